import { type EvidenceFile, evidenceRules } from '#contract/compliance/evidence.ts';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { FileButton } from '#web/ui/form/file-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useMutation } from '@tanstack/react-query';
import { Paperclip, X } from 'lucide-react';
import { useId, useState } from 'react';
import { EvidenceLink } from './evidence-link.tsx';

interface EvidenceFieldProps {
  file: EvidenceFile | null;
  onFile: (file: EvidenceFile | null) => void;
}

/** One file that an answer stands on, kept as soon as it is chosen. */
export function EvidenceField({ file, onFile }: EvidenceFieldProps) {
  const id = useId();
  const [trouble, setTrouble] = useState('');
  const { mutate, isPending } = useMutation(
    api.compliance.addFile.mutationOptions({
      onSuccess: onFile,
      onError: (error) => setTrouble(wordsFor(error)),
    }),
  );
  function choose(chosen: File) {
    const isTooLarge = chosen.size > evidenceRules.maxBytes;
    setTrouble(isTooLarge ? m.compliance_file_too_large() : '');
    if (!isTooLarge) mutate({ file: chosen });
  }
  if (file)
    return (
      <p className="flex flex-wrap items-center gap-x-2">
        <EvidenceLink file={file} />
        <Button variant="ghost" size="small" onClick={() => onFile(null)}>
          <X aria-hidden />
          {m.compliance_file_remove()}
          <span className="sr-only"> {file.name}</span>
        </Button>
      </p>
    );
  return (
    <div>
      <FileButton
        icon={isPending ? <Spinner /> : <Paperclip aria-hidden />}
        accept={evidenceRules.types.join(',')}
        aria-describedby={`${id}-rules ${id}-trouble`}
        aria-invalid={trouble !== '' || undefined}
        aria-busy={isPending || undefined}
        onFile={choose}
      >
        {m.compliance_file_add()}
      </FileButton>
      <p id={`${id}-rules`} className="mt-1 text-xs text-muted">
        {m.compliance_file_rules()}
      </p>
      <p id={`${id}-trouble`} role="alert" className="text-sm text-danger-text empty:hidden">
        {trouble}
      </p>
    </div>
  );
}

import type { EvidenceFile } from '#contract/compliance/evidence.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useState } from 'react';
import { EvidenceField } from './evidence-field.tsx';

interface AnswerNoteProps {
  /** What was noted the last time. */
  first: { note: string; file: EvidenceFile | null };
  isBusy: boolean;
  onSave: (noted: { note: string; fileId: string | null }) => void;
  onCancel: () => void;
}

/** Whoever says yes goes on with what is kept as evidence. No form: it may stand within one. */
export function AnswerNote({ first, isBusy, onSave, onCancel }: AnswerNoteProps) {
  const [note, setNote] = useState(first.note);
  const [file, setFile] = useState(first.file);
  return (
    <div className="space-y-3">
      <TextArea
        label={m.compliance_note()}
        name="note"
        hint={m.compliance_note_hint()}
        maxLength={1000}
        rows={2}
        ref={focus}
        value={note}
        onValueChange={setNote}
      />
      <EvidenceField file={file} onFile={setFile} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={isBusy} onClick={() => onSave({ note, fileId: file?.id ?? null })}>
          {m.compliance_save()}
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {m.compliance_cancel()}
        </Button>
      </div>
    </div>
  );
}

function focus(control: HTMLTextAreaElement | null): void {
  control?.focus();
}

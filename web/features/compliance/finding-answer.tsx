import type { Finding } from '#contract/compliance/finding.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { formatDate } from '#web/ui/format/format.ts';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AnswerNote } from './answer-note.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import { rememberCompliance } from './use-compliance.ts';

interface FindingAnswerProps {
  shown: Shown;
  finding: Finding;
  /** Leads to what it is about. */
  onChange: (() => void) | undefined;
}

/** Yes with a note that is kept as evidence, or no; and what was answered before. */
export function FindingAnswer({ shown, finding, onChange }: FindingAnswerProps) {
  const { id: findingId, answer } = finding;
  const [{ stage, turn }, setStage] = useState({ stage: startOf(answer), turn: 0 });
  const go = (to: Stage) => setStage((now) => ({ stage: to, turn: now.turn + 1 }));
  // What was pressed is gone with each turn.
  const place = useLostFocus<HTMLDivElement>(turn > 0, turn);
  const { mutate, isPending } = useMutation(
    api.compliance.answer.mutationOptions({
      onSuccess(told) {
        rememberCompliance(shown, told);
        go('answered');
      },
      onError: (error) => void toastError(m.compliance_save_failed(), wordsFor(error)),
    }),
  );
  const change = onChange && (
    <Button variant="ghost" size="small" onClick={onChange}>
      {m.compliance_change()}
    </Button>
  );
  return (
    <div ref={place} tabIndex={-1} className="rounded-lg">
      {stage === 'noting' ? (
        <AnswerNote
          first={answer ?? { note: '', file: null }}
          isBusy={isPending}
          onSave={(noted) => mutate({ shown, findingId, isSo: true, ...noted })}
          onCancel={() => go(startOf(answer))}
        />
      ) : stage === 'answered' && answer ? (
        <div className="space-y-1">
          <p className="text-muted">{whoSaidWhat(answer)}</p>
          {answer.note && <p className="border-l-2 border-line-strong pl-3 break-words">{answer.note}</p>}
          {answer.file && <EvidenceLink file={answer.file} />}
          <div className="-ml-3 flex flex-wrap gap-2">
            {!answer.isSo && change}
            <Button variant="ghost" size="small" onClick={() => go('asking')}>
              {m.compliance_again()}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => go('noting')}>
            {m.compliance_yes()}
          </Button>
          <Button
            variant="ghost"
            size="small"
            busy={isPending}
            onClick={() => mutate({ shown, findingId, isSo: false, note: '', fileId: null })}
          >
            {m.compliance_no()}
          </Button>
          {change}
        </div>
      )}
    </div>
  );
}

type Stage = 'asking' | 'noting' | 'answered';

function startOf(answer: Finding['answer']): Stage {
  return answer ? 'answered' : 'asking';
}

function whoSaidWhat({ isSo, by: name, at }: NonNullable<Finding['answer']>): string {
  const said = { name, date: formatDate(at) };
  return isSo ? m.compliance_said_yes(said) : m.compliance_said_no(said);
}

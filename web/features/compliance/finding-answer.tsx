import type { Finding } from '#contract/compliance/finding.ts';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { formatDate } from '#web/ui/format/format.ts';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rememberCompliance } from './use-compliance.ts';

/** Whoever says yes goes on with the note. */
function focus(control: HTMLTextAreaElement | null): void {
  control?.focus();
}

interface FindingAnswerProps {
  campaignId: string;
  finding: Finding;
  /** Leads to what it is about. */
  onChange: (() => void) | undefined;
}

/** Yes with a note that is kept as evidence, or no; and what was answered before. */
export function FindingAnswer({ campaignId, finding, onChange }: FindingAnswerProps) {
  const { id: findingId, answer } = finding;
  const [isAsking, setIsAsking] = useState(false);
  const [isNoting, setIsNoting] = useState(false);
  const [note, setNote] = useState(answer?.note ?? '');
  const { mutate, isPending } = useMutation(
    api.compliance.answer.mutationOptions({
      onSuccess(told) {
        setIsAsking(false);
        setIsNoting(false);
        rememberCompliance(campaignId, told);
      },
      onError: (error) => void toastError(m.compliance_save_failed(), wordsFor(error)),
    }),
  );
  const change = onChange && (
    <Button variant="ghost" size="small" onClick={onChange}>
      {m.compliance_change()}
    </Button>
  );
  if (isNoting)
    return (
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ campaignId, findingId, isSo: true, note });
        }}
      >
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
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" busy={isPending}>
            {m.compliance_save()}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setIsNoting(false)}>
            {m.compliance_cancel()}
          </Button>
        </div>
      </form>
    );
  if (answer && !isAsking) {
    const said = { name: answer.by, date: formatDate(answer.at) };
    return (
      <div className="space-y-1">
        <p className="text-muted">{answer.isSo ? m.compliance_said_yes(said) : m.compliance_said_no(said)}</p>
        {answer.note && <p className="border-l-2 border-line-strong pl-3 break-words">{answer.note}</p>}
        <div className="flex flex-wrap gap-2">
          {!answer.isSo && change}
          <Button variant="ghost" size="small" onClick={() => setIsAsking(true)}>
            {m.compliance_again()}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="small" onClick={() => setIsNoting(true)}>
        {m.compliance_yes()}
      </Button>
      <Button
        variant="ghost"
        size="small"
        busy={isPending}
        onClick={() => mutate({ campaignId, findingId, isSo: false, note: '' })}
      >
        {m.compliance_no()}
      </Button>
      {change}
    </div>
  );
}

import { type Approval, approvalLimits, type Decision } from '#contract/approvals.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { DialogFooter } from '#web/ui/overlay/dialog-footer.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useState } from 'react';

export interface GivenAnswer {
  decision: Decision;
  name: string;
  words: string;
  spots: { spot: string; words: string }[];
}

interface AnswerBarProps {
  approval: Approval;
  spots: GivenAnswer['spots'];
  /** A member is known by name. */
  asksName: boolean;
  isSending: boolean;
  error: Error | null;
  onAnswer: (answer: GivenAnswer) => void;
}

/** Approve, ask for changes or refuse: at the foot of the window, each asked once more with what it means. */
export function AnswerBar({ approval, spots, ...rest }: AnswerBarProps) {
  const [decision, setDecision] = useState<Decision>();
  const { askedBy: asker, version } = approval;
  const texts = {
    approved: { title: m.approvals_approve_title({ version }), text: m.approvals_approve_text() },
    changes: { title: m.approvals_changes_title(), text: m.approvals_changes_text({ asker }) },
    refused: { title: m.approvals_refuse_title(), text: m.approvals_refuse_text({ asker }) },
  };
  return (
    <section
      aria-label={m.approvals_answer()}
      data-foot-bar
      className="sticky bottom-0 z-20 -mx-4 mt-8 border-t border-line bg-ground px-4 py-3 sm:-mx-6 sm:px-6"
    >
      <div className="mx-auto flex max-w-3xl flex-wrap gap-2 *:grow">
        <Button variant={spots.length > 0 ? 'secondary' : 'primary'} onClick={() => setDecision('approved')}>
          {m.approvals_approve()}
        </Button>
        <Button variant={spots.length > 0 ? 'primary' : 'secondary'} onClick={() => setDecision('changes')}>
          {m.approvals_changes()}
        </Button>
        <Button variant="secondary" onClick={() => setDecision('refused')}>
          {m.approvals_refuse()}
        </Button>
      </div>
      {decision && (
        <Dialog open onOpenChange={(isOpen) => !isOpen && setDecision(undefined)} {...texts[decision]}>
          <AnswerForm key={decision} {...{ decision, spots }} {...rest} />
        </Dialog>
      )}
    </section>
  );
}

const says = { approved: m.approvals_approve, changes: m.approvals_changes, refused: m.approvals_refuse };

type AnswerFormProps = Omit<AnswerBarProps, 'approval'> & { decision: Decision };

function AnswerForm({ decision, spots, asksName, isSending, error, onAnswer }: AnswerFormProps) {
  const [name, setName] = useState('');
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const isNameless = asksName && name.trim() === '';
  const isWordless = words.trim() === '' && decision !== 'approved' && spots.length === 0;
  const wordless = decision === 'refused' ? m.approvals_words_why() : m.approvals_words_missing();
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isNameless && !isWordless) onAnswer({ decision, name, words, spots });
      }}
    >
      {asksName && (
        <TextField
          label={m.approvals_your_name()}
          hint={m.approvals_your_name_hint()}
          autoComplete="name"
          value={name}
          onValueChange={setName}
          maxLength={approvalLimits.name}
          error={isTried && isNameless ? m.approvals_your_name_missing() : undefined}
          required
        />
      )}
      <TextArea
        label={
          decision === 'approved' || spots.length > 0 ? m.approvals_words_optional() : m.approvals_words()
        }
        value={words}
        onValueChange={setWords}
        maxLength={approvalLimits.words}
        error={isTried && isWordless ? wordless : undefined}
      />
      {spots.length > 0 && (
        <p className="text-sm text-muted">{m.approvals_spots_along({ count: spots.length })}</p>
      )}
      <DialogFooter note={error && <p className="text-sm text-danger-text">{wordsFor(error)}</p>}>
        <Button type="submit" variant={decision === 'refused' ? 'danger' : 'primary'} busy={isSending}>
          {says[decision]()}
        </Button>
      </DialogFooter>
    </form>
  );
}

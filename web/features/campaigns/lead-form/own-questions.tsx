import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Plus, X } from 'lucide-react';
import { leadFormLengths } from './lead-form-draft.ts';

interface OwnQuestionsProps {
  questions: readonly string[];
  onChange: (questions: string[]) => void;
}

/** Questions in one's own words, answered by typing. */
export function OwnQuestions({ questions, onChange }: OwnQuestionsProps) {
  return (
    <div className="space-y-3">
      {questions.map((question, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Questions have nothing but their place.
        <div key={place} className="flex items-end gap-2">
          <TextField
            className="grow"
            label={m.drafts_form_own({ n: place + 1 })}
            maxLength={leadFormLengths.ownQuestion}
            placeholder={m.drafts_form_own_example()}
            value={question}
            onValueChange={(text) => onChange(questions.with(place, text))}
          />
          <IconButton
            name={m.drafts_form_own_remove({ n: place + 1 })}
            onClick={() => onChange(questions.toSpliced(place, 1))}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      {questions.length < leadFormLengths.ownQuestions && (
        <Button variant="secondary" size="small" onClick={() => onChange([...questions, ''])}>
          <Plus aria-hidden />
          {m.drafts_form_own_add()}
        </Button>
      )}
    </div>
  );
}

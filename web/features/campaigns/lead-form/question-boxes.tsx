import { prefilledQuestions, type PrefilledQuestion } from '#contract/campaigns/facebook-choices.ts';
import { m } from '#web/paraglide/messages.js';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { nameQuestion } from './question-names.ts';
import { useId } from 'react';

interface QuestionBoxesProps {
  asked: readonly PrefilledQuestion[];
  onChoose: (question: PrefilledQuestion, isAsked: boolean) => void;
  isWrong: boolean;
}

/** Which of the questions are asked that Facebook answers from a person's profile. */
export function QuestionBoxes({ asked, onChoose, isWrong }: QuestionBoxesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={isWrong ? `${id}-error ${id}-hint` : `${id}-hint`}>
      <legend className="text-sm font-semibold">{m.drafts_form_questions()}</legend>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {m.drafts_form_questions_hint()}
      </p>
      <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
        {prefilledQuestions.map((question) => (
          <Checkbox
            key={question}
            className="text-sm"
            checked={asked.includes(question)}
            onCheckedChange={(isAsked) => onChoose(question, isAsked)}
          >
            {nameQuestion(question)}
          </Checkbox>
        ))}
      </div>
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger-text">
          {m.drafts_form_questions_none()}
        </p>
      )}
    </fieldset>
  );
}

import { prefilledQuestions, type PrefilledQuestion } from '#contract/campaigns/facebook-choices.ts';
import { m } from '#web/paraglide/messages.js';
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
          <label key={question} className="flex min-h-11 items-center gap-3 text-sm md:min-h-9">
            <input
              type="checkbox"
              checked={asked.includes(question)}
              onChange={(event) => onChoose(question, event.target.checked)}
              className="size-4 shrink-0"
            />
            {nameQuestion(question)}
          </label>
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

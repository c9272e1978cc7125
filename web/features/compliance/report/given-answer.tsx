import type { Finding } from '#contract/compliance/finding.ts';
import { answerWords } from './report-words.ts';

/** Yes or no, by whom, and why. */
export function GivenAnswer({ answer }: { answer: NonNullable<Finding['answer']> }) {
  return (
    <>
      {answerWords(answer)}
      {answer.note && (
        <span className="mt-1 block border-l-2 border-line-strong pl-3 whitespace-pre-line text-text">
          {answer.note}
        </span>
      )}
    </>
  );
}

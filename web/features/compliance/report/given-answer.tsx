import type { Finding } from '#contract/compliance/finding.ts';
import { lawName } from '../law-link.tsx';
import { answerWords } from './report-words.ts';

interface GivenAnswerProps {
  /** By which it was asked. */
  law: string | undefined;
  answer: Finding['answer'];
}

/** By which law something is said or asked, and what was answered: yes or no, by whom, and why. */
export function GivenAnswer({ law, answer }: GivenAnswerProps) {
  return (
    <>
      {law && <span className="block">{lawName(law)}</span>}
      {answer && answerWords(answer)}
      {answer?.note && (
        <span className="mt-1 block border-l-2 border-line-strong pl-3 whitespace-pre-line text-text">
          {answer.note}
        </span>
      )}
    </>
  );
}

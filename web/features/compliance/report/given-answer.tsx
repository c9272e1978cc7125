import type { Finding } from '#contract/compliance/finding.ts';
import { EvidenceLink } from '../evidence-link.tsx';
import { answerWords } from './report-words.ts';

/** What somebody said to a question, and what it stands on. */
export function GivenAnswer({ answer }: { answer: NonNullable<Finding['answer']> }) {
  return (
    <div className="space-y-1">
      <p className="font-medium">{answerWords(answer)}</p>
      {answer.note && (
        <p className="border-l-2 border-line-strong pl-3 whitespace-pre-line wrap-anywhere">{answer.note}</p>
      )}
      {answer.file && <EvidenceLink file={answer.file} />}
    </div>
  );
}

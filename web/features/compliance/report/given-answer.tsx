import type { Finding } from '#contract/compliance/finding.ts';
import { EvidenceLink } from '../evidence-link.tsx';

/** What an answer stands on. */
export function GivenAnswer({ answer }: { answer: NonNullable<Finding['answer']> }) {
  return (
    <>
      {answer.note && (
        <p className="border-l-2 border-line-strong pl-3 whitespace-pre-line wrap-anywhere">{answer.note}</p>
      )}
      {answer.file && <EvidenceLink file={answer.file} />}
    </>
  );
}

import type { Finding } from '#contract/compliance/finding.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { type ReactNode, useState } from 'react';
import { AllAnswered } from './all-answered.tsx';
import { FindingList } from './finding-list.tsx';

interface FieldsFoundProps {
  shown: Shown;
  findings: readonly Finding[];
  /** Other words for it. */
  wording?: ((finding: Finding) => ReactNode) | undefined;
}

/** What was found in some fields, or that what was asked of them is answered. */
export function FieldsFound({ shown, findings, wording }: FieldsFoundProps) {
  const [told, setTold] = useState(0);
  const place = useLostFocus<HTMLDivElement>(told > 0, told);
  const left = useLeftToSay(findings);
  if (left.length === 0 && told === 0) return null;
  return (
    <div ref={place} tabIndex={-1} className="rounded-lg">
      {left.length > 0 ? (
        <FindingList {...{ shown, wording }} findings={left} onTold={() => setTold(told + 1)} />
      ) : (
        <AllAnswered />
      )}
    </div>
  );
}

/** Not what was answered before somebody came here; what they answer here stays, to answer it again. */
function useLeftToSay(findings: readonly Finding[]): Finding[] {
  const [met, setMet] = useState<readonly string[]>([]);
  const isNew = ({ id, answer }: Finding) => !answer?.isSo && !met.includes(id);
  const fresh = findings.filter(isNew);
  if (fresh.length > 0) setMet([...met, ...fresh.map(({ id }) => id)]);
  return findings.filter(({ id, answer }) => !answer?.isSo || met.includes(id));
}

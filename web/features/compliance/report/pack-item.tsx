import type { ReportedRule } from '#contract/compliance/report.ts';
import { Fold } from '#web/ui/fold.tsx';
import { useState } from 'react';
import { LawLink, lawName } from '../law-link.tsx';

interface PackItemProps {
  name: string;
  count: number;
  /** None where they have changed since. */
  rules: readonly ReportedRule[];
}

/** How many rules of a body were held against something; each unfolds to all it asks. */
export function PackItem({ name, count, rules }: PackItemProps) {
  const [isRead, setRead] = useState(false);
  const heading = (
    <span className="flex justify-between gap-4 tabular-nums">
      {name} <span className="font-normal text-muted">{count}</span>
    </span>
  );
  if (rules.length === 0) return <li className="py-3 font-medium">{heading}</li>;
  return (
    <li>
      {/* Drawn once somebody wants to read them: a report can hold a hundred such lists. */}
      <Fold look="row" heading={heading} onToggle={() => setRead(true)}>
        {isRead && (
          <ul className="divide-y divide-line border-l border-line pl-4">
            {rules.map((rule) => (
              <li key={rule.id} className="break-inside-avoid">
                <Fold look="row" heading={lawName(rule.law)}>
                  <ul className="list-disc space-y-2 pl-4">
                    {rule.asks.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                  <LawLink finding={rule} isNamed />
                </Fold>
              </li>
            ))}
          </ul>
        )}
      </Fold>
    </li>
  );
}

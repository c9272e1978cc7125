import type { Judgement, ReportedRule } from '#contract/compliance/report.ts';
import { m } from '#web/paraglide/messages.js';
import { Fold } from '#web/ui/fold.tsx';
import { useState } from 'react';
import { LawLink, lawName } from '../law-link.tsx';

const names = { norway: m.report_pack_norway, eu: m.report_pack_eu, meta: m.report_pack_meta };

interface PackItemProps {
  pack: Judgement['packs'][number];
  /** Rules as they stand now. */
  known: readonly ReportedRule[];
}

/** How many rules of a body were held against something; each unfolds to all it asks. */
export function PackItem({ pack, known }: PackItemProps) {
  // None where they have changed since.
  const rules = known.filter((rule) => rule.pack === pack.name && rule.version === pack.version);
  const [isRead, setRead] = useState(false);
  const heading = (
    <span className="flex justify-between gap-4 tabular-nums">
      {names[pack.name]()} <span className="font-normal text-muted">{pack.rules}</span>
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

import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { TriangleAlert } from 'lucide-react';
import { useDeferredValue } from 'react';
import { adFieldName } from '../ads/ad-field-name.ts';
import { findRisks, type Risk } from './review-risks.ts';
import { describeRisk } from './risk-words.ts';

interface RiskCardProps {
  reviewed: Parameters<typeof findRisks>[0];
  onChange: (field: string) => void;
}

/** What Meta may refuse, each with the way to the field; nothing where nothing was found. */
export function RiskCard({ reviewed, onChange }: RiskCardProps) {
  // Whoever types an ad need not wait for this.
  const risks = findRisks(useDeferredValue(reviewed));
  if (risks.length === 0) return null;
  return (
    <Card heading="h3" title={m.campaigns_risk_title()}>
      <ul className="space-y-3 text-sm">
        {risks.map((risk) => {
          const text = describeRisk(risk);
          return (
            <li key={text} className="flex items-start gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-text" />
              <div className="min-w-0">
                <p className="break-words">{text}</p>
                <button
                  type="button"
                  aria-label={m.campaigns_risk_change_named({ text })}
                  className="min-h-6 font-semibold text-accent-text hover:underline"
                  onClick={() => onChange(fieldOf(risk))}
                >
                  {m.campaigns_sum_change()}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The control where it is changed. */
function fieldOf(risk: Risk): string {
  switch (risk.kind) {
    case 'category-missing':
    case 'politics-authorisation':
      return 'specialAdCategory';
    case 'politics-in-eu':
    case 'places-overlap':
      return 'locations';
    case 'budget-high':
      return 'dailyBudgetMinor';
    case 'aim-too-narrow':
      return 'ageFrom';
    case 'picture-small':
      return 'mediaIds';
    case 'text-missing':
    case 'text-cut-off':
    case 'text-odd-letters':
      return adFieldName(risk.adId, risk.field);
  }
}

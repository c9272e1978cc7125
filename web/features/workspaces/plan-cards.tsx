import { plans } from '#contract/people/plans.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { formatWhole } from '#web/ui/format/format.ts';
import { planPromises } from './plan-promises.ts';

const offered = ['basic', 'pro', 'enterprise'] as const;
type OfferedPlan = (typeof offered)[number];
const lines = {
  basic: m.landing_plan_basic,
  pro: m.landing_plan_pro,
  enterprise: m.landing_plan_enterprise,
};

/** Holds its line where it says nothing. */
const quiet = 'mt-2 h-4 text-center text-xs text-muted';

interface PlanCardsProps {
  /** The button each of them carries. */
  action: (isPopular: boolean, plan: OfferedPlan) => ReactNode;
  /** Under the buttons of plans that begin by themselves. */
  under?: ReactNode;
  /** What stands where a plan has no price. */
  unpriced?: string;
}

/** The three plans side by side. */
export function PlanCards({ action, under, unpriced = m.landing_plan_contact() }: PlanCardsProps) {
  return (
    <div className="@container">
      <ul className="grid gap-4 @2xl:grid-cols-3 @2xl:gap-y-0">
        {offered.map((plan) => {
          const isPopular = plan === 'pro';
          return (
            <li
              key={plan}
              className={cn(
                // Side by side, what they say stands in line: five rows at most, then seven promises.
                'flex flex-col rounded-xl border bg-surface p-6 @2xl:row-span-12 @2xl:grid @2xl:grid-rows-subgrid @2xl:p-5 @4xl:p-8',
                isPopular ? 'border-accent' : 'border-line',
              )}
            >
              <div className="flex min-h-7 items-center justify-between gap-3">
                <h3 className="text-lg font-semibold">{plans[plan].name}</h3>
                {isPopular && <Badge tone="accent">{m.landing_plan_popular()}</Badge>}
              </div>
              <p className="mt-1 text-sm text-muted">{lines[plan]()}</p>
              <Price minor={plans[plan].monthlyPriceMinor} unpriced={unpriced} />
              <div className="mt-6">{action(isPopular, plan)}</div>
              {under && <p className={quiet}>{plan !== 'enterprise' && under}</p>}
              <ul className="mt-6 space-y-2.5 text-sm @2xl:row-span-7 @2xl:grid @2xl:grid-rows-subgrid">
                {planPromises(plan).map(({ text, note }) => (
                  <li key={text} className="flex gap-2.5">
                    <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
                    <span>
                      {text}
                      {note && <span className="block text-muted">{note}</span>}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Price({ minor, unpriced }: { minor: number | null; unpriced: string }) {
  if (minor === null)
    return <p className="mt-6 text-2xl leading-9 font-semibold tracking-tight @4xl:text-3xl">{unpriced}</p>;
  return (
    <p className="mt-6">
      <span className="text-3xl font-semibold">
        {m.landing_plan_month({ price: formatWhole(minor / 100) })}
      </span>
      <span className="ml-1 text-muted">{m.landing_plan_per_month()}</span>
      {/* The root of the page says which of them the operator has chosen. */}
      <span className="hidden text-sm text-muted in-data-[vat=excluded]:block">
        {m.landing_plan_vat_excluded()}
      </span>
      <span className="hidden text-sm text-muted in-data-[vat=included]:block">
        {m.landing_plan_vat_included()}
      </span>
    </p>
  );
}

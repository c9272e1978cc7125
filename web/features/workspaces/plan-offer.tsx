import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { plans, trialDays } from '#contract/people/plans.ts';
import { hasPlan } from '#contract/people/workspaces.ts';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanMeter } from './plan-meter.tsx';
import { PlanOf } from './plan-of.tsx';
import { standingWords } from './standing-words.ts';

interface PlanOfferProps {
  action: (look: { variant: 'primary' | 'secondary'; label: string }) => ReactNode;
  /** When somebody is there to switch one on, where nobody is now. */
  opens: string | undefined;
}

/** Where one stands, the plans to choose from, and who is paid for what. Takes the page's attention when it appears, since somebody asked for it. */
export function PlanOffer({ action, opens }: PlanOfferProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: workspace, error } = useQuery(api.workspaces.current.queryOptions());
  const [now] = useState(() => new Date());
  const { campaignsPerMonth: campaigns, mediaPerCampaign: media } = plans.free;
  const bills = [
    { title: m.plans_ours(), text: m.plans_ours_text() },
    { title: m.plans_metas(), text: m.plans_metas_text() },
    { title: m.plans_trial(), text: m.plans_trial_text({ days: trialDays, campaigns, media }) },
  ];
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <>
      <BackLink to="/dashboard" name={m.workspaces_plans_back()} />
      <PageHeader
        heading={heading}
        title={m.workspaces_plans()}
        text={
          <div className="space-y-2">
            <PlanOf workspace={workspace} />
            {hasPlan(workspace) && <p className="font-medium text-text">{standingWords(workspace, now)}</p>}
            <p>{opens ? m.workspaces_plans_closed({ when: opens }) : m.workspaces_plans_text()}</p>
          </div>
        }
        actions={
          hasPlan(workspace) && (
            <div className="w-full rounded-xl border border-line bg-surface px-5 py-4 max-sm:mt-2 xl:w-[calc((100%-2rem)/3)]">
              <PlanMeter workspace={workspace} now={now} isEndSaid />
            </div>
          )
        }
      />
      {error && <LoadError error={error} />}
      <h2 className="sr-only">{m.landing_plans_title()}</h2>
      <PlanCards
        unpriced={m.workspaces_price_agreed()}
        action={(isPopular, plan) =>
          action({
            variant: isPopular ? 'primary' : 'secondary',
            label:
              plan === 'enterprise' ? m.dashboard_plan_talk() : m.workspaces_ask({ plan: plans[plan].name }),
          })
        }
      />
      <section aria-labelledby="plan-bills" className="border-t border-line pt-6">
        <h2 id="plan-bills" className="mb-4 text-base font-semibold">
          {m.plans_money()}
        </h2>
        <dl className="grid gap-x-4 gap-y-5 text-sm *:pr-4 sm:grid-cols-3">
          {bills.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-pretty text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

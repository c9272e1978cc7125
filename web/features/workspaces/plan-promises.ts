import { plans, type Plan } from '#contract/people/plans.ts';
import { m } from '#web/paraglide/messages.js';

type PaidPlan = Exclude<Plan, 'free'>;

const more: Record<PaidPlan, (() => string)[]> = {
  basic: [m.landing_plan_ai_basic, m.landing_plan_support_standard],
  pro: [
    m.landing_plan_ai_advanced,
    m.landing_plan_support_priority,
    m.landing_plan_analytics,
    m.landing_plan_testing,
  ],
  enterprise: [
    m.landing_plan_ai_premium,
    m.landing_plan_support_dedicated,
    m.landing_plan_analytics_advanced,
    m.landing_plan_integrations,
    m.landing_plan_team,
  ],
};

interface Promised {
  text: string;
  /** What narrows it, in smaller letters. */
  note?: string;
}

/** What a plan holds, line by line; the limits come from the plan catalogue. */
export function planPromises(plan: PaidPlan): Promised[] {
  const { campaignsPerMonth, mediaPerCampaign: count } = plans[plan];
  return [
    {
      text:
        campaignsPerMonth === null
          ? m.landing_plan_campaigns_unlimited()
          : m.landing_plan_campaigns({ count: campaignsPerMonth }),
    },
    'keepsAllMedia' in plans[plan]
      ? { text: m.landing_plan_media_unlimited(), note: m.landing_plan_media_unlimited_note({ count }) }
      : { text: m.landing_plan_media({ count }) },
    ...more[plan].map((promise) => ({ text: promise() })),
  ];
}

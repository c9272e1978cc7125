import type { Plan } from '#contract/plans.ts';

/** What a plan costs a month, in øre. Null: talk to us. The one place where a price is written. */
export const monthlyPriceMinor: Record<Exclude<Plan, 'free'>, number | null> = {
  basic: 970_00,
  pro: 1700_00,
  enterprise: null,
};

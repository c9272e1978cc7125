/** The plan catalogue: the one place where a limit of a plan is written. `null` means without limit. */
export const plans = {
  free: { name: 'Free', campaignsPerMonth: 3, mediaPerCampaign: 5 },
  basic: { name: 'Basic', campaignsPerMonth: 5, mediaPerCampaign: 3 },
  pro: { name: 'Pro', campaignsPerMonth: 25, mediaPerCampaign: 5 },
  enterprise: { name: 'Enterprise', campaignsPerMonth: null, mediaPerCampaign: null },
} as const;

export type Plan = keyof typeof plans;

export const planNames = Object.keys(plans) as [Plan, ...Plan[]];

/** Pictures or videos one campaign may hold, whatever the plan. */
export const mediaPerCampaign = 5;

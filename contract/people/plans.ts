/**
 * The plan catalogue: the one place where a price or a limit of a plan is written. A `null` limit means none,
 * a `null` price means: talk to us. Prices are in øre (NOK).
 */
export const plans = {
  free: { name: 'Free', monthlyPriceMinor: 0, campaignsPerMonth: 3, mediaPerCampaign: 5 },
  basic: { name: 'Basic', monthlyPriceMinor: 970_00, campaignsPerMonth: 5, mediaPerCampaign: 3 },
  pro: { name: 'Pro', monthlyPriceMinor: 1700_00, campaignsPerMonth: 25, mediaPerCampaign: 5 },
  enterprise: {
    name: 'Enterprise',
    monthlyPriceMinor: null,
    campaignsPerMonth: null,
    mediaPerCampaign: 5,
    /** A workspace keeps as many as it likes; each campaign still holds as many as said above. */
    keepsAllMedia: true,
  },
} as const;

/** How long a new workspace may try, without a card. */
export const trialDays = 14;

export type Plan = keyof typeof plans;

export const planNames = Object.keys(plans) as [Plan, ...Plan[]];

/** Pictures or videos one campaign may hold, whatever the plan. */
export const mediaPerCampaign = 5;

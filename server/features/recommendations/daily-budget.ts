import type { KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';

/** What these campaigns may cost in a day by their budgets; null where there are none, or one has no budget of its own. */
export function dailyBudgetOf(campaigns: readonly Pick<KnownCampaign, 'dailyBudgetMinor'>[]): number | null {
  const budgets = campaigns.flatMap(({ dailyBudgetMinor }) => dailyBudgetMinor ?? []);
  if (budgets.length === 0 || budgets.length < campaigns.length) return null;
  return budgets.reduce((sum, budget) => sum + budget, 0);
}

import type { Campaign } from '#contract/campaigns/campaign.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';

/** How many of its ads will be published, as the builder says it, and what it costs before and then. */
export function publishingFacts({ ads, dailyBudgetMinor, currency }: Campaign): string {
  const chosen = ads.filter(({ selected }) => selected).length;
  return [
    ...(ads.length > 0 ? [`${m.campaigns_ads_chosen({ chosen, all: ads.length })}.`] : []),
    m.drafts_draft_text(),
    ...(dailyBudgetMinor === null
      ? []
      : [m.drafts_draft_after({ amount: formatWholeMoney(dailyBudgetMinor, currency) })]),
  ].join(' ');
}

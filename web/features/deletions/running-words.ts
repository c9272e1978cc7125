import type { AccountSpending } from '#contract/live/guardrails.ts';
import type { LiveOverview } from '#contract/live/live-campaign.ts';
import { api, queryClient } from '#web/api.ts';
import { formatMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/** What goes on at Meta and may cost, as far as it is known already; undefined where nothing may. */
export function runningWords(accounts: readonly AccountSpending[]): string | undefined {
  const costs = accounts
    .filter(({ atWorst }) => atWorst.dayMinor > 0)
    .map(({ atWorst, currency }) => formatMoney(atWorst.dayMinor, currency));
  if (costs.length === 0) return undefined;
  const amount = new Intl.ListFormat(pageLanguage()).format(costs);
  const count = costs.length === 1 ? countOn() : 0;
  return count > 0 ? m.deletions_dialog_on({ count, amount }) : m.deletions_dialog_cost({ amount });
}

/** How many campaigns are on, by whatever list of them this browser has; 0 where it has none. */
function countOn(): number {
  const lists = queryClient.getQueriesData<LiveOverview>({ queryKey: api.liveCampaigns.overview.key() });
  const campaigns = lists.find(([, list]) => list)?.[1]?.campaigns ?? [];
  return campaigns.filter(({ configuredStatus, goneAt }) => configuredStatus === 'ACTIVE' && goneAt === null)
    .length;
}

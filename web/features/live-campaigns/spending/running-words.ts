import type { AccountSpending } from '#contract/live/guardrails.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/** What goes on at Meta and may cost, and how many campaigns that are where it is known; undefined where nothing may. */
export function runningWords(accounts: readonly AccountSpending[], known: number): string | undefined {
  const costs = accounts
    .filter(({ atWorst }) => atWorst.dayMinor > 0)
    .map(({ atWorst, currency }) => formatWholeMoney(atWorst.dayMinor, currency));
  if (costs.length === 0) return undefined;
  const amount = new Intl.ListFormat(pageLanguage()).format(costs);
  // The list of campaigns is of one ad account.
  const count = costs.length === 1 ? known : 0;
  return count > 0 ? m.deletions_dialog_on({ count, amount }) : m.deletions_dialog_cost({ amount });
}

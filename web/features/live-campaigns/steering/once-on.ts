import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { worstDayOf } from '#contract/live/spending.ts';
import { formatRoundMoney, formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';

type Switched = Pick<
  LiveCampaign,
  'configuredStatus' | 'goneAt' | 'dailyBudgetMinor' | 'budgetPlace' | 'currency'
>;

/** What a day of a campaign may cost once it is switched on; undefined where it is on, or that is not known. */
export function onceOn(switched: Switched): string | undefined {
  const worst = worstOnceOn(switched);
  return worst === null
    ? undefined
    : m.changes_once_on({ amount: formatWholeMoney(worst, switched.currency) });
}

/** The same beside the switch of a row. */
export function onceOnBrief(switched: Switched): string | undefined {
  const worst = worstOnceOn(switched);
  return worst === null
    ? undefined
    : m.changes_once_on_brief({ amount: formatRoundMoney(worst, switched.currency) });
}

function worstOnceOn({ configuredStatus, goneAt, dailyBudgetMinor, budgetPlace }: Switched): number | null {
  if (configuredStatus === 'ACTIVE' || goneAt !== null || !dailyBudgetMinor) return null;
  return budgetPlace === 'lifetime' ? null : worstDayOf(dailyBudgetMinor);
}

import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { m } from '#web/paraglide/messages.js';
import { formatMoney } from '#web/money.ts';

/** What a campaign may spend a day, to be changed where it stands. */
export function DailyBudget({ campaign }: { campaign: LiveCampaign }) {
  const { dailyBudgetMinor, currency } = campaign;
  return <span>{dailyBudgetMinor === null ? m.live_none() : formatMoney(dailyBudgetMinor, currency)}</span>;
}

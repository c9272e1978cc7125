import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import type { Period } from '#contract/live/live-figures.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDay } from '#web/ui/format/format.ts';

const days: Partial<Record<Period, number>> = { '7d': 7, '14d': 14, '30d': 30 };

/** What is chosen: 'Yesterday', '7 days', 'This month'; and the same where there is little room. */
export function periodNames(period: Period): { label: string; short: string } {
  if (period === 'yesterday')
    return { label: m.livecharts_yesterday(), short: m.livecharts_yesterday_short() };
  const count = days[period];
  return count === undefined
    ? { label: m.livecharts_this_month(), short: m.livecharts_this_month_short() }
    : { label: m.livecharts_days({ days: count }), short: m.livecharts_days_short({ days: count }) };
}

type Told = Pick<LiveCampaignDetail, 'days'> & Partial<Pick<LiveCampaignDetail, 'campaign'>>;

/** Which days figures are of: 'Last 7 full days, Nov 14 to Nov 20'; of what began within them, since when. */
export function periodWords(period: Period, { days: { since, until }, campaign }: Told): string {
  const began = campaign?.createdAt.slice(0, 10) ?? since;
  const [from, to] = [formatDay(since, { short: true }), formatDay(until, { short: true })];
  if (period === 'yesterday') return m.livecharts_only_day({ day: to });
  if (began > since && began <= until)
    return m.livecharts_full_days_since({ day: formatDay(began, { short: true }) });
  const count = days[period];
  return count === undefined
    ? m.livecharts_month_days({ from, to })
    : m.livecharts_full_days({ days: count, from, to });
}

/** What a period is compared with: 'the 7 days before'. */
export function wordsBefore(period: Period): string {
  const count = days[period];
  return count === undefined ? m.livecharts_day_before() : m.livecharts_days_before({ days: count });
}

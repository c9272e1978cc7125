import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import type { Figures, Period } from '#contract/live/live-figures.ts';
import { formatRoundMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDate, formatTime, formatWhole } from '#web/ui/format/format.ts';
import { periodWords } from './period-words.ts';
import { goalOf, resultWords } from './result-words.ts';

export const noFigures: Figures = {
  spendMinor: 0,
  impressions: 0,
  reach: 0,
  clicks: 0,
  results: 0,
  frequency: 0,
  ctrPercent: 0,
  cpcMinor: 0,
  costPerResultMinor: 0,
};

const newForMs = 3 * 24 * 3_600_000;

/** Switched on so lately that Meta may still be checking it: that nothing was spent is no news. */
export function isNew({
  asOf,
  campaign: { status, createdAt, today, figures },
}: LiveCampaignDetail): boolean {
  const ageMs = Date.parse(asOf) - Date.parse(createdAt);
  return status === 'ACTIVE' && today.spendMinor + figures.spendMinor === 0 && ageMs < newForMs;
}

/** There is no full day yet that it could tell of. */
export function isFromToday({ asOf, campaign }: LiveCampaignDetail): boolean {
  return campaign.figures.spendMinor === 0 && formatDate(campaign.createdAt) === formatDate(asOf);
}

/** What is said of a campaign in place of its week, while it has none; undefined once it has. */
export function newWords(read: LiveCampaignDetail): string | undefined {
  if (isNew(read)) return m.publications_next_checked();
  if (!isFromToday(read)) return undefined;
  const { createdAt, today } = read.campaign;
  const time = formatTime(createdAt);
  if (today.spendMinor === 0) return m.livecharts_published_today({ time });
  return m.livecharts_first_day({ time, today: todayWords(read) });
}

/** Which days figures are of, or since when it is there where it has no full one. */
export function daysWords(period: Period, read: LiveCampaignDetail): string {
  if (!isFromToday(read)) return periodWords(period, read);
  return m.livecharts_published_today({ time: formatTime(read.campaign.createdAt) });
}

/** What the day that is not over has brought, where it is the first of the period to have cost anything. */
export function firstDay({ campaign: { figures, today } }: LiveCampaignDetail): Figures | undefined {
  const { spendMinor, results } = today;
  if (figures.spendMinor + figures.impressions + figures.results > 0 || spendMinor === 0) return undefined;
  const costPerResultMinor = results > 0 ? Math.round(spendMinor / results) : null;
  return { ...noFigures, spendMinor, results, costPerResultMinor };
}

/** What a day that is not over has cost and brought up to now: 'NOK 11.10 and 2 visits'. */
export function todayWords({ campaign }: LiveCampaignDetail): string {
  const { spendMinor, results } = campaign.today;
  return m.livecharts_so_far_figures({
    spend: formatRoundMoney(spendMinor, campaign.currency),
    shown: formatWhole(results),
    unit: resultWords(goalOf(campaign), results),
  });
}

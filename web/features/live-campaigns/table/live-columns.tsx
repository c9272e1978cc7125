import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { formatMoney } from '#web/money.ts';
import { formatCount, formatDate, formatPercent } from '#web/ui/format/format.ts';
import { DailyBudget } from '../steering/daily-budget.tsx';
import { resultWords } from '../figures/result-words.ts';
import { StatusToggle } from '../steering/status-toggle.tsx';

export interface LiveColumn {
  id: string;
  name: () => string;
  /** What the column says, where its name does not. */
  hint?: () => string;
  /** What rows are put in order by; those without it stand last. */
  orderOf: (campaign: LiveCampaign) => string | number | undefined;
  show: (campaign: LiveCampaign) => ReactNode;
  widthRem: number;
  isFigure?: boolean;
  /** Shown until somebody chooses otherwise. */
  isUsual?: boolean;
}

const money = (minor: number | null, currency: string) =>
  minor === null ? m.live_none() : formatMoney(minor, currency);

/** What a row shows beside the campaign's name, in the order people read it: what it may cost, what it cost, what it brought. */
export const liveColumns: readonly LiveColumn[] = [
  {
    id: 'status',
    name: m.live_column_status,
    orderOf: ({ status, goneAt }) => (goneAt ? undefined : status),
    show: (campaign) => <StatusToggle campaign={campaign} />,
    widthRem: 12,
    isUsual: true,
  },
  {
    id: 'budget',
    name: m.live_column_budget,
    orderOf: ({ dailyBudgetMinor }) => dailyBudgetMinor ?? undefined,
    show: (campaign) => <DailyBudget campaign={campaign} />,
    widthRem: 8,
    isFigure: true,
    isUsual: true,
  },
  {
    id: 'spend',
    name: m.live_column_spend,
    orderOf: ({ figures }) => figures.spendMinor,
    show: ({ figures, today, currency }) => (
      <>
        {money(figures.spendMinor, currency)}
        {today.spendMinor > 0 && <Today figure={formatMoney(today.spendMinor, currency)} />}
      </>
    ),
    widthRem: 8,
    isFigure: true,
    isUsual: true,
  },
  {
    id: 'results',
    name: m.live_column_results,
    orderOf: ({ figures }) => figures.results,
    show: ({ figures, objective }) => (
      <Results count={figures.results} unit={resultWords(objective, figures.results)} />
    ),
    widthRem: 5.5,
    isFigure: true,
    isUsual: true,
  },
  {
    id: 'cost-per-result',
    name: m.live_column_cost_per_result,
    orderOf: ({ figures }) => figures.costPerResultMinor ?? undefined,
    show: ({ figures, currency }) => money(figures.costPerResultMinor, currency),
    widthRem: 6.5,
    isFigure: true,
    isUsual: true,
  },
  {
    id: 'impressions',
    name: m.live_column_impressions,
    orderOf: ({ figures }) => figures.impressions,
    show: ({ figures }) => formatCount(figures.impressions),
    widthRem: 6.5,
    isFigure: true,
  },
  {
    id: 'reach',
    name: m.live_column_reach,
    hint: m.live_column_reach_hint,
    orderOf: ({ figures }) => figures.reach ?? undefined,
    show: ({ figures }) => (figures.reach === null ? m.live_none() : formatCount(figures.reach)),
    widthRem: 5,
    isFigure: true,
  },
  {
    id: 'clicks',
    name: m.live_column_clicks,
    orderOf: ({ figures }) => figures.clicks,
    show: ({ figures }) => formatCount(figures.clicks),
    widthRem: 5,
    isFigure: true,
    isUsual: true,
  },
  {
    id: 'ctr',
    name: m.live_column_ctr,
    hint: m.live_column_ctr_hint,
    orderOf: ({ figures }) => figures.ctrPercent,
    show: ({ figures }) => formatPercent(figures.ctrPercent),
    widthRem: 4.5,
    isFigure: true,
  },
  {
    id: 'cpc',
    name: m.live_column_cpc,
    hint: m.live_column_cpc_hint,
    orderOf: ({ figures }) => figures.cpcMinor ?? undefined,
    show: ({ figures, currency }) => money(figures.cpcMinor, currency),
    widthRem: 6,
    isFigure: true,
  },
  {
    id: 'created',
    name: m.live_column_created,
    orderOf: ({ createdAt }) => createdAt,
    show: ({ createdAt }) => formatDate(createdAt),
    widthRem: 7,
    isFigure: true,
  },
];

export const usualColumns: readonly string[] = liveColumns
  .filter(({ isUsual }) => isUsual)
  .map(({ id }) => id);

/** What came on the day that is not over, beside the full days. */
function Today({ figure }: { figure: string }) {
  return <span className="block text-xs text-muted">{m.live_today_figure({ figure })}</span>;
}

function Results({ count, unit }: { count: number; unit: string | undefined }) {
  return (
    <>
      {formatCount(count)}
      {unit && <span className="block text-xs text-muted">{unit}</span>}
    </>
  );
}

import type { Objective } from '#contract/campaigns/campaign.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { currencySign, formatPlainMoney, formatPlainRound } from '#web/money.ts';
import { cn } from '#web/ui/class-names.ts';
import { formatCount, formatDate, formatPercent, formatWhole } from '#web/ui/format/format.ts';
import { useMaySteer } from '../live-tools.ts';
import { DailyBudget } from '../steering/daily-budget.tsx';
import { CostVerdict, costTone } from '../goal/cost-verdict.tsx';
import { goalOf, resultWords } from '../figures/result-words.ts';
import { StatusToggle } from '../steering/status-toggle.tsx';
import { Lately, type RowGlance } from '../row/lately.tsx';
import type { RowTotals } from './totals.ts';

export interface LiveColumn {
  id: string;
  name: () => string;
  /** What the column says, where its name does not. */
  hint?: () => string;
  /** What rows are put in order by; those without it stand last. Left out where rows have no order by it. */
  orderOf?: (campaign: LiveCampaign) => string | number | undefined;
  show: (campaign: LiveCampaign, glance?: RowGlance) => ReactNode;
  /** Of all rows together; left out where that says nothing. */
  total?: (totals: RowTotals) => ReactNode;
  widthRem: number;
  isFigure?: boolean;
  /** Its currency is named once, at its head. */
  isMoney?: boolean;
  /** Shown until somebody chooses otherwise. */
  isUsual?: boolean;
}

const money = (minor: number | null, currency: string) =>
  minor === null ? (
    m.live_none()
  ) : (
    <span title={formatPlainMoney(minor, currency)}>{formatPlainRound(minor, currency)}</span>
  );

/** What a row shows beside the campaign's name, in the order people read it: what it may cost, what it cost, what it brought. */
export const liveColumns: readonly LiveColumn[] = [
  {
    id: 'status',
    name: m.live_column_status,
    orderOf: ({ status, goneAt }) => (goneAt ? undefined : status),
    show: (campaign) => <StatusToggle campaign={campaign} isBrief />,
    widthRem: 9.5,
    isUsual: true,
  },
  {
    id: 'budget',
    name: m.live_column_budget,
    orderOf: ({ dailyBudgetMinor }) => dailyBudgetMinor ?? undefined,
    show: (campaign) => <DailyBudget campaign={campaign} isPlain />,
    total: ({ dailyBudgetMinor, currency }) => <BudgetTotal figure={money(dailyBudgetMinor, currency)} />,
    widthRem: 8.5,
    isFigure: true,
    isMoney: true,
    isUsual: true,
  },
  {
    id: 'spend',
    name: m.live_column_spend,
    orderOf: ({ figures }) => figures.spendMinor,
    show: ({ figures, today, currency }) => (
      <>
        {money(figures.spendMinor, currency)}
        {today.spendMinor > 0 && <Today figure={formatPlainRound(today.spendMinor, currency)} />}
      </>
    ),
    total: ({ spendMinor, currency }) => money(spendMinor, currency),
    widthRem: 6.5,
    isFigure: true,
    isMoney: true,
    isUsual: true,
  },
  {
    id: 'results',
    name: m.live_column_results,
    orderOf: ({ figures }) => figures.results,
    show: (campaign) => (
      <Results count={campaign.figures.results} today={campaign.today.results} goal={goalOf(campaign)} />
    ),
    total: ({ goal, results }) => goal && <Results count={results} goal={goal} />,
    widthRem: 6,
    isFigure: true,
    isUsual: true,
  },
  {
    id: 'cost-per-result',
    name: m.live_column_cost_per_result,
    orderOf: ({ figures }) => figures.costPerResultMinor ?? undefined,
    show: (campaign) => (
      <>
        <span className={costTone(campaign)}>
          {money(campaign.figures.costPerResultMinor, campaign.currency)}
        </span>
        <CostVerdict campaign={campaign} isPlain />
      </>
    ),
    total: ({ goal, results, spendMinor, currency }) =>
      goal && results > 0 && money(Math.round(spendMinor / results), currency),
    widthRem: 8,
    isFigure: true,
    isMoney: true,
    isUsual: true,
  },
  {
    id: 'lately',
    name: m.live_column_lately,
    show: (_, glance) => <Lately glance={glance} />,
    widthRem: 6.5,
    isFigure: true,
    isUsual: true,
  },
  {
    id: 'impressions',
    name: m.live_column_impressions,
    orderOf: ({ figures }) => figures.impressions,
    show: ({ figures }) => formatCount(figures.impressions),
    total: ({ impressions }) => formatCount(impressions),
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
    total: ({ clicks }) => formatCount(clicks),
    widthRem: 5,
    isFigure: true,
  },
  {
    id: 'ctr',
    name: m.live_column_ctr,
    hint: m.live_column_ctr_hint,
    orderOf: ({ figures }) => figures.ctrPercent,
    show: ({ figures }) => formatPercent(figures.ctrPercent),
    total: ({ clicks, impressions }) => impressions > 0 && formatPercent((clicks / impressions) * 100),
    widthRem: 4.5,
    isFigure: true,
  },
  {
    id: 'cpc',
    name: m.live_column_cpc,
    hint: m.live_column_cpc_hint,
    orderOf: ({ figures }) => figures.cpcMinor ?? undefined,
    show: ({ figures, currency }) => money(figures.cpcMinor, currency),
    total: ({ clicks, spendMinor, currency }) =>
      clicks > 0 && money(Math.round(spendMinor / clicks), currency),
    widthRem: 5.5,
    isFigure: true,
    isMoney: true,
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

/** A column's name, with the currency of the money under it. */
export function columnTitle(
  { name, isMoney }: Pick<LiveColumn, 'name' | 'isMoney'>,
  currency: string | undefined,
): string {
  return isMoney && currency ? `${name()} (${currencySign(currency)})` : name();
}

export const usualColumns: readonly string[] = liveColumns
  .filter(({ isUsual }) => isUsual)
  .map(({ id }) => id);

/** Below the budgets, which have a pencil beside them for whoever may change them. */
function BudgetTotal({ figure }: { figure: ReactNode }) {
  return (
    <>
      <span className={cn(useMaySteer() && 'lg:pr-10')}>{figure}</span>
      <span className="block text-xs font-normal text-muted">{m.live_total_budget_hint()}</span>
    </>
  );
}

/** What came on the day that is not over, beside the full days. */
function Today({ figure }: { figure: string }) {
  return <span className="block text-xs text-muted">{m.live_today_figure({ figure })}</span>;
}

/** What the first day has brought stands in place of the word for it, as in its spend. */
function Results({ count, today = 0, goal }: { count: number; today?: number; goal: Objective }) {
  const isFirstDay = count === 0 && today > 0;
  return (
    <>
      {formatWhole(count)}
      <span className="block text-xs text-muted">
        {isFirstDay ? m.live_today_figure({ figure: formatWhole(today) }) : resultWords(goal, count)}
      </span>
    </>
  );
}

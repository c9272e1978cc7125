import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { m } from '#web/paraglide/messages.js';
import { formatCount, formatPercent } from '#web/ui/format.ts';
import { formatMoney } from '#web/money.ts';

interface FigureColumn {
  key: string;
  name: () => string;
  value: (campaign: LiveCampaign) => string;
  /** A word to go with the value. */
  unit?: (campaign: LiveCampaign) => string | undefined;
}

const money = (of: (campaign: LiveCampaign) => number | null) => (campaign: LiveCampaign) => {
  const minor = of(campaign);
  return minor === null ? m.live_none() : formatMoney(minor, campaign.currency);
};

const resultUnits = {
  leads: m.live_results_leads,
  traffic: m.live_results_traffic,
  sales: m.live_results_sales,
};

/** The figures of a campaign, in the order people read them: what it may cost, what it cost, what it brought. */
export const figureColumns: FigureColumn[] = [
  { key: 'budget', name: m.live_column_budget, value: money(({ dailyBudgetMinor }) => dailyBudgetMinor) },
  { key: 'spend', name: m.live_column_spend, value: money(({ figures }) => figures.spendMinor) },
  {
    key: 'impressions',
    name: m.live_column_impressions,
    value: ({ figures }) => formatCount(figures.impressions),
  },
  {
    key: 'reach',
    name: m.live_column_reach,
    value: ({ figures }) => (figures.reach === null ? m.live_none() : formatCount(figures.reach)),
  },
  { key: 'clicks', name: m.live_column_clicks, value: ({ figures }) => formatCount(figures.clicks) },
  { key: 'ctr', name: m.live_column_ctr, value: ({ figures }) => formatPercent(figures.ctrPercent) },
  { key: 'cpc', name: m.live_column_cpc, value: money(({ figures }) => figures.cpcMinor) },
  {
    key: 'results',
    name: m.live_column_results,
    value: ({ figures }) => formatCount(figures.results),
    unit: ({ objective }) => (objective ? resultUnits[objective]() : undefined),
  },
  {
    key: 'cost-per-result',
    name: m.live_column_cost_per_result,
    value: money(({ figures }) => figures.costPerResultMinor),
  },
];

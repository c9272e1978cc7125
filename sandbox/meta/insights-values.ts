import type { Fields } from '../json.ts';
import { reachOf, type Results } from './delivery/results.ts';
import { adSetOf, campaignOf } from './effective-status.ts';
import type { Figures } from './insights-rows.ts';
import { offsetOf } from './money.ts';

type Reader = (figures: Figures) => unknown;

/** Figures are texts, money is in major units, and what cannot be worked out is left out. */
export const insightFields = {
  account_id: ({ account }) => account.account,
  account_name: ({ account }) => account.fields['name'],
  account_currency: currencyOf,
  campaign_id: ({ world, subject }) => campaignOf(world.store, subject)?.id,
  campaign_name: ({ world, subject }) => campaignOf(world.store, subject)?.fields['name'],
  adset_id: ({ world, subject }) => adSetOf(world.store, subject)?.id,
  adset_name: ({ world, subject }) => adSetOf(world.store, subject)?.fields['name'],
  ad_id: ({ subject }) => (subject.kind === 'ad' ? subject.id : undefined),
  ad_name: ({ subject }) => (subject.kind === 'ad' ? subject.fields['name'] : undefined),
  objective: ({ world, subject }) => campaignOf(world.store, subject)?.fields['objective'],
  date_start: ({ range }) => range.since,
  date_stop: ({ range }) => range.until,
  spend: (figures) => money(figures, figures.results.spendMinor),
  impressions: ({ results }) => String(results.impressions),
  reach: ({ results }) => String(reachOf(results)),
  frequency: ({ results }) => ratio(results.impressions, reachOf(results)),
  clicks: ({ results }) => String(results.clicks),
  unique_clicks: ({ results }) => String(Math.min(results.clicks, reachOf(results))),
  inline_link_clicks: ({ results }) => some(results.linkClicks),
  outbound_clicks: ({ results }) => list([['outbound_click', results.landingPageViews]]),
  ctr: ({ results }) => ratio(results.clicks * 100, results.impressions),
  inline_link_click_ctr: ({ results }) => ratio(results.linkClicks * 100, results.impressions),
  cpc: (figures) => ratio(spent(figures), figures.results.clicks),
  cpm: (figures) => ratio(spent(figures) * 1000, figures.results.impressions),
  cpp: (figures) => ratio(spent(figures) * 1000, reachOf(figures.results)),
  cost_per_inline_link_click: (figures) => ratio(spent(figures), figures.results.linkClicks),
  actions: ({ results }) => list(actionsOf(results)),
  action_values: (figures) => list(valuesOf(figures)),
  cost_per_action_type: (figures) => costs(figures),
  purchase_roas: (figures) =>
    list(
      valuesOf(figures)
        .slice(0, 1)
        .map(([type, value]) => [type, value / spent(figures)]),
    ),
} satisfies Record<string, Reader>;

export type InsightField = keyof typeof insightFields;

/** Entries overlap, as Meta's do: the sum of this list means nothing. */
function actionsOf({ linkClicks, landingPageViews, leads, purchases }: Results): [string, number][] {
  return [
    ['link_click', linkClicks],
    ['post_engagement', linkClicks],
    ['page_engagement', linkClicks],
    ['landing_page_view', landingPageViews],
    ['lead', leads],
    ['onsite_conversion.lead_grouped', leads],
    ['omni_purchase', purchases],
    ['purchase', purchases],
    ['offsite_conversion.fb_pixel_purchase', purchases],
  ];
}

function valuesOf(figures: Figures): [string, number][] {
  const value = figures.results.purchaseValueMinor / offsetOf(currencyOf(figures));
  return ['omni_purchase', 'purchase', 'offsite_conversion.fb_pixel_purchase'].map((type) => [type, value]);
}

function costs(figures: Figures): Fields[] | undefined {
  const happened = actionsOf(figures.results).filter(([, count]) => count > 0);
  const rows = happened.map(([type, count]) => ({ action_type: type, value: ratio(spent(figures), count) }));
  return rows.length > 0 ? rows : undefined;
}

/** What did not happen is not in the list; where nothing happened there is no list. */
function list(entries: [string, number][]): Fields[] | undefined {
  const rows = entries
    .filter(([, value]) => value > 0)
    .map(([type, value]) => ({ action_type: type, value: plain(value) }));
  return rows.length > 0 ? rows : undefined;
}

function currencyOf({ account }: Pick<Figures, 'account'>): string {
  return String(account.fields['currency']);
}

function spent({ account, results }: Figures): number {
  return results.spendMinor / offsetOf(currencyOf({ account }));
}

function money(figures: Figures, minor: number): string {
  return plain(minor / offsetOf(currencyOf(figures)));
}

function plain(value: number): string {
  return String(Math.round(value * 1_000_000) / 1_000_000);
}

function ratio(part: number, whole: number): string | undefined {
  return whole === 0 ? undefined : (part / whole).toFixed(6);
}

function some(count: number): string | undefined {
  return count > 0 ? String(count) : undefined;
}

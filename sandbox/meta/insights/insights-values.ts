import type { Fields } from '#sandbox/json.ts';
import { adSetOf, campaignOf } from '#sandbox/meta/campaigns/effective-status.ts';
import { noise } from '#sandbox/meta/delivery/noise.ts';
import { reachOf } from '#sandbox/meta/delivery/reach.ts';
import type { Results } from '#sandbox/meta/delivery/results.ts';
import { offsetOf } from '#sandbox/meta/graph/money.ts';
import { graphTime } from '#sandbox/meta/graph/times.ts';
import { actionsOf, apart, inWindow } from './insights-actions.ts';
import type { Figures } from './insights-figures.ts';

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
  buying_type: ({ world, subject }) => campaignOf(world.store, subject)?.fields['buying_type'],
  optimization_goal: ({ world, subject }) => adSetOf(world.store, subject)?.fields['optimization_goal'],
  attribution_setting: ({ world, subject }) =>
    adSetOf(world.store, subject) ? '7d_click_1d_view' : undefined,
  created_time: (figures) => timeOf(figures, 'created_time'),
  updated_time: (figures) => timeOf(figures, 'updated_time'),
  date_start: ({ range }) => range.since,
  date_stop: ({ range }) => range.until,
  spend: (figures) => plain(spent(figures)),
  social_spend: () => '0',
  impressions: ({ results }) => String(results.impressions),
  reach: (figures) => seen(figures, String(people(figures))),
  frequency: (figures) => seen(figures, ratio(figures.results.impressions, people(figures))),
  clicks: ({ results }) => String(results.clicks),
  unique_clicks: (figures) => seen(figures, String(onlyOnce(figures, figures.results.clicks))),
  unique_ctr: (figures) =>
    seen(figures, ratio(onlyOnce(figures, figures.results.clicks) * 100, people(figures))),
  cost_per_unique_click: (figures) =>
    seen(figures, ratio(spent(figures), onlyOnce(figures, figures.results.clicks))),
  inline_link_clicks: ({ results }) => some(results.linkClicks),
  unique_inline_link_clicks: (figures) => seen(figures, some(onlyOnce(figures, figures.results.linkClicks))),
  inline_post_engagement: ({ results }) => some(engagements(results)),
  outbound_clicks: (figures) => list(figures, [['outbound_click', outbound(figures)]]),
  outbound_clicks_ctr: (figures) =>
    rates([['outbound_click', outbound(figures) * 100, figures.results.impressions]]),
  cost_per_outbound_click: (figures) => rates([['outbound_click', spent(figures), outbound(figures)]]),
  ctr: ({ results }) => ratio(results.clicks * 100, results.impressions),
  inline_link_click_ctr: ({ results }) => ratio(results.linkClicks * 100, results.impressions),
  website_ctr: ({ results }) => rates([['link_click', results.linkClicks * 100, results.impressions]]),
  cpc: (figures) => ratio(spent(figures), figures.results.clicks),
  cpm: (figures) => ratio(spent(figures) * 1000, figures.results.impressions),
  cpp: (figures) => seen(figures, ratio(spent(figures) * 1000, people(figures))),
  cost_per_inline_link_click: (figures) => ratio(spent(figures), figures.results.linkClicks),
  cost_per_inline_post_engagement: (figures) => ratio(spent(figures), engagements(figures.results)),
  actions: (figures) => list(figures, toldActions(figures)),
  unique_actions: (figures) =>
    seen(
      figures,
      list(
        figures,
        toldActions(figures).map(([type, count]) => [type, onlyOnce(figures, count)]),
      ),
    ),
  action_values: (figures) => list(figures, valuesOf(figures)),
  cost_per_action_type: (figures) =>
    rates(toldActions(figures).map(([type, count]) => [type, spent(figures), count])),
  conversions: (figures) => list(figures, conversionsOf(figures)),
  cost_per_conversion: (figures) =>
    rates(conversionsOf(figures).map(([type, count]) => [type, spent(figures), count])),
  purchase_roas: (figures) =>
    rates(valuesOf(figures, ['omni_purchase']).map(([type, value]) => [type, value, spent(figures)])),
  website_purchase_roas: (figures) =>
    rates(
      valuesOf(figures, ['offsite_conversion.fb_pixel_purchase']).map(([type, value]) => [
        type,
        value,
        spent(figures),
      ]),
    ),
  video_play_actions: (figures) =>
    list(figures, [['video_view', Math.floor(figures.results.videoViews * 1.4)]]),
  video_p25_watched_actions: (figures) => watched(figures, 0.62),
  video_p50_watched_actions: (figures) => watched(figures, 0.41),
  video_p75_watched_actions: (figures) => watched(figures, 0.29),
  video_p100_watched_actions: (figures) => watched(figures, 0.18),
  video_thruplay_watched_actions: (figures) => list(figures, [['video_view', figures.results.thruPlays]]),
  cost_per_thruplay: (figures) => rates([['video_view', spent(figures), figures.results.thruPlays]]),
  quality_ranking: (figures) => ranking(figures, 'quality'),
  engagement_rate_ranking: (figures) => ranking(figures, 'engagement'),
  conversion_rate_ranking: (figures) => ranking(figures, 'conversion'),
} satisfies Record<string, Reader>;

export type InsightField = keyof typeof insightFields;

export function describe(fields: InsightField[], figures: Figures): Fields {
  const row: Fields = {};
  for (const field of fields) {
    const value = insightFields[field](figures);
    if (value !== undefined) row[field] = value;
  }
  return { ...row, date_start: figures.range.since, date_stop: figures.range.until, ...figures.parts };
}

/** An ad set has one crowd, a campaign one for each of its ad sets. */
function people({ crowds }: Figures): number {
  return reachOf([...crowds.values()]);
}

function seen<Value>({ wording }: Figures, value: Value): Value | undefined {
  return wording.withReach ? value : undefined;
}

/** Some do a thing twice. */
function onlyOnce(figures: Figures, count: number): number {
  return Math.min(people(figures), count - Math.floor(count * 0.06));
}

function engagements(results: Results): number {
  return actionsOf(results).find(([type]) => type === 'post_engagement')?.[1] ?? 0;
}

/** Clicks that lead away from Meta's own pages. */
function outbound({ results }: Figures): number {
  return results.landingPageViews === 0 ? 0 : results.linkClicks;
}

function toldActions({ results, wording }: Figures): [string, number][] {
  const all = actionsOf(results);
  return wording.keptBack === 'all' ? all.filter(([type]) => type !== 'landing_page_view') : all;
}

function conversionsOf({ results }: Figures): [string, number][] {
  return [
    ['lead_total', results.formLeads + results.pixelLeads],
    ['lead_website', results.pixelLeads],
  ];
}

function valuesOf(
  figures: Figures,
  types = ['omni_purchase', 'purchase', 'offsite_conversion.fb_pixel_purchase'],
): [string, number][] {
  const value = figures.results.purchaseValueMinor / offsetOf(currencyOf(figures));
  return value > 0 ? types.map((type) => [type, value]) : [];
}

function watched(figures: Figures, share: number): Fields[] | undefined {
  return list(figures, [['video_view', Math.floor(figures.results.videoViews * share)]]);
}

/** Only ads that have been seen enough are compared with others. */
function ranking({ subject, results }: Figures, what: string): string | undefined {
  if (subject.kind !== 'ad') return undefined;
  if (results.impressions < 500) return 'UNKNOWN';
  const place = noise(subject.id, what);
  return place < 0.2 ? 'BELOW_AVERAGE_35' : place < 0.75 ? 'AVERAGE' : 'ABOVE_AVERAGE';
}

/** What did not happen is not in the list; where nothing happened there is no list. */
function list(figures: Figures, entries: [string, number][]): Fields[] | undefined {
  const { windows } = figures.wording;
  const rows = entries
    .filter(([, value]) => value > 0)
    .flatMap(([type, value]) => {
      const isCount = Number.isInteger(value);
      const parts = isCount ? apart(figures, type, value) : [{ parts: {}, count: value }];
      return parts.map(({ parts: columns, count }) => {
        const row: Fields = { ...columns, action_type: type, value: plain(count) };
        for (const window of windows) {
          const part = isCount ? inWindow(type, count, window) : count;
          if (part > 0) row[window] = plain(part);
        }
        return row;
      });
    });
  return rows.length > 0 ? rows : undefined;
}

function rates(entries: [string, number, number][]): Fields[] | undefined {
  const rows = entries
    .filter(([, part, whole]) => whole > 0 && part > 0)
    .map(([type, part, whole]) => ({ action_type: type, value: ratio(part, whole) }));
  return rows.length > 0 ? rows : undefined;
}

function timeOf({ subject, account }: Figures, name: string): string | undefined {
  const time = Number(subject.fields[name]);
  return time > 0 ? graphTime(time, String(account.fields['timezone_name'])).slice(0, 10) : undefined;
}

function currencyOf({ account }: Pick<Figures, 'account'>): string {
  return String(account.fields['currency']);
}

function spent({ account, results }: Figures): number {
  return results.spendMinor / offsetOf(currencyOf({ account }));
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

import { textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { accountOf } from '#sandbox/meta/accounts/ad-objects.ts';
import { campaignOf, effectiveStatus, withParents } from '#sandbox/meta/campaigns/effective-status.ts';
import { resultFigures } from '#sandbox/meta/ad-sets/learning.ts';
import { openDelivery } from '#sandbox/meta/delivery/delivery.ts';
import { figures, noResults, type Results } from '#sandbox/meta/delivery/results.ts';
import { addDays, weekdayOf } from '#sandbox/meta/graph/times.ts';
import { splitField } from './rule-fields.ts';

/** What a rule reads of an object now; undefined where nothing is known, and then no condition holds. */
export function readRuleField(world: World, object: Thing, field: string, preset: string): unknown {
  const { owner, name } = splitField(field);
  const thing = owner ? withParents(world.store, object).find(({ kind }) => kind === owner) : object;
  if (!thing) return undefined;
  const alias = aliases[name];
  if (alias) return figureOf(world, thing, alias[0], alias[1]);
  const stored = storedOf(world, thing, name);
  return stored === undefined ? figureOf(world, thing, name, preset) : stored;
}

const aliases: Record<string, [string, string]> = {
  today_spent: ['spent', 'TODAY'],
  yesterday_spent: ['spent', 'YESTERDAY'],
  lifetime_spent: ['spent', 'LIFETIME'],
  lifetime_impressions: ['impressions', 'LIFETIME'],
};

function storedOf(world: World, thing: Thing, name: string): unknown {
  const { fields } = thing;
  if (name === 'id') return thing.id;
  if (name === 'entity_type') return thing.kind.toUpperCase();
  if (name === 'effective_status') return effectiveStatus(world, thing);
  if (name === 'current_time') return Math.floor(world.clock.now() / 1000);
  if (name === 'hours_since_creation')
    return (world.clock.now() - Number(fields['created_time'])) / 3_600_000;
  if (name.endsWith('_ratio_spent')) {
    const isDaily = name === 'daily_ratio_spent';
    const spent = figureOf(world, thing, 'spent', isDaily ? 'TODAY' : 'LIFETIME') ?? 0;
    const budget = Number(fields[isDaily ? 'daily_budget' : 'lifetime_budget']);
    return budget > 0 ? spent / budget : undefined;
  }
  return fields[name];
}

function figureOf(world: World, thing: Thing, name: string, preset: string): number | undefined {
  const { sum: of, results } = sumOf(world, thing, preset);
  const per = (count: number) => (count > 0 ? of.spendMinor / count : undefined);
  const reach = Math.min(of.impressions, of.audience);
  const known: Record<string, number | undefined> = {
    impressions: of.impressions,
    unique_impressions: reach,
    reach,
    frequency: reach > 0 ? of.impressions / reach : undefined,
    clicks: of.clicks,
    unique_clicks: of.clicks,
    link_click: of.linkClicks,
    spent: of.spendMinor,
    results,
    leadgen: of.formLeads,
    like: of.reactions,
    'offsite_conversion.fb_pixel_lead': of.pixelLeads,
    'offsite_conversion.fb_pixel_purchase': of.purchases,
    offsite_conversion: of.pixelLeads + of.purchases,
    ctr: of.impressions > 0 ? (of.clicks / of.impressions) * 100 : undefined,
    link_ctr: of.impressions > 0 ? (of.linkClicks / of.impressions) * 100 : undefined,
    cpc: per(of.clicks),
    cpm: per(of.impressions / 1000),
    cpp: per(reach / 1000),
    cpa: per(results),
    cost_per: per(results),
    cost_per_link_click: per(of.linkClicks),
    cost_per_lead_fb: per(of.formLeads),
    cost_per_purchase_fb: per(of.purchases),
    website_purchase_roas: of.spendMinor > 0 ? of.purchaseValueMinor / of.spendMinor : undefined,
  };
  return known[name];
}

/** All that the ads of an object achieved in a window of days, and how much of it is what their ad sets are after. */
function sumOf(world: World, thing: Thing, preset: string): { sum: Results; results: number } {
  const account = accountOf(world, thing);
  const campaign = campaignOf(world.store, thing);
  const sum = noResults();
  let count = 0;
  if (!campaign) return { sum, results: count };
  const delivery = openDelivery(world, account);
  const [first, last] = daysOf(preset, delivery.today);
  for (const [id, rows] of delivery.campaignDays(campaign)) {
    const ad = world.store.find(id);
    const owners = ad ? withParents(world.store, ad) : [];
    if (!owners.some((each) => each.id === thing.id)) continue;
    const goal = textOf(owners.find(({ kind }) => kind === 'adset')?.fields['optimization_goal']);
    const wanted = resultFigures[goal] ?? [];
    for (const { day, results } of rows) {
      if (day < first || day > last) continue;
      for (const figure of figures) sum[figure] += results[figure];
      for (const figure of wanted) count += results[figure];
      sum.audience = Math.max(sum.audience, results.audience);
    }
  }
  return { sum, results: count };
}

function daysOf(preset: string, today: string): [string, string] {
  const yesterday = addDays(today, -1);
  const [, count, withToday] = /^LAST_(\d+)(_DAYS|D)$/.exec(textOf(preset)) ?? [];
  if (count && withToday === 'D') return [addDays(today, -Number(count)), yesterday];
  if (count) return [addDays(today, 1 - Number(count)), today];
  switch (preset) {
    case 'TODAY':
      return [today, today];
    case 'YESTERDAY':
      return [yesterday, yesterday];
    case 'THIS_MONTH':
      return [`${today.slice(0, 8)}01`, today];
    case 'THIS_WEEK_SUN_TODAY':
      return [addDays(today, -weekdayOf(today)), today];
    case 'THIS_WEEK_MON_TODAY':
      return [addDays(today, -((weekdayOf(today) + 6) % 7)), today];
    default:
      return ['0000-01-01', today];
  }
}

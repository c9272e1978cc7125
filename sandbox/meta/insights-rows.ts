import type { Fields } from '../json.ts';
import type { Thing } from '../store.ts';
import type { World } from '../world.ts';
import { openDelivery } from './delivery/delivery.ts';
import { add, nothing, type Results } from './delivery/results.ts';
import { adSetOf, campaignOf, effectiveStatus } from './effective-status.ts';
import { type Filter, passes } from './filters.ts';
import type { Level } from './insights.ts';
import type { Range } from './insights-ranges.ts';
import { type InsightField, insightFields } from './insights-values.ts';
import type { Visit } from './node-type.ts';

interface Wish {
  account: Thing;
  level: Level;
  /** The object the figures are asked of: only what is below it counts. */
  under: Thing;
  ranges: Range[];
  fields: InsightField[];
  filters: Filter[];
}

/** One row for each object and stretch of time in which it was seen; no row where nothing happened. */
export function buildRows(visit: Visit, { account, level, under, ranges, fields, filters }: Wish): Fields[] {
  const { world } = visit;
  const delivery = openDelivery(world, account);
  const onFigures = filters.filter(
    ({ field }) => field in insightFields && !field.includes('.') && !field.endsWith('_id'),
  );
  const onObjects = filters.filter((filter) => !onFigures.includes(filter));
  const ads = adsBelow(world, account, under).filter((ad) => passes(visit, ad, onObjects));
  const groups = Map.groupBy(ads, (ad) => subjectOf(world, account, level, ad)?.id ?? '');
  const rows: Fields[] = [];
  for (const [id, members] of groups) {
    const subject = world.store.find(id);
    if (!subject || isHidden(world, subject, onObjects)) continue;
    for (const range of ranges) {
      const results = members.map((ad) => delivery.within(ad, range.since, range.until)).reduce(add, nothing);
      if (results.impressions === 0 && results.spendMinor === 0 && results.leads === 0) continue;
      const row = describe({ world, account, level, subject, range, results, fields });
      if (onFigures.every(({ field, holds }) => holds(row[field]))) rows.push(row);
    }
  }
  return rows;
}

/** Everything an account has ever spent, in minor units. */
export function spentMinor(world: World, account: Thing): number {
  const delivery = openDelivery(world, account);
  const ads = world.store.list('ad', { account: account.account });
  return ads.reduce(
    (sum, ad) => sum + delivery.within(ad, delivery.firstDay(ad), delivery.today).spendMinor,
    0,
  );
}

function adsBelow({ store }: World, { account }: Thing, under: Thing): Thing[] {
  if (under.kind === 'ad') return [under];
  if (under.kind === 'adset') return store.list('ad', { parent: under.id });
  if (under.kind === 'campaign')
    return store.list('adset', { parent: under.id }).flatMap(({ id }) => store.list('ad', { parent: id }));
  return store.list('ad', { account });
}

function subjectOf({ store }: World, account: Thing, level: Level, ad: Thing): Thing | undefined {
  if (level === 'account') return account;
  if (level === 'ad') return ad;
  return level === 'campaign' ? campaignOf(store, ad) : adSetOf(store, ad);
}

/** What is deleted still counts for what is above it, but is not listed unless somebody asks for it. */
function isHidden(world: World, subject: Thing, filters: Filter[]): boolean {
  if (subject.kind === 'adaccount') return false;
  const isAskedFor = filters.some(({ field }) => field.endsWith('effective_status') || field.endsWith('id'));
  return effectiveStatus(world, subject) === 'DELETED' && !isAskedFor;
}

export interface Figures {
  world: World;
  account: Thing;
  level: Level;
  subject: Thing;
  range: Range;
  results: Results;
}

function describe({ fields, ...figures }: Figures & { fields: InsightField[] }): Fields {
  const row: Fields = {};
  for (const field of fields) {
    const value = insightFields[field](figures);
    if (value !== undefined) row[field] = value;
  }
  return { ...row, date_start: figures.range.since, date_stop: figures.range.until };
}

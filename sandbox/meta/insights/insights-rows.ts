import type { Fields } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { adSetOf, campaignOf, effectiveStatus } from '#sandbox/meta/campaigns/effective-status.ts';
import { type Delivery, openDelivery } from '#sandbox/meta/delivery/delivery.ts';
import { type Filter, passes } from '#sandbox/meta/graph/filters.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { hourly } from './insights-breakdowns.ts';
import { type Measure, measure, measureParts, type Member } from './insights-measure.ts';
import type { Range } from './insights-ranges.ts';
import { onMeta } from './insights-actions.ts';
import { describe, type InsightField, insightFields } from './insights-values.ts';
import type { Level, Wish } from './insights-wish.ts';

/** A row that is only worked out when somebody looks at it. */
export interface Draft {
  subject: Thing;
  range: Range;
  parts: Record<string, string>;
  measure(): Measure;
}

export interface Report {
  drafts: Draft[];
  /** Everything together, in one row. */
  summary: (() => Fields) | undefined;
  show(draft: Draft): Fields;
  read(draft: Draft, field: string): unknown;
}

const mostRows = 250_000;
const mostHours = 200_000;

/** One row for each object and stretch of time in which it was seen; no row where nothing happened. */
export function buildReport(visit: Visit, wish: Wish): Report {
  const { world } = visit;
  const { account, level, under, ranges, fields, filters, breakdowns, wording, summary } = wish;
  const delivery = openDelivery(world, account);
  const onFigures = filters.filter(({ field }) => isFigure(field));
  const onObjects = filters.filter((filter) => !onFigures.includes(filter));
  const ads = adsBelow(world, account, under);
  const chosen = onObjects.length === 0 ? ads : ads.filter((ad) => passes(visit, ad, onObjects));
  const groups = Map.groupBy(chosen, (ad) => subjectOf(world, account, level, ad)?.id ?? '');
  const rangesOf = openCalendar(ranges);
  const last = ranges
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  const figuresOf = (draft: Draft) => {
    const { results, crowds } = draft.measure();
    const told = wording.keptBack === 'nothing' ? results : onMeta(results);
    return { world, account, ...draft, results: told, crowds, wording };
  };
  const read = (draft: Draft, field: string) =>
    isField(field) ? insightFields[field](figuresOf(draft)) : undefined;

  const everybody: Member[] = [];
  let drafts: Draft[] = [];
  let daysSeen = 0;
  for (const [id, own] of groups) {
    const subject = world.store.find(id);
    if (!subject || isHidden(world, subject, under, onObjects)) continue;
    const members = own
      .map((ad) => ({ ad, rows: delivery.daysOf(ad, last) }))
      .filter(({ rows }) => rows.length > 0);
    everybody.push(...members);
    daysSeen += members.reduce((sum, { rows }) => sum + rows.length, 0);
    if (breakdowns.includes(hourly) && daysSeen * 24 > mostHours) throw new GraphError('reduceData');
    for (const place of placesOf(members, ranges.length, rangesOf)) {
      const range = ranges[place];
      if (range) drafts.push(...draftsOf({ world, delivery, account, subject, members, range, breakdowns }));
    }
    if (drafts.length > mostRows) throw new GraphError('tooManyRows');
  }
  if (onFigures.length > 0)
    drafts = drafts.filter((draft) => onFigures.every(({ field, holds }) => holds(read(draft, field))));
  const whole = { since: ranges[0]?.since ?? '', until: ranges.at(-1)?.until ?? '' };
  const total = { subject: account, range: whole, parts: {}, measure: once(() => measure(everybody, whole)) };
  return {
    drafts,
    summary: summary && (() => describe(summary, figuresOf(total))),
    read,
    show: (draft) => describe(fields, figuresOf(draft)),
  };
}

interface Cut {
  world: World;
  delivery: Delivery;
  account: Thing;
  subject: Thing;
  members: Member[];
  range: Range;
  breakdowns: string[];
}

function draftsOf({ world, delivery, account, subject, members, range, breakdowns }: Cut): Draft[] {
  if (breakdowns.length === 0)
    return [{ subject, range, parts: {}, measure: once(() => measure(members, range)) }];
  const ground = { store: world.store, delivery, zone: String(account.fields['timezone_name']) };
  return measureParts(ground, members, range, breakdowns).map(({ values, sum }) => ({
    subject,
    range,
    parts: values,
    measure: () => sum,
  }));
}

/** The ranges, by their place, in which at least one of the ads achieved anything: where it did not, it has no day. */
function placesOf(members: Member[], count: number, rangesOf: (day: string) => number[]): number[] {
  const places = new Set<number>();
  for (const { rows } of members)
    for (const { day } of rows) {
      if (places.size === count) break;
      for (const place of rangesOf(day)) places.add(place);
    }
  return [...places].toSorted((a, b) => a - b);
}

/** In which ranges a day lies; asked for again and again with the same few days. */
function openCalendar(ranges: Range[]): (day: string) => number[] {
  const known = new Map<string, number[]>();
  return (day) => {
    const kept = known.get(day);
    if (kept) return kept;
    const found = ranges.flatMap(({ since, until }, place) => (since <= day && day <= until ? [place] : []));
    known.set(day, found);
    return found;
  };
}

function once<Value>(work: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: work() }).value;
}

/** Everything an account has ever spent, in minor units. */
export function spentMinor(world: World, account: Thing): number {
  const delivery = openDelivery(world, account);
  let sum = 0;
  for (const campaign of world.store.list('campaign', { account: account.account }))
    for (const rows of delivery.campaignDays(campaign).values())
      for (const { results } of rows) sum += results.spendMinor;
  return sum;
}

function isField(field: string): field is InsightField {
  return field in insightFields;
}

function isFigure(field: string): boolean {
  return isField(field) && !/_id$|_name$|^objective$|_time$/.test(field);
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
function isHidden(world: World, subject: Thing, under: Thing, filters: Filter[]): boolean {
  if (subject.kind === 'adaccount' || subject.id === under.id) return false;
  const isAskedFor = filters.some(({ field }) => field.endsWith('effective_status') || field.endsWith('id'));
  return !isAskedFor && effectiveStatus(world, subject) === 'DELETED';
}

import type { AdCopy } from '#contract/campaigns/ads.ts';
import { type CampaignFields, limits } from '#contract/campaigns/campaign.ts';
import { fieldNamesOf, isSame } from '../draft-fields.ts';
import { mergeText, withoutTheirs } from './merge-text.ts';

/** What two have made of one field, where no rule says which of them counts. */
export interface Dispute {
  mine: unknown;
  theirs: unknown;
  /** What stands in the field since: both, where they are words. */
  merged: unknown;
}

/** By the name of the field, as findings say it. */
export type Disputes = Readonly<Record<string, Dispute>>;

interface Sides<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** What the server takes of texts people write together. */
const longest = {
  title: 120,
  businessName: 120,
  productService: 500,
  offerDescription: 2000,
  beneficiary: 512,
  payer: 512,
  sellingPoints: 200,
  headline: 255,
  primaryText: 2000,
  description: 255,
} as const;
type Long = keyof typeof longest;

/** And of places; more would be saved no more. */
const most: Readonly<Record<string, number>> = { locations: limits.locations };

/**
 * Two changes of one draft as one. Different fields, and different words of a text, do not disturb each other. Where both
 * wrote the same words, both stand; of two settings that of the others, who were first, stands. Either is told of.
 */
export function mergeFields(sides: Sides<CampaignFields>): { fields: CampaignFields; disputes: Disputes } {
  const disputes: Record<string, Dispute> = {};
  const dispute = (field: string, { mine, theirs }: Sides<unknown>, merged = theirs) => {
    disputes[field] = { mine, theirs, merged };
  };
  const fields = Object.fromEntries(
    fieldNamesOf(sides.mine).map((name) => [name, mergeOne(name, pick(sides, name), dispute)]),
  ) as CampaignFields;
  return { fields, disputes };
}

/** A text, and what it was where both began with it. */
type Written = Omit<Sides<string>, 'base'> & { base: string | undefined };

type Note = (field: string, sides: Sides<unknown>, merged?: unknown) => void;

function mergeOne(field: string, sides: Sides<unknown>, dispute: Note): unknown {
  const { base, mine, theirs } = sides;
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  const part = field.split('.').at(-1)!;
  // What an ad was written from is no text of anybody's.
  if (part === 'facts') return mine;
  if (typeof mine === 'string' && part in longest)
    return mergeWritten(field, sides as Written, { most: longest[part as Long], dispute });
  if (part === 'sellingPoints') return mergePoints(sides as Sides<string[]>, dispute);
  if (Array.isArray(mine)) return mergeList(field, sides as Sides<unknown[]>, dispute);
  if (isRecord(mine) && isRecord(theirs))
    return mergeRecord(field, { base: isRecord(base) ? base : {}, mine, theirs }, dispute);
  dispute(field, sides);
  return theirs;
}

function mergeWritten(
  field: string,
  sides: Written,
  { most, dispute }: { most: number; dispute: Note },
): string {
  // What came to either by itself begins with nothing.
  const { text, isDisputed } = mergeText({ ...sides, base: sides.base ?? '' });
  const isFitting = text.length <= most;
  const merged = isFitting ? text : sides.theirs;
  if (isDisputed || !isFitting) dispute(field, sides, merged);
  return merged;
}

function mergePoints(sides: Sides<string[]>, dispute: Note): string[] {
  const most = Math.max(...Object.values(sides).map(({ length }) => length));
  const at = (points: string[], place: number) => points[place] ?? '';
  return Array.from({ length: most }, (_, place) => {
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((points) =>
      at(points, place),
    ) as [string, string, string];
    if (base === mine) return theirs;
    if (base === theirs) return mine;
    const one = { most: longest.sellingPoints, dispute };
    return mergeWritten(`sellingPoints.${place}`, { base, mine, theirs }, one);
  });
}

/** What either put in is in, what either took out and the other left alone is not. */
function mergeList(field: string, sides: Sides<unknown[]>, dispute: Note): unknown[] {
  const find = (list: unknown[], key: string) => list.find((one) => keyOf(one) === key);
  const note: Note = field === 'ads' ? dispute : () => dispute(field, sides);
  const mine = sides.mine.flatMap((one) => {
    const key = keyOf(one);
    const [was, theirs] = [find(sides.base, key), find(sides.theirs, key)];
    if (theirs !== undefined)
      return [mergeOne(`${field}.${key}`, { base: was ?? {}, mine: one, theirs }, note)];
    return was === undefined || !isSame(was, one) ? [one] : [];
  });
  const theirs = sides.theirs.filter((one) => {
    const was = find(sides.base, keyOf(one));
    return find(sides.mine, keyOf(one)) === undefined && (was === undefined || !isSame(was, one));
  });
  const merged = [...mine, ...theirs];
  if (merged.length <= (most[field] ?? Infinity)) return merged;
  dispute(field, sides);
  return sides.theirs;
}

function mergeRecord(field: string, sides: Sides<Record<string, unknown>>, dispute: Note): unknown {
  const names = new Set(Object.values(sides).flatMap((side) => Object.keys(side)));
  const merged = [...names].map((name) => [name, mergeOne(`${field}.${name}`, pick(sides, name), dispute)]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** By what an entry of a list is the same as before, whatever else of it has changed. */
function keyOf(entry: unknown): string {
  if (!isRecord(entry)) return String(entry);
  const { id, type, key, mediaId, design } = entry;
  return [id ?? mediaId ?? type, key, design].filter((part) => typeof part === 'string').join(' ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pick<Side, Name extends keyof Side>(sides: Sides<Side>, name: Name): Sides<Side[Name]> {
  return { base: sides.base[name], mine: sides.mine[name], theirs: sides.theirs[name] };
}

/** What one of the two made of a field, with what was typed into it since. */
export function choose({ mine, theirs, merged }: Dispute, whose: 'mine' | 'theirs', now: unknown): unknown {
  if (whose === 'theirs') return theirs;
  if (typeof now !== 'string' || typeof mine !== 'string' || merged === theirs) return mine;
  return withoutTheirs({ now, merged: String(merged), mine });
}

/** Whoever types on in words that both have changed has not said yet which of them stand; whoever sets a setting has. */
export function openStill(disputes: Disputes, before: CampaignFields, after: CampaignFields): Disputes {
  const isOpen = ([field, { mine, theirs, merged }]: [string, Dispute]) =>
    (typeof mine === 'string' && merged !== theirs) || isSame(valueAt(before, field), valueAt(after, field));
  return Object.fromEntries(Object.entries(disputes).filter(isOpen));
}

/** What stands in a field by its name, as findings say it. */
export function valueAt(fields: CampaignFields, field: string): unknown {
  return field.split('.').reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)] ?? value.find((one: AdCopy) => one.id === part);
    return (value as Record<string, unknown> | undefined)?.[part];
  }, fields);
}

/** The change that puts something else into a field. */
export function changeAt(fields: CampaignFields, field: string, value: unknown): Partial<CampaignFields> {
  const [name, ...path] = field.split('.') as [keyof CampaignFields, ...string[]];
  return { [name]: putIn(fields[name], path, value) };
}

function putIn(into: unknown, [part, ...rest]: string[], value: unknown): unknown {
  if (part === undefined) return value;
  if (Array.isArray(into))
    return into.map((one, place) =>
      String(place) === part || keyOf(one) === part ? putIn(one, rest, value) : one,
    );
  return { ...(into as object), [part]: putIn((into as Record<string, unknown>)[part], rest, value) };
}

import { type Fields, isMap, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { GraphError, mustBe } from './graph-error.ts';
import type { Listing, Visit } from './node-type.ts';

export interface Page {
  data: Fields[] | Fields;
  paging?: Fields;
  summary?: Fields;
}

type Items = (Thing | Fields | (() => Fields))[];

/** One page of a listing, with the addresses of the pages around it. */
export function page(visit: Visit, listing: Listing, show: (thing: Thing) => Fields): Page {
  if ('one' in listing) return { data: listing.one };
  const items = 'things' in listing ? listing.things : 'later' in listing ? listing.later : listing.rows;
  if ('bare' in listing && listing.bare) return { data: listing.rows };
  const { params } = visit.call;
  const limit = limitOf(params['limit']);
  if (limit > switchOf(visit.world, 'reduce_above_limit')) throw new GraphError('reduceData');
  const [first, whole] = windowOf(items, params, limit);
  const last = first + shownOf(visit, whole - first);
  const chosen = items.slice(first, last);
  const data = chosen.map((item) =>
    isThing(item) ? show(item) : typeof item === 'function' ? item() : item,
  );
  const summary = summaryOf(listing, params, items.length);
  if (chosen.length === 0 && whole > first)
    return { data, paging: emptyPaging(visit, items, first), ...summary };
  if (chosen.length === 0) return { data, ...summary };
  const before = cursorOf(items, first);
  const after = cursorOf(items, last - 1);
  return {
    data,
    paging: {
      cursors: { before, after },
      ...(last < items.length && { next: addressOf(visit, { after }) }),
      ...(first > 0 && { previous: addressOf(visit, { before }) }),
    },
    ...summary,
  };
}

/** How much of a page there is on it. Pages may be short, or empty with more to follow: then its cursor begins with e. */
function shownOf({ world, call }: Visit, count: number): number {
  const form = switchOf(world, 'pages');
  if (form === 'full' || count < 2) return count;
  const wasFull = Buffer.from(textOf(call.params['after']), 'base64url').toString().startsWith('c');
  return form === 'empty-at-times' && wasFull ? 0 : Math.ceil(count / 2);
}

function emptyPaging(visit: Visit, items: Items, first: number): Fields {
  const after = Buffer.from(`e${orderOf(items, first - 1)}`).toString('base64url');
  return { cursors: { before: after, after }, next: addressOf(visit, { after }) };
}

function summaryOf(listing: Listing, params: Fields, count: number): Pick<Page, 'summary'> {
  if ('later' in listing) return listing.summary ? { summary: listing.summary } : {};
  return params['summary'] ? { summary: { total_count: count } } : {};
}

function windowOf(items: Items, params: Fields, limit: number): [number, number] {
  const after = textOf(params['after']);
  const before = textOf(params['before']);
  if (after) {
    const first = placeAfter(items, after);
    return [first, Math.min(first + limit, items.length)];
  }
  if (before) {
    const last = placeBefore(items, before);
    return [Math.max(0, last - limit), last];
  }
  return [0, Math.min(limit, items.length)];
}

/** A cursor remembers the order number of an item, so it still works when the item itself is gone. */
function cursorOf(items: Items, place: number): string {
  return Buffer.from(`c${orderOf(items, place)}`).toString('base64url');
}

function orderOf(items: Items, place: number): number {
  const item = items[place];
  return isThing(item) ? item.seq : place;
}

function isNewestFirst(items: Items): boolean {
  return items.length > 1 && orderOf(items, 0) > orderOf(items, items.length - 1);
}

function placeAfter(items: Items, cursor: string): number {
  const order = readCursor(cursor);
  const down = isNewestFirst(items);
  const place = items.findIndex((_item, each) =>
    down ? orderOf(items, each) < order : orderOf(items, each) > order,
  );
  return place < 0 ? items.length : place;
}

function placeBefore(items: Items, cursor: string): number {
  const order = readCursor(cursor);
  const down = isNewestFirst(items);
  const place = items.findIndex((_item, each) =>
    down ? orderOf(items, each) <= order : orderOf(items, each) >= order,
  );
  return place < 0 ? items.length : place;
}

function readCursor(cursor: string): number {
  const order = /^[ce](\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (order === undefined) throw new GraphError('badCursor');
  return Number(order);
}

function limitOf(wished: unknown): number {
  if (wished === undefined || wished === '') return 25;
  const limit = numberOf(wished);
  if (limit === undefined || !Number.isInteger(limit) || limit < 0)
    throw mustBe('limit', 'a positive integer');
  return limit;
}

function addressOf({ world, call }: Visit, cursor: Record<string, string>): string {
  const query = new URLSearchParams();
  if (call.token) query.set('access_token', call.token);
  for (const [name, value] of Object.entries(call.params))
    if (!['access_token', 'after', 'before', 'method'].includes(name))
      query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const [name, value] of Object.entries(cursor)) query.set(name, value);
  return `${world.publicUrl}/meta/${call.version ?? 'v26.0'}/${call.path.join('/')}?${query.toString()}`;
}

function isThing(item: unknown): item is Thing {
  return isMap(item) && typeof item['seq'] === 'number' && isMap(item['fields']);
}

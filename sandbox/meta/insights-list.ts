import { type Fields, listOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { type Delivery, openDelivery } from './delivery/delivery.ts';
import { buildReport, type Report } from './insights-rows.ts';
import { sortDrafts } from './insights-sort.ts';
import { fieldOf, type Level, readWish } from './insights-wish.ts';
import type { Listing, Visit } from './node-type.ts';
import { parsed } from './params.ts';

/** Rows are worked out only for the page on which they stand. */
export function listInsights(visit: Visit, thing: Thing, own: Level): Listing {
  const { params } = visit.call;
  const report = reportFor(visit, thing, own);
  const drafts = sortDrafts(report, params['sort']);
  const summary = summaryOf(visit, report);
  return { later: drafts.map((draft) => () => report.show(draft)), ...(summary && { summary }) };
}

const paging = new Set(['after', 'before', 'limit', 'access_token']);
const kept = new WeakMap<Delivery, Map<string, Report>>();

/** The pages of a report are asked for one after the other, so it is kept as long as the figures are the same. */
function reportFor(visit: Visit, thing: Thing, own: Level): Report {
  const wish = readWish(visit, thing, own);
  // Filters may ask for what changes by itself, such as the end of a review.
  if (wish.filters.length > 0) return buildReport(visit, wish);
  const delivery = openDelivery(visit.world, wish.account);
  const reports = kept.get(delivery) ?? new Map<string, Report>();
  kept.set(delivery, reports);
  const wishes = Object.entries(visit.call.params).filter(([name]) => !paging.has(name));
  const key = JSON.stringify([thing.id, own, wishes]);
  const report = reports.get(key) ?? buildReport(visit, wish);
  if (reports.size >= 4) reports.clear();
  reports.set(key, report);
  return report;
}

/** `summary=["spend"]` or `default_summary=true`: one more row, of everything together. */
function summaryOf({ call }: Visit, { total, show, read }: Report): Fields | undefined {
  const wished = listOf(parsed(call.params['summary'])).map(textOf);
  const isUsual =
    ['true', '1'].includes(textOf(call.params['default_summary'])) || call.params['default_summary'] === true;
  if (isUsual) return show(total);
  if (wished.length === 0) return undefined;
  const figures = wished.map((name, place) => [name, read(total, fieldOf(name, place))]);
  return Object.fromEntries(figures.filter(([, value]) => value !== undefined));
}

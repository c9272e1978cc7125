import { openKept } from '#sandbox/memory/kept.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { type Delivery, openDelivery } from '#sandbox/meta/delivery/delivery.ts';
import type { Listing, Visit } from '#sandbox/meta/graph/node-type.ts';
import { buildReport, type Report } from './insights-rows.ts';
import { sortDrafts } from './insights-sort.ts';
import { type Level, readWish } from './insights-wish.ts';

/** Rows are worked out only for the page on which they stand. */
export function listInsights(visit: Visit, thing: Thing, own: Level): Listing {
  const { params } = visit.call;
  const report = reportFor(visit, thing, own);
  const drafts = sortDrafts(report, params['sort']);
  const { summary } = report;
  return { later: drafts.map((draft) => () => report.show(draft)), ...(summary && { summary: summary() }) };
}

const paging = new Set(['after', 'before', 'limit', 'access_token']);
const openReports = () => openKept<string, Report>(32);
const kept = new WeakMap<Delivery, ReturnType<typeof openReports>>();

/** The pages of a report are asked for one after the other, so it is kept as long as the figures are the same. */
function reportFor(visit: Visit, thing: Thing, own: Level): Report {
  const wish = readWish(visit, thing, own);
  // Filters may ask for what changes by itself, such as the end of a review.
  if (wish.filters.length > 0) return buildReport(visit, wish);
  const delivery = openDelivery(visit.world, wish.account);
  const reports = kept.get(delivery) ?? openReports();
  kept.set(delivery, reports);
  const wishes = Object.entries(visit.call.params).filter(([name]) => !paging.has(name));
  const key = JSON.stringify([thing.id, own, wishes]);
  return reports(key, () => buildReport(visit, wish));
}

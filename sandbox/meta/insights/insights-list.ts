import { openKept } from '#sandbox/memory/kept.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { type Delivery, openDelivery } from '#sandbox/meta/delivery/delivery.ts';
import type { Listing, Visit } from '#sandbox/meta/graph/node-type.ts';
import { buildReport, type Report, type Draft } from './insights-rows.ts';
import { type Level, readWish } from './insights-wish.ts';
import { isMap, numberOf, textOf } from '#sandbox/json.ts';
import { parsed } from '#sandbox/meta/graph/params.ts';

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
  const key = JSON.stringify([thing.id, own, wishes, wish.wording.keptBack]);
  return reports(key, () => buildReport(visit, wish));
}

/** `sort=["spend_descending"]`, also by an action: `actions:lead_descending`. */
function sortDrafts({ drafts, read }: Report, given: unknown): Draft[] {
  const wish = parsed(given);
  const [, field = '', , action, direction] =
    /^(\w+?)(:([\w.]+?))?_(ascending|descending)$/.exec(textOf(Array.isArray(wish) ? wish[0] : wish)) ?? [];
  if (!direction) return drafts;
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = drafts.map((draft) => ({ draft, key: keyOf(read(draft, field), action) }));
  return keyed
    .toSorted((a, b) => {
      const isText = typeof a.key === 'string' || typeof b.key === 'string';
      const order = isText ? String(a.key).localeCompare(String(b.key)) : Number(a.key) - Number(b.key);
      return sign * order;
    })
    .map(({ draft }) => draft);
}

function keyOf(value: unknown, action: string | undefined): string | number {
  const told = Array.isArray(value) ? actionIn(value, action) : value;
  return numberOf(told) ?? (typeof told === 'string' ? told : 0);
}

function actionIn(list: unknown[], action: string | undefined): unknown {
  const rows = list.filter(isMap);
  const row = action === undefined ? rows[0] : rows.find((each) => each['action_type'] === action);
  return row?.['value'];
}

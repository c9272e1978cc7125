import { type Fields, listOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { buildReport, type Report } from './insights-rows.ts';
import { sortDrafts } from './insights-sort.ts';
import { fieldOf, type Level, readWish } from './insights-wish.ts';
import type { Listing, Visit } from './node-type.ts';
import { parsed } from './params.ts';

/** Rows are worked out only for the page on which they stand. */
export function listInsights(visit: Visit, thing: Thing, own: Level): Listing {
  const { params } = visit.call;
  const report = buildReport(visit, readWish(visit, thing, own));
  const drafts = sortDrafts(report, params['sort']);
  const summary = summaryOf(visit, report);
  return { later: drafts.map((draft) => () => report.show(draft)), ...(summary && { summary }) };
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

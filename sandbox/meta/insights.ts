import { textOf } from '../json.ts';
import { accountOf } from './ad-objects.ts';
import { readFilters } from './filters.ts';
import { GraphError } from './graph-error.ts';
import { buildRows } from './insights-rows.ts';
import { readRanges } from './insights-ranges.ts';
import { type InsightField, insightFields } from './insights-values.ts';
import { type Edge, type Visit } from './node-type.ts';
import { oneOf, parsed, readParams } from './params.ts';
import { parseFields } from './field-asks.ts';

const levels = ['account', 'campaign', 'adset', 'ad'] as const;
export type Level = (typeof levels)[number];

const usual: InsightField[] = ['account_id', 'impressions', 'spend'];

/** Figures of an object, or of what is below it, one row each. */
export function insightsEdge(own: Level): Edge {
  return {
    list(visit, thing) {
      const { params } = visit.call;
      for (const name of ['breakdowns', 'time_ranges'])
        if (params[name])
          throw new GraphError('wrongType', { name, wanted: 'left out: the sandbox does not know it' });
      const level = levelOf(visit, own);
      const account = thing.kind === 'adaccount' ? thing : accountOf(visit.world, thing);
      const rows = buildRows(visit, {
        account,
        level,
        under: thing,
        ranges: readRanges(visit, account),
        fields: fieldsOf(visit),
        filters: readFilters(params),
      });
      return { rows: sorted(rows, params['sort']) };
    },
  };
}

function levelOf({ call }: Visit, own: Level): Level {
  const { level = own } = readParams(call.params, { level: oneOf(levels) });
  return levels.find((each) => each === level) ?? own;
}

function fieldsOf({ call }: Visit): InsightField[] {
  const names = parseFields(textOf(call.params['fields'])).map(({ name }) => name);
  const known = Object.keys(insightFields);
  for (const [place, name] of names.entries())
    if (!known.includes(name))
      throw new GraphError('notOneOf', { name: `fields[${place}]`, values: known.join(', ') });
  // Every name has just been found among the keys.
  return names.length > 0 ? (names as InsightField[]) : usual;
}

/** `sort=["spend_descending"]` */
function sorted(rows: Record<string, unknown>[], sort: unknown): Record<string, unknown>[] {
  const wish = parsed(sort);
  const [, field, direction] =
    /^(\w+)_(ascending|descending)$/.exec(textOf(Array.isArray(wish) ? wish[0] : wish)) ?? [];
  if (!field) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * (Number(a[field] ?? 0) - Number(b[field] ?? 0)));
}

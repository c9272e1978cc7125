import { listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { accountOf } from '#sandbox/meta/accounts/ad-objects.ts';
import { parseFields } from '#sandbox/meta/graph/field-asks.ts';
import { type Filter, readFilters } from '#sandbox/meta/graph/filters.ts';
import { GraphError, mustBeOneOf } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { oneOf, parsed, readParams } from '#sandbox/meta/graph/params.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { dayOf, monthsBefore } from '#sandbox/meta/graph/times.ts';
import { windowNames } from './insights-actions.ts';
import { hourly, readActionBreakdowns, readBreakdowns } from './insights-breakdowns.ts';
import type { Wording } from './insights-figures.ts';
import { type Range, readRanges } from './insights-ranges.ts';
import { type InsightField, insightFields } from './insights-values.ts';

const levels = ['account', 'campaign', 'adset', 'ad'] as const;
export type Level = (typeof levels)[number];

const usual: InsightField[] = ['account_id', 'impressions', 'spend'];

export interface Wish {
  account: Thing;
  level: Level;
  /** The object the figures are asked of: only what is below it counts. */
  under: Thing;
  ranges: Range[];
  fields: InsightField[];
  filters: Filter[];
  breakdowns: string[];
  wording: Wording;
  /** What the row of everything together tells, where one was asked for. */
  summary: InsightField[] | undefined;
}

/** Everything that was asked for, checked. */
export function readWish(visit: Visit, thing: Thing, own: Level): Wish {
  const { params } = visit.call;
  const account = thing.kind === 'adaccount' ? thing : accountOf(visit.world, thing);
  const breakdowns = readBreakdowns(params['breakdowns']);
  const ranges = readRanges(visit, account);
  return {
    account,
    level: levelOf(visit, own),
    under: thing,
    ranges,
    fields: fieldsOf(visit),
    filters: readFilters(params),
    breakdowns,
    summary: summaryOf(visit),
    wording: {
      windows: windowsOf(params['action_attribution_windows']),
      actionBreakdowns: readActionBreakdowns(params['action_breakdowns']),
      keptBack: breakdowns.some((column) => onMetaOnly.includes(column))
        ? switchOf(visit.world, 'off_meta_in_parts')
        : 'nothing',
      withReach: tellsReach(visit, account, breakdowns, ranges[0]?.since ?? ''),
    },
  };
}

/** "Type 1" of https://developers.facebook.com/docs/marketing-api/insights/breakdowns */
const onMetaOnly = ['region', hourly];

/** Reach is not told by the hour, nor in parts for what began more than thirteen months ago. */
function tellsReach(
  { world }: Visit,
  account: Thing,
  breakdowns: string[],
  since: string,
): Wording['withReach'] {
  const today = dayOf(textOf(account.fields['timezone_name']), world.clock.now());
  return !breakdowns.includes(hourly) && (breakdowns.length === 0 || since >= monthsBefore(today, 13));
}

function levelOf({ call }: Visit, own: Level): Level {
  const { level = own } = readParams(call.params, { level: oneOf(levels) });
  const wished = levels.find((each) => each === level) ?? own;
  if (levels.indexOf(wished) < levels.indexOf(own)) throw new GraphError('wrongLevel');
  return wished;
}

function fieldsOf({ call }: Visit): InsightField[] {
  const given = parsed(call.params['fields']);
  const text = Array.isArray(given) ? given.map(textOf).join(',') : textOf(call.params['fields']);
  const names = parseFields(text).map(({ name }) => name);
  return names.length > 0 ? names.map(fieldOf) : usual;
}

function fieldOf(name: string, place: number): InsightField {
  const known = Object.keys(insightFields);
  if (!known.includes(name)) throw mustBeOneOf(`fields[${place}]`, known);
  // The name has just been found among the keys.
  return name as InsightField;
}

/** `summary=["spend"]` tells some figures of everything together, `default_summary=true` the same as each row. */
function summaryOf(visit: Visit): InsightField[] | undefined {
  const { summary, default_summary: isUsual } = visit.call.params;
  if (isUsual === true || ['true', '1'].includes(textOf(isUsual))) return fieldsOf(visit);
  const names = listOf(parsed(summary)).map(textOf);
  return names.length > 0 ? names.map(fieldOf) : undefined;
}

function windowsOf(given: unknown): string[] {
  const names = listOf(parsed(given)).map(textOf);
  for (const [place, name] of names.entries())
    if (!windowNames.includes(name)) throw mustBeOneOf(`action_attribution_windows[${place}]`, windowNames);
  return names.filter((name) => name !== 'default');
}

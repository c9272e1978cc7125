import { type Fields, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { guardAds } from '#sandbox/meta/auth/guards.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { type NodeType, stored, type Visit } from '#sandbox/meta/graph/node-type.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { listInsights } from './insights-list.ts';
import type { Level, Wish } from './insights-wish.ts';

const keptForMs = 30 * 86_400_000;

/** Not the report's own wishes: they belong to the call that reads it. */
const ofTheCall = new Set(['access_token', 'after', 'before', 'limit', 'method', 'id']);

/** Takes an order for a report. It is ready some time later. */
export function startReport(
  { world, call }: Visit,
  under: Thing,
  own: Level,
  { account, ranges }: Wish,
): Fields {
  const wishes = Object.entries(call.params).filter(([name]) => !ofTheCall.has(name));
  const fields = {
    under: under.id,
    own,
    wishes: Object.fromEntries(wishes),
    date_start: ranges[0]?.since,
    date_stop: ranges.at(-1)?.until,
    outcome: switchOf(world, 'async_report_outcome'),
    created_time: world.clock.now(),
    ready_time: world.clock.now() + switchOf(world, 'async_report_seconds') * 1_000,
  };
  const { id } = world.store.insert({
    kind: 'adreportrun',
    account: account.account,
    parent: under.id,
    fields,
  });
  return { report_run_id: id };
}

export const reportRun: NodeType = {
  name: 'AdReportRun',
  marketing: true,
  guard(visit, run) {
    guardAds(visit, run);
    if (Number(run.fields['created_time']) < visit.world.clock.now() - keptForMs)
      throw new GraphError('noObject', { id: run.id, method: visit.call.method.toLowerCase() });
  },
  brief: ['account_id', 'async_status', 'async_percent_completion', 'date_start', 'date_stop'],
  fields: {
    ...stored('date_start date_stop'),
    account_id: (_visit, run) => run.account,
    time_ref: (_visit, { fields }) => Math.floor(Number(fields['created_time']) / 1000),
    time_completed: ({ world }, run) =>
      percentOf(world, run) < 100 ? undefined : Math.floor(Number(run.fields['ready_time']) / 1000),
    async_status: ({ world }, run) => statusOf(world, run),
    async_percent_completion: ({ world }, run) =>
      run.fields['outcome'] === 'completed' ? percentOf(world, run) : Math.min(50, percentOf(world, run)),
    is_running: ({ world }, run) => ['Job Started', 'Job Running'].includes(statusOf(world, run)),
    is_bookmarked: () => false,
    ...failure({
      error_code: -2,
      error_message: 'The report could not be made.',
      error_subcode: 2_490_547,
      error_user_title: 'Report failed',
      error_user_msg:
        'The report could not be made. Ask for fewer days or a higher level, and order it again.',
    }),
  },
  edges: {
    insights: {
      list(visit, run) {
        if (statusOf(visit.world, run) !== 'Job Completed') return { rows: [] };
        const under = visit.world.store.find(textOf(run.fields['under']));
        if (!under) return { rows: [] };
        const call = { ...visit.call, params: mapOf(run.fields['wishes']) };
        // Written by startReport above, and by nobody else.
        return listInsights({ ...visit, call }, under, run.fields['own'] as Level);
      },
    },
  },
};

function statusOf(world: World, run: Thing): string {
  const percent = percentOf(world, run);
  if (percent >= 100)
    return { failed: 'Job Failed', skipped: 'Job Skipped' }[textOf(run.fields['outcome'])] ?? 'Job Completed';
  if (percent < 10) return 'Job Not Started';
  return percent < 25 ? 'Job Started' : 'Job Running';
}

function percentOf({ clock }: World, { fields }: Thing): number {
  const [start, ready] = [Number(fields['created_time']), Number(fields['ready_time'])];
  return ready <= start
    ? 100
    : Math.min(100, Math.max(0, Math.floor(((clock.now() - start) / (ready - start)) * 100)));
}

/** Since v25.0 a failed report says why. */
function failure(words: Fields): NodeType['fields'] {
  const readers = Object.entries(words).map(([name, value]) => [
    name,
    ({ world, call }: Visit, run: Thing) =>
      statusOf(world, run) === 'Job Failed' && call.version !== 'v24.0' ? value : undefined,
  ]);
  return Object.fromEntries(readers);
}

import { openCallNotes } from '#server/features/api-calls/open-call-notes.ts';
import { summarise } from '#server/features/api-calls/summarise.ts';
import type { CallNote } from '#server/platform/log/call-notes.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { openTestHouse } from '#tests/house.ts';
import { sql } from 'drizzle-orm';
import type { Limit } from './limits.ts';

const callCount = 1_000_000;
const dayMs = 24 * 60 * 60_000;
const times = 5;

interface CallsRow {
  name: string;
  ms: number;
}

/** Tells what a month of calls takes to summarise, and one to note. */
export async function tellCalls(postgresUrl?: string): Promise<Limit[]> {
  const { rows, noting } = await benchCalls(postgresUrl);
  console.log(`\nSummarising ${callCount} calls of thirty days (limit on PostgreSQL: 300 ms)\n`);
  console.table(
    rows.map(({ name, ms }) => ({
      way: name,
      ms: Math.round(ms),
      'times ours': Number((ms / rows[0]!.ms).toFixed(1)),
    })),
  );
  console.log(
    `Noting a call takes ${Math.round(noting.noted)} ns; making it up and not noting it ${Math.round(noting.without)} ns`,
  );
  return [];
}

/**
 * A million calls of thirty days in one workspace, summarised by us and by counting them all; and what it costs a call
 * to be noted. On the PostgreSQL at this address, embedded without one.
 */
async function benchCalls(postgresUrl?: string) {
  if (postgresUrl) process.env['TEST_DATABASE_URL'] = postgresUrl;
  const { ctx, visitor, close } = await openTestHouse();
  delete process.env['TEST_DATABASE_URL'];
  const kari = await visitor().join();
  const workspaceId = await kari.workspaceId();
  await fill(ctx.db, workspaceId);
  const rows = [
    await middle('the sums of each hour', () => summarise(ctx, workspaceId, '30d')),
    await middle('counting every call', () => countAll(ctx.db, workspaceId), 1),
  ];
  const noting = notingCost(ctx, workspaceId);
  await close();
  return { rows, noting };
}

/** Twenty functions and thirty endpoints, as many at night as by day; one in twenty fails, one in thirty is repeated. */
async function fill(db: Database, workspaceId: WorkspaceId): Promise<void> {
  await db.execute(sql`
    insert into api_calls (workspace_id, created_at, method, endpoint_path, is_success, elapsed_ms, function_name,
      classification, retry_attempts)
    select ${workspaceId}::uuid, now() - interval '30 days' * (${callCount} - n) / ${callCount}, 'GET',
      case when n % 5 < 2 then '/functions/f' || n % 20 else '/{ad-account-id}/edge' || n % 30 end,
      n % 20 <> 7, 20 + n % 900, case when n % 5 < 2 then 'f' || n % 20 end,
      case when n % 20 = 7 then (array['transient', 'rate_limit', 'auth', 'validation'])[1 + n % 4] end,
      case when n % 30 = 0 then 2 else 0 end
    from generate_series(1, ${callCount}) as n`);
  await db.execute(sql`
    insert into api_call_hours
    select workspace_id, date_trunc('hour', created_at, 'UTC'), coalesce(function_name, ''), endpoint_path,
      coalesce(classification, ''), count(*), count(*) filter (where is_success),
      count(*) filter (where retry_attempts > 0), sum(retry_attempts), sum(elapsed_ms)
    from api_calls group by 1, 2, 3, 4, 5`);
  await db.execute(sql`analyze`);
}

/** What one would write first: the same four groupings, over the calls themselves. */
async function countAll(db: Database, workspaceId: WorkspaceId): Promise<void> {
  const since = new Date(Date.now() - 30 * dayMs).toISOString();
  for (const by of ['function_name', 'endpoint_path', 'classification', "date_trunc('day', created_at)"])
    await db.execute(sql`
      select ${sql.raw(by)}, count(*), count(*) filter (where is_success), avg(elapsed_ms), avg(retry_attempts)
      from api_calls where workspace_id = ${workspaceId} and created_at >= ${since} group by 1`);
}

async function middle(name: string, run: () => Promise<unknown>, goes = times): Promise<CallsRow> {
  const taken: number[] = [];
  for (let time = 0; time < goes; time += 1) {
    const startedAt = performance.now();
    await run();
    taken.push(performance.now() - startedAt);
  }
  return { name, ms: taken.toSorted((one, other) => one - other)[Math.floor(goes / 2)]! };
}

/** In nanoseconds a call. Nothing is written meanwhile: that happens once a second, in bulk. */
function notingCost(house: Parameters<typeof openCallNotes>[0], workspaceId: string) {
  const notes = openCallNotes(house);
  const callOf = (at: number): CallNote => ({
    workspaceId,
    at,
    method: 'GET',
    endpointPath: '/{ad-account-id}/campaigns',
    elapsedMs: 12,
    functionName: undefined,
    campaignId: undefined,
    httpStatus: 200,
    retries: 0,
    failure: undefined,
    isLogged: true,
  });
  const many = 15_000;
  const timed = (take: (call: CallNote) => void) => {
    const startedAt = performance.now();
    for (let place = 0; place < many; place += 1) take(callOf(place));
    return ((performance.now() - startedAt) / many) * 1_000_000;
  };
  let unused = 0;
  const without = timed((call) => (unused += call.at));
  return { noted: timed(notes.note), without };
}

import { callLimits } from '#contract/api-calls.ts';
import type { BudgetNote, CallNote } from '#server/platform/log/call-notes.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, desc, eq, gte, lt, max, sql } from 'drizzle-orm';
import { apiCallHours, apiCalls, rateBudgets } from './tables.ts';

export type CallRow = typeof apiCalls.$inferSelect;
export type BudgetRow = typeof rateBudgets.$inferSelect;

/** Keeps the calls that stand in the log and adds all of them up, in one statement. Those of a workspace that is gone are left out. */
export async function insertCalls(db: Database, calls: CallNote[]): Promise<void> {
  const rows = calls.map(({ at, elapsedMs, failure, ...call }) => ({
    ...call,
    at: new Date(at).toISOString(),
    elapsedMs: Math.round(elapsedMs),
    type: failure?.type,
    said: failure?.said,
    classification: failure?.classification,
  }));
  await db.execute(sql`
    with told as (
      select call.*, workspaces.id as workspace_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as call(
        "workspaceId" uuid, at timestamptz, method text, "endpointPath" text, "elapsedMs" integer,
        "functionName" text, "campaignId" uuid, "httpStatus" integer, retries integer,
        type text, said jsonb, classification text, "isLogged" boolean
      )
      join workspaces on workspaces.id = call."workspaceId"
    ), kept as (
      insert into api_calls (
        workspace_id, created_at, method, endpoint_path, is_success, elapsed_ms, function_name, campaign_id,
        http_status, said, error_type, classification, retry_attempts
      )
      select workspace_id, at, method, "endpointPath", classification is null, "elapsedMs", "functionName",
        "campaignId", "httpStatus", said, type, classification, retries
      from told where "isLogged" order by at
    )
    insert into api_call_hours (
      workspace_id, hour, function_name, endpoint_path, classification,
      calls, successes, retried, retries, elapsed_ms
    )
    select workspace_id, date_trunc('hour', at, 'UTC'), coalesce("functionName", ''), "endpointPath",
      coalesce(classification, ''), count(*), count(*) filter (where classification is null),
      count(*) filter (where retries > 0), sum(retries), sum("elapsedMs")
    from told
    group by 1, 2, 3, 4, 5
    -- In the same order everywhere, so that two servers never wait for each other.
    order by 1, 2, 3, 4, 5
    on conflict (workspace_id, hour, function_name, endpoint_path, classification) do update set
      calls = api_call_hours.calls + excluded.calls,
      successes = api_call_hours.successes + excluded.successes,
      retried = api_call_hours.retried + excluded.retried,
      retries = api_call_hours.retries + excluded.retries,
      elapsed_ms = api_call_hours.elapsed_ms + excluded.elapsed_ms
  `);
}

/** Keeps what was told last; what another server heard later stays. */
export async function upsertBudgets(db: Database, budgets: BudgetNote[]): Promise<void> {
  const rows = budgets.map(({ at, waitMs, ...budget }) => ({
    ...budget,
    toldAt: new Date(at).toISOString(),
    waitUntil: waitMs > 0 ? new Date(at + waitMs).toISOString() : null,
  }));
  await db.execute(sql`
    insert into rate_budgets (workspace_id, ad_account_id, used_percent, wait_until, told_at)
    select workspaces.id, told."adAccountId", told."usedPercent", told."waitUntil", told."toldAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as told(
      "workspaceId" uuid, "adAccountId" text, "usedPercent" real, "waitUntil" timestamptz, "toldAt" timestamptz
    )
    join workspaces on workspaces.id = told."workspaceId"
    order by 1, 2
    on conflict (workspace_id, ad_account_id) do update set
      used_percent = excluded.used_percent, wait_until = excluded.wait_until, told_at = excluded.told_at
    where rate_budgets.told_at <= excluded.told_at
  `);
}

/** Newest first. */
export function listCalls(db: Database, workspaceId: WorkspaceId, since: Date): Promise<CallRow[]> {
  return db
    .select()
    .from(apiCalls)
    .where(and(eq(apiCalls.workspaceId, workspaceId), gte(apiCalls.createdAt, since)))
    .orderBy(desc(apiCalls.createdAt), desc(apiCalls.id))
    .limit(callLimits.log);
}

interface Span {
  /** The beginning of an hour. */
  from: Date;
  /** The series is told in steps of so many. */
  stepHours: number;
}

const total = {
  calls: sql<number>`sum(${apiCallHours.calls})`.mapWith(Number),
  successes: sql<number>`sum(${apiCallHours.successes})`.mapWith(Number),
  retried: sql<number>`sum(${apiCallHours.retried})`.mapWith(Number),
  retries: sql<number>`sum(${apiCallHours.retries})`.mapWith(Number),
  elapsedMs: sql<number>`sum(${apiCallHours.elapsedMs})`.mapWith(Number),
};

export type CallSum = Awaited<ReturnType<typeof sumCalls>>[number];

/** All calls of a span added up in four ways, read once: by function, by endpoint, by kind of failure, and by step. */
export async function sumCalls(db: Database, workspaceId: WorkspaceId, { from, stepHours }: Span) {
  const { functionName, endpointPath, classification, hour } = apiCallHours;
  const seconds = sql.raw(String(stepHours * 3600));
  const since = sql.raw(String(Math.floor(from.getTime() / 1000)));
  const step = sql<number>`((extract(epoch from ${hour})::bigint - ${since}) / ${seconds})::integer`;
  return db
    .select({
      functionName: sql<string | null>`${functionName}`,
      endpointPath: sql<string | null>`${endpointPath}`,
      classification: sql<string | null>`${classification}`,
      step: sql<number | null>`${step}`,
      ...total,
    })
    .from(apiCallHours)
    .where(and(eq(apiCallHours.workspaceId, workspaceId), gte(hour, from)))
    .groupBy(sql`grouping sets ((${functionName}), (${endpointPath}), (${classification}), (${step}))`);
}

export function listBudgetRows(db: Database, workspaceId: WorkspaceId): Promise<BudgetRow[]> {
  return db
    .select()
    .from(rateBudgets)
    .where(eq(rateBudgets.workspaceId, workspaceId))
    .orderBy(desc(rateBudgets.usedPercent), rateBudgets.adAccountId);
}

/** The ad accounts of all workspaces that have used up the most, as told since then. */
export function listFullestBudgets(db: Database, since: Date) {
  const usedPercent = max(rateBudgets.usedPercent).mapWith(Number);
  return db
    .select({ adAccountId: rateBudgets.adAccountId, usedPercent })
    .from(rateBudgets)
    .where(gte(rateBudgets.toldAt, since))
    .groupBy(rateBudgets.adAccountId)
    .orderBy(desc(usedPercent))
    .limit(100);
}

/** Forgets the oldest calls, a piece at a time; answers how many. Rows are numbered as they come, so no search is needed. */
export async function forgetCalls(db: Database, before: Date, atOnce: number): Promise<number> {
  const oldest = db.select({ id: apiCalls.id }).from(apiCalls).orderBy(apiCalls.id).limit(atOnce);
  const gone = await db
    .delete(apiCalls)
    .where(and(sql`${apiCalls.id} in ${oldest}`, lt(apiCalls.createdAt, before)))
    .returning({ id: apiCalls.id });
  return gone.length;
}

/** Forgets the sums of hours, and budgets nobody has told of since. */
export async function forgetSums(db: Database, before: Date): Promise<void> {
  await db.delete(apiCallHours).where(lt(apiCallHours.hour, before));
  await db.delete(rateBudgets).where(lt(rateBudgets.toldAt, before));
}

import type { Period } from '#contract/live/live-figures.ts';
import { selectChosen } from '#server/features/connections/queries.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { drifts } from '../drift/tables.ts';
import { goalColumn } from './days-queries.ts';
import { wentWell } from '../sync/sync-status-queries.ts';
import { attentionTold, dailyFigures, liveCampaigns, syncs } from '../tables.ts';

/** Which ad account each of these workspaces has chosen, and when it was read whole the last time. */
export function listReadings(db: Database, ids: WorkspaceId[]) {
  const chosen = selectChosen(db).as('chosen');
  // One look into an index for each: to sort all that was ever read takes longer than everything else.
  const newest = db
    .select({ readOn: syncs.daysReadOn, readAt: syncs.finishedAt })
    .from(syncs)
    .where(
      and(eq(syncs.workspaceId, chosen.workspaceId), eq(syncs.adAccountId, chosen.adAccountId), wentWell),
    )
    .orderBy(desc(syncs.startedAt))
    .limit(1)
    .as('newest');
  return db
    .select({
      workspaceId: chosen.workspaceId,
      adAccountId: chosen.adAccountId,
      isBroken: chosen.isBroken,
      timezone: chosen.timezone,
      readOn: newest.readOn,
      readAt: newest.readAt,
    })
    .from(chosen)
    .leftJoinLateral(newest, sql`true`)
    .where(inArray(chosen.workspaceId, ids));
}

/** What each of these workspaces cost and brought by goal, counted back from the day that was read last. */
export function sumEveryWorkspace(db: Database, ids: WorkspaceId[]) {
  const parts = unionAll(sumShown(db, ids), sumGone(db, ids)).as('parts');
  const sum = (of: SQL.Aliased<number>) => sql`sum(${of})`.mapWith(Number);
  return db
    .select({
      workspaceId: parts.workspaceId,
      objective: parts.objective,
      todayMinor: sum(parts.todayMinor),
      weekMinor: sum(parts.weekMinor),
      weekResults: sum(parts.weekResults),
      monthMinor: sum(parts.monthMinor),
    })
    .from(parts)
    .groupBy(parts.workspaceId, parts.objective);
}

function sumShown(db: Database, ids: WorkspaceId[]) {
  const chosen = selectChosen(db).as('chosen');
  const { workspaceId, adAccountId, figures, goneAt } = liveCampaigns;
  const sum = (period: Period | 'today', of: 'spendMinor' | 'results', name: string) =>
    sql<number>`coalesce(sum((${figures} -> ${period}::text ->> ${of}::text)::bigint), 0)`.as(name);
  return db
    .select({
      workspaceId,
      objective: goalColumn.as('objective'),
      todayMinor: sum('today', 'spendMinor', 'today_minor'),
      weekMinor: sum('7d', 'spendMinor', 'week_minor'),
      weekResults: sum('7d', 'results', 'week_results'),
      monthMinor: sum('this-month', 'spendMinor', 'month_minor'),
    })
    .from(liveCampaigns)
    .innerJoin(chosen, and(eq(chosen.workspaceId, workspaceId), eq(chosen.adAccountId, adAccountId)))
    .where(and(inArray(workspaceId, ids), isNull(goneAt)))
    .groupBy(workspaceId, goalColumn);
}

/** Meta is not asked for the figures of what it no longer has: what is known of its days is added up. */
function sumGone(db: Database, ids: WorkspaceId[]) {
  const read = listReadings(db, ids).as('readings');
  const { workspaceId, adAccountId, facebookCampaignId, goneAt } = liveCampaigns;
  const { day, spendMinor, results } = dailyFigures;
  const monthBegin = sql`date_trunc('month', ${read.readOn})::date`;
  const isInWeek = sql`${day} >= ${read.readOn} - 7 and ${day} < ${read.readOn}`;
  const sum = (of: typeof spendMinor | typeof results, when: SQL, name: string) =>
    sql<number>`coalesce(sum(${of}) filter (where ${when}), 0)`.as(name);
  return db
    .select({
      workspaceId,
      objective: goalColumn.as('objective'),
      todayMinor: sum(spendMinor, sql`${day} = ${read.readOn}`, 'today_minor'),
      weekMinor: sum(spendMinor, isInWeek, 'week_minor'),
      weekResults: sum(results, isInWeek, 'week_results'),
      monthMinor: sum(spendMinor, sql`${day} >= ${monthBegin}`, 'month_minor'),
    })
    .from(liveCampaigns)
    .innerJoin(read, and(eq(read.workspaceId, workspaceId), eq(read.adAccountId, adAccountId)))
    .innerJoin(
      dailyFigures,
      and(
        eq(dailyFigures.workspaceId, workspaceId),
        eq(dailyFigures.facebookCampaignId, facebookCampaignId),
        sql`${day} >= least(${monthBegin}, ${read.readOn} - 7)`,
      ),
    )
    .where(and(inArray(workspaceId, ids), isNotNull(goneAt)))
    .groupBy(workspaceId, goalColumn);
}

/** In which currency each of these workspaces pays, and the daily budgets of what is on there. */
export async function listDailyBudgets(db: Database, ids: WorkspaceId[]) {
  const chosen = selectChosen(db).as('chosen');
  const { workspaceId, adAccountId, currency, configuredStatus, goneAt, deletedHereAt } = liveCampaigns;
  return db
    .select({
      workspaceId,
      adAccountId,
      currency,
      perDayMinor: sql`coalesce(sum(${liveCampaigns.dailyBudgetMinor}) filter (
        where ${configuredStatus} = 'ACTIVE' and ${goneAt} is null and ${deletedHereAt} is null), 0)`.mapWith(
        Number,
      ),
    })
    .from(liveCampaigns)
    .innerJoin(chosen, and(eq(chosen.workspaceId, workspaceId), eq(chosen.adAccountId, adAccountId)))
    .where(inArray(workspaceId, ids))
    .groupBy(workspaceId, adAccountId, currency);
}

/** How much needs attention in each of these workspaces that has some of it: what an email has told of and lasts, and drifts. */
export async function countProblems(db: Database, ids: WorkspaceId[], now: Date) {
  const chosen = selectChosen(db).as('chosen');
  const told = await db
    .select({ workspaceId: attentionTold.workspaceId, problems: count() })
    .from(attentionTold)
    .innerJoin(
      chosen,
      and(
        eq(chosen.workspaceId, attentionTold.workspaceId),
        or(isNull(attentionTold.adAccountId), eq(chosen.adAccountId, attentionTold.adAccountId)),
      ),
    )
    .where(inArray(attentionTold.workspaceId, ids))
    .groupBy(attentionTold.workspaceId);
  const drifted = await db
    .select({ workspaceId: drifts.workspaceId, problems: count() })
    .from(drifts)
    .innerJoin(
      chosen,
      and(eq(chosen.workspaceId, drifts.workspaceId), eq(chosen.adAccountId, drifts.adAccountId)),
    )
    .where(and(inArray(drifts.workspaceId, ids), eq(drifts.state, 'open'), lte(drifts.toldFrom, now)))
    .groupBy(drifts.workspaceId);
  const all = new Map<WorkspaceId, number>();
  for (const { workspaceId, problems } of [...told, ...drifted])
    all.set(workspaceId, (all.get(workspaceId) ?? 0) + problems);
  return all;
}

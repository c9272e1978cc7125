import { selectUsable } from '#server/features/connections/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, desc, eq, gt, lt, max, sql } from 'drizzle-orm';
import { liveViews, syncs } from '../tables.ts';

const touch = writtenOnce((db) => {
  const { workspaceId, lookedAt } = liveViews;
  return db
    .insert(liveViews)
    .values({ workspaceId: sql.placeholder('workspaceId'), lookedAt: sql.placeholder('at') })
    .onConflictDoUpdate({
      target: workspaceId,
      set: { lookedAt: sql`excluded.looked_at` },
      setWhere: lt(lookedAt, sql.placeholder('unlessAfter')),
    });
});

/** Remembers that somebody looks at the live campaigns now; writes only when the last look is older than `unless`. */
export async function touchLastViewed(
  db: Database,
  workspaceId: WorkspaceId,
  { at, unlessAfter }: { at: Date; unlessAfter: Date },
): Promise<void> {
  await touch(db, { workspaceId, at, unlessAfter });
}

/** Until when Meta asked to leave an ad account alone, whoever reads it; undefined when it did not. */
export async function findRetryAfter(db: Database, adAccountId: string, now: Date) {
  const [row] = await db
    .select({ until: max(syncs.retryAfter) })
    .from(syncs)
    .where(and(eq(syncs.adAccountId, adAccountId), gt(syncs.retryAfter, now)));
  return row?.until ?? undefined;
}

/** Until when Meta refuses whatever is asked of an ad account, changes included; undefined when it does not. */
export async function findThrottledUntil(db: Database, adAccountId: string, now: Date) {
  const [row] = await db
    .select({ until: max(syncs.throttledUntil) })
    .from(syncs)
    .where(and(eq(syncs.adAccountId, adAccountId), gt(syncs.retryAfter, now), gt(syncs.throttledUntil, now)));
  return row?.until ?? undefined;
}

/**
 * Keeps that Meta asked to leave an ad account alone, whatever it was asked for: with the newest sync of it, so that
 * the next one waits, and where all of the account is throttled, changes as well. Never shortens what is kept already.
 */
export async function noteRetryAfter(
  db: Database,
  adAccountId: string,
  { until, isThrottled }: { until: Date; isThrottled: boolean },
): Promise<void> {
  const later = (known: typeof syncs.retryAfter | typeof syncs.throttledUntil) =>
    sql`greatest(${known}, ${until.toISOString()}::timestamptz)`;
  const newest = db
    .select({ id: syncs.id })
    .from(syncs)
    .where(eq(syncs.adAccountId, adAccountId))
    .orderBy(desc(syncs.startedAt))
    .limit(1);
  await db
    .update(syncs)
    .set({
      retryAfter: later(syncs.retryAfter),
      ...(isThrottled && { throttledUntil: later(syncs.throttledUntil) }),
    })
    .where(eq(syncs.id, newest));
}

interface Due {
  now: Date;
  /** A good sync that ended before is too old. */
  goodBefore: Date;
  /** A failed one that began before is tried again. */
  triedBefore: Date;
  /** Who looked after this comes first. */
  lookedAfter: Date;
  /** By up to so many seconds a workspace is due earlier, each by its own, so that they do not all come at once. */
  spreadSeconds: number;
  atMost: number;
}

/**
 * Workspaces whose chosen ad account is due: never read, read too long ago, or failed a while ago, or failed because Meta
 * asked for a rest that is over. Not those whose ad account Meta asked to leave alone. Who is looking comes first, then who waits longest.
 */
export async function listStaleWorkspaces(
  db: Database,
  { now, goodBefore, triedBefore, lookedAfter, spreadSeconds, atMost }: Due,
): Promise<WorkspaceId[]> {
  const linked = selectUsable(db).as('linked');
  const newest = db
    .select({
      adAccountId: sql<string | null>`${syncs.adAccountId}`.as('newest_ad_account_id'),
      startedAt: sql`${syncs.startedAt}`.as('newest_started_at'),
      finishedAt: sql`${syncs.finishedAt}`.as('newest_finished_at'),
      retryAfter: sql`${syncs.retryAfter}`.as('newest_retry_after'),
      isGood: sql`${syncs.finishedAt} is not null and ${syncs.problem} is null`.as('newest_is_good'),
    })
    .from(syncs)
    .where(eq(syncs.workspaceId, linked.workspaceId))
    .orderBy(desc(syncs.startedAt))
    .limit(1)
    .as('newest');
  const early = sql`(abs(hashtext(${linked.workspaceId}::text)) % ${spreadSeconds}) * interval '1 second'`;
  const isLooking = sql`coalesce(${liveViews.lookedAt} > ${lookedAfter.toISOString()}, false)`;
  const rows = await db
    .select({ workspaceId: linked.workspaceId })
    .from(linked)
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(liveViews, eq(liveViews.workspaceId, linked.workspaceId))
    .where(
      sql`(${newest.startedAt} is null or ${newest.adAccountId} <> ${linked.adAccountId} or case
          when ${newest.isGood} then ${newest.finishedAt} < ${goodBefore.toISOString()}::timestamptz + ${early}
          else ${newest.startedAt} < ${triedBefore.toISOString()} or ${newest.retryAfter} <= ${now.toISOString()} end)
        and not exists (select from ${syncs} as other
          where other.ad_account_id = ${linked.adAccountId} and other.retry_after > ${now.toISOString()})`,
    )
    .orderBy(sql`${isLooking} desc, ${newest.startedAt} nulls first`)
    .limit(atMost);
  return rows.map(({ workspaceId }) => workspaceId);
}

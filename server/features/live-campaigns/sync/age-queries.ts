import { selectUsable } from '#server/features/connections/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { syncs } from '../tables.ts';
import { wentWell } from './sync-status-queries.ts';

/** How long ago the chosen ad accounts of all workspaces were read whole. Looks up the newest of each: a month of them is kept. */
export async function measureSyncAges(db: Database, now: Date) {
  const linked = selectUsable(db).as('linked');
  const newest = db
    .select({
      problem: sql`${syncs.problem}`.as('newest_problem'),
      metaAheadSeconds: sql`${syncs.metaAheadSeconds}`.as('newest_ahead'),
    })
    .from(syncs)
    .where(eq(syncs.workspaceId, linked.workspaceId))
    .orderBy(desc(syncs.startedAt))
    .limit(1)
    .as('newest');
  const lastGood = db
    .select({ finishedAt: sql`${syncs.finishedAt}`.as('last_good_at') })
    .from(syncs)
    .where(and(eq(syncs.workspaceId, linked.workspaceId), wentWell))
    .orderBy(desc(syncs.startedAt))
    .limit(1)
    .as('last_good');
  const age = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${lastGood.finishedAt})`;
  const [row] = await db
    .select({
      middleSeconds: sql`coalesce(percentile_cont(0.5) within group (order by ${age}), 0)`.mapWith(Number),
      oldestSeconds: sql`coalesce(max(${age}), 0)`.mapWith(Number),
      neverSynced: sql`count(*) filter (where ${lastGood.finishedAt} is null)`.mapWith(Number),
      linked: sql`count(*)`.mapWith(Number),
      metaAheadSeconds:
        sql`coalesce(percentile_disc(0.5) within group (order by ${newest.metaAheadSeconds}), 0)`.mapWith(
          Number,
        ),
      failing: sql`count(*) filter (where ${newest.problem} is not null)`.mapWith(Number),
    })
    .from(linked)
    .leftJoinLateral(lastGood, sql`true`)
    .leftJoinLateral(newest, sql`true`);
  return row!;
}

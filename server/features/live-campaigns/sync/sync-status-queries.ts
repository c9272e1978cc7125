import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, desc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SyncRow } from '../queries.ts';
import { syncs } from '../tables.ts';

/** Of syncs, those that have read all there was. */
export const wentWell = and(isNotNull(syncs.finishedAt), isNull(syncs.problem));

type Told = Pick<SyncRow, 'startedAt' | 'finishedAt' | 'problem' | 'retryAfter' | 'metaAheadSeconds'>;

interface TellingSyncs {
  newest?: Told;
  /** The newest that went well, of this ad account where one is given. */
  good?: Told;
  manual?: Told;
  /** Whoever read this ad account: the one after which Meta asked to be left alone for longest from now. */
  resting?: Told;
}

/** The syncs that tell how fresh an ad account is, in one statement. */
export async function findSyncStatuses(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, now }: { adAccountId: string | undefined; now: Date },
): Promise<TellingSyncs> {
  const { startedAt, finishedAt, problem, retryAfter, metaAheadSeconds } = syncs;
  const mine = eq(syncs.workspaceId, workspaceId);
  const ofAccount = adAccountId === undefined ? undefined : eq(syncs.adAccountId, adAccountId);
  const first = (
    kind: keyof TellingSyncs,
    where: SQL | undefined,
    by: typeof startedAt | typeof retryAfter,
  ) =>
    db
      .select({
        kind: sql<keyof TellingSyncs>`${kind}::text`,
        startedAt,
        finishedAt,
        problem,
        retryAfter,
        metaAheadSeconds,
      })
      .from(syncs)
      .where(where)
      .orderBy(desc(by))
      .limit(1);
  const rows = await unionAll(
    first('newest', mine, startedAt),
    first('good', and(mine, ofAccount, wentWell), startedAt),
    first('manual', and(mine, eq(syncs.type, 'manual')), startedAt),
    first('resting', and(ofAccount ?? sql`false`, gt(retryAfter, now)), retryAfter),
  );
  return Object.fromEntries(rows.map(({ kind, ...row }) => [kind, row]));
}

import type { Database } from '#server/platform/database/database.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
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

const syncStatuses = writtenOnce((db) => {
  const { adAccountId, startedAt, finishedAt, problem, retryAfter, metaAheadSeconds } = syncs;
  const mine = eq(syncs.workspaceId, sql.placeholder('workspaceId'));
  const asked = sql.placeholder('adAccountId');
  const ofAccount = sql`(${asked}::text is null or ${adAccountId} = ${asked})`;
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
  return unionAll(
    first('newest', mine, startedAt),
    first('good', and(mine, ofAccount, wentWell), startedAt),
    first('manual', and(mine, eq(syncs.type, 'manual')), startedAt),
    first('resting', and(eq(adAccountId, asked), gt(retryAfter, sql.placeholder('now'))), retryAfter),
  );
});

/** The syncs that tell how fresh an ad account is, in one statement. */
export async function findSyncStatuses(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId = null, now }: { adAccountId: string | null | undefined; now: Date },
): Promise<TellingSyncs> {
  const rows = await syncStatuses(db, { workspaceId, adAccountId, now });
  return Object.fromEntries(rows.map(({ kind, ...row }) => [kind, row]));
}

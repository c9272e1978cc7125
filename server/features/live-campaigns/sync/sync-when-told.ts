import { listWorkspacesOn } from '#server/features/connections/queries.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { PutOff } from '#server/platform/queue/job-pace.ts';
import { z } from 'zod';
import { findNewestSync } from '../queries.ts';
import { syncWhereLinked } from './start-sync.ts';

/** However much Meta tells of an ad account, it is not read more often because of that. */
const apartMs = 60_000;
/** Until it is looked whether the sync that is under way has ended. */
const againMs = 10_000;
/** A sync that began before has ended, whatever is written of it. */
const longAgoMs = 15 * 60_000;

/** Reads these ad accounts soon, wherever they are the chosen one: what has changed in them is read, not believed. */
export async function syncSoon({ db, queue, now }: AppContext, adAccountIds: string[]): Promise<void> {
  for (const workspaceId of await listWorkspacesOn(db, adAccountIds)) {
    const newest = await findNewestSync(db, workspaceId, 'any');
    const next = (newest?.startedAt.getTime() ?? 0) + apartMs;
    const later = next > now() ? { notBefore: new Date(next) } : {};
    await queue.add(db, syncWhenTold, { workspaceId }, { key: workspaceId, ...later });
  }
}

/** Reads the account of what was published at once, where a sync looked at it meanwhile: it may have seen it half made. */
export async function syncAfterPublishing(
  tx: Database,
  { queue }: Pick<AppContext, 'queue'>,
  { details, status, startedAt, ...operation }: OperationRow,
): Promise<void> {
  if (details.kind !== 'publication' || status !== 'done') return;
  const workspaceId = operation.workspaceId as WorkspaceId;
  const newest = await findNewestSync(tx, workspaceId, 'any');
  if (!newest || (newest.finishedAt && newest.finishedAt < startedAt)) return;
  await queue.add(tx, syncWhenTold, { workspaceId }, { key: workspaceId });
}

/** Begins the sync that Meta's call, or what was published here, has brought about. */
export const syncWhenTold = defineJob({
  name: 'sync-when-told',
  payload: z.object({ workspaceId: KeptWorkspaceId }),
  async run(ctx, { workspaceId }) {
    const newest = await findNewestSync(ctx.db, workspaceId, 'any');
    const isUnderWay = newest?.finishedAt === null && newest.startedAt.getTime() > ctx.now() - longAgoMs;
    // It may have read before what is told of.
    if (isUnderWay) throw new PutOff(againMs);
    await syncWhereLinked(ctx, workspaceId);
  },
  // No giveUp: the clock begins the next one.
});

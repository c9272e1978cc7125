import type { House } from '#server/house.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Ending } from './change-errand.ts';
import { updateRunningChange } from './change-queries.ts';
import { changesTopic } from './change-topic.ts';
import { promiseNothingIsLeft } from './remove-left-ads.ts';
import { syncTopic } from './sync/topic.ts';
import type { StoredChangeProblem } from './tables.ts';

interface Settlement extends Omit<Ending, 'problem'> {
  id: string;
  status: 'done' | 'failed' | 'canceled';
  problem?: StoredChangeProblem | null | undefined;
}

/** Ends a change and tells everybody who looks, together with what our rows say from now on. Ending it twice is harmless. */
export function settleChange(house: House, workspaceId: WorkspaceId, settlement: Settlement): Promise<void> {
  return house.db.transaction((tx) => settleWithin({ ...house, db: tx }, workspaceId, settlement));
}

/** As `settleChange`, within the transaction of whoever calls it. */
export async function settleWithin(
  { db: tx, now, signals, queue }: Pick<House, 'now' | 'signals' | 'queue'> & { db: Database },
  workspaceId: WorkspaceId,
  { id, status, problem = null, matter, keep }: Settlement,
): Promise<void> {
  const finishedAt = new Date(now());
  const news = { id, status, problem, finishedAt, ...(matter && { matter }) };
  const ended = await updateRunningChange(tx, workspaceId, news);
  if (!ended) return;
  await keep?.(tx);
  if (status === 'failed') await promiseNothingIsLeft(tx, { queue }, ended);
  await signals.notify(tx, changesTopic(workspaceId));
  await signals.notify(tx, syncTopic(workspaceId));
}

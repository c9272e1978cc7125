import type { ChangeProblem } from '#contract/live-changes.ts';
import type { House } from '#server/house.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import type { Ending } from './change-errand.ts';
import { type ChangeRow, updateRunningChange } from './change-queries.ts';
import { changesTopic } from './change-topic.ts';
import { syncTopic } from './topic.ts';

/** Ends a change and tells everybody who looks, together with what our rows say from now on. Ending it twice is harmless. */
export async function settleChange(
  { db, now, signals }: House,
  workspaceId: WorkspaceId,
  {
    id,
    status,
    problem = null,
    matter,
    keep,
  }: Omit<Ending, 'problem'> &
    Pick<ChangeRow, 'id'> & {
      status: 'done' | 'failed' | 'canceled';
      problem?: ChangeProblem | null | undefined;
    },
): Promise<void> {
  await db.transaction(async (tx) => {
    const finishedAt = new Date(now());
    const ended = await updateRunningChange(tx, workspaceId, {
      id,
      status,
      problem,
      finishedAt,
      ...(matter && { matter }),
    });
    if (!ended) return;
    await keep?.(tx);
    await signals.ring(tx, changesTopic(workspaceId));
    await signals.ring(tx, syncTopic(workspaceId));
  });
}

/** Says why a change that still runs has not been made yet. */
export async function tellWaiting(
  { db, signals }: House,
  workspaceId: WorkspaceId,
  { id, problem }: { id: string; problem: ChangeProblem },
): Promise<void> {
  await db.transaction(async (tx) => {
    await updateRunningChange(tx, workspaceId, { id, problem });
    await signals.ring(tx, changesTopic(workspaceId));
  });
}

import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type Ending, type EngineParts, kindOf } from './kind.ts';
import { holdOperations, updateRunningOperation } from './queries.ts';
import { operationsTopic } from './kind.ts';
import { noteEnded } from './note-in-log.ts';

interface Settlement {
  parts: EngineParts;
  id: string;
  ending: Ending | 'canceled';
}

/** Ends an operation and tells everybody who looks, together with what our rows say from now on. Ending it twice is harmless. */
export function settleOperation(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  settlement: Settlement,
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    // What follows it is accepted in the same transaction: whoever accepts holds first and reads rows then.
    await holdOperations(tx, workspaceId);
    await settleWithin({ ...ctx, db: tx }, workspaceId, settlement);
  });
}

/** As `settleOperation`, within the transaction of whoever calls it. */
export async function settleWithin(
  { db: tx, ...ctx }: Pick<AppContext, 'now' | 'signals' | 'queue' | 'readSpending'> & { db: Database },
  workspaceId: WorkspaceId,
  { parts, id, ending }: Settlement,
): Promise<void> {
  const { facebookCampaignId, problem, details, keep }: Ending = ending === 'canceled' ? {} : ending;
  const status = statusOf(ending);
  const ended = await updateRunningOperation(tx, workspaceId, {
    id,
    status,
    problem: problem ?? null,
    finishedAt: new Date(ctx.now()),
    ...(details && { details }),
    ...(facebookCampaignId && { facebookCampaignId }),
  });
  if (!ended) return;
  await keep?.(tx);
  if (status === 'failed') await kindOf(parts, ended).tidyUp?.(tx, ctx, ended);
  await noteEnded(tx, workspaceId, ended);
  await ctx.signals.notify(tx, operationsTopic(workspaceId));
  await parts.whenEnded(tx, ctx, ended);
}

function statusOf(ending: Settlement['ending']): 'done' | 'failed' | 'canceled' {
  if (ending === 'canceled') return ending;
  return ending.status ?? (ending.problem ? 'failed' : 'done');
}

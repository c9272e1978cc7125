import { GatewayError } from '#server/gateways/gateway-error.ts';
import { isAdAccountThrottle } from '#server/gateways/meta/graph/ad-account-throttle.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { EngineParts } from './kind.ts';
import { waitingProblem } from './problems.ts';
import { type OperationRow, updateRunningOperation } from './queries.ts';
import { runAddress } from './run-address.ts';
import { operationsTopic } from './topic.ts';

/** Trouble that lasts longer than this ends an operation: somebody waits for it. */
const patienceMs = 5 * 60_000;
const shortestPauseMs = 2_000;
const longestPauseMs = 60_000;

interface Known {
  parts: EngineParts;
  operation: OperationRow;
}

/**
 * Sees to it that an operation which met passing trouble is tried again, and says so to whoever looks. Answers false where
 * waiting would not help, or has helped long enough. While Meta throttles an ad account, its syncs wait as well.
 */
export async function tryAgainLater(
  { db, queue, signals, now }: AppContext,
  workspaceId: WorkspaceId,
  { parts, operation: { id, dueAt, adAccountId }, error }: Known & { error: unknown },
): Promise<boolean> {
  if (!(error instanceof GatewayError) || !error.isTransient) return false;
  // What a sync asked for now would be refused as well, and prolong it.
  if (error.failureKind === 'rate-limited' && error.waitMs && adAccountId)
    await parts.noteThrottle(db, adAccountId, {
      until: new Date(now() + error.waitMs),
      isThrottled: isAdAccountThrottle(error),
    });
  const sinceMs = now() - dueAt.getTime();
  const leftMs = patienceMs - sinceMs;
  const pauseMs = error.waitMs ?? Math.min(leftMs, longestPauseMs, Math.max(shortestPauseMs, sinceMs));
  if (leftMs <= 0 || pauseMs > leftMs) return false;
  const notBefore = new Date(now() + pauseMs);
  await db.transaction(async (tx) => {
    const waitsUntil = error.waitMs === undefined ? null : notBefore;
    await updateRunningOperation(tx, workspaceId, { id, problem: waitingProblem(error), waitsUntil });
    // The try that asks for it still holds its own key; two may be told the same time.
    await queue.add(tx, runAddress, { workspaceId, id }, { key: `${id} ${now()}`, notBefore });
    await signals.notify(tx, operationsTopic(workspaceId));
  });
  return true;
}

/** Throws what Meta would answer where it is known to refuse the ad account still: asking would prolong it. */
export async function mustNotBeThrottled(
  { db, now }: AppContext,
  { parts, operation: { adAccountId } }: Known,
): Promise<void> {
  if (adAccountId === null) return;
  const until = await parts.findThrottledUntil(db, adAccountId, new Date(now()));
  if (!until) return;
  throw new GatewayError({
    service: 'Meta',
    failureKind: 'rate-limited',
    detail: 'this ad account was asked for too much, and is not answered yet',
    waitMs: until.getTime() - now(),
  });
}

/** Whether our own mistakes have stood in the way for too long. */
export function isOverdue({ now }: AppContext, { dueAt }: OperationRow): boolean {
  return now() - dueAt.getTime() >= patienceMs;
}

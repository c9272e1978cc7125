import { GatewayError } from '#server/gateways/gateway-error.ts';
import { isAdAccountThrottle } from '#server/gateways/meta/graph/ad-account-throttle.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Refusal } from '#server/platform/refusal.ts';
import { PutOff } from '#server/platform/queue/job-pace.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type EngineParts, kindOf } from './kind.ts';
import { waitingProblem } from './problems.ts';
import { type OperationRow, updateRunningOperation } from './queries.ts';
import { operationsTopic } from './kind.ts';

/** Trouble that lasts longer than this ends an operation: somebody waits for it. */
const patienceMs = 5 * 60_000;
const shortestPauseMs = 2_000;
const longestPauseMs = 60_000;

interface Known {
  parts: EngineParts;
  operation: OperationRow;
}

/**
 * Puts off an operation which met a transient failure, and says so to whoever looks: throws what makes the queue try it
 * again. Answers where waiting would not help, or has helped long enough. While Meta throttles an ad account, its syncs
 * wait as well.
 */
export async function tryAgainLater(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { parts, operation, error }: Known & { error: GatewayError | Refusal },
): Promise<void> {
  const { db, now } = ctx;
  const { id, dueAt, adAccountId } = operation;
  const { isPatient, waitsOut } = kindOf(parts, operation);
  const passes = error instanceof GatewayError && error.isTransient;
  if (!passes && !(await waitsOut?.(ctx, operation, error))) return;
  // What a sync asked for now would be refused as well, and prolong it.
  const { waitMs } = passes ? error : {};
  if (passes && error.failureKind === 'rate-limited' && waitMs && adAccountId)
    await parts.noteThrottle(db, adAccountId, {
      until: new Date(now() + waitMs),
      isThrottled: isAdAccountThrottle(error),
    });
  if (isPatient) {
    const waitsUntil = waitMs === undefined ? null : new Date(now() + waitMs);
    await noteWaiting(ctx, workspaceId, { id, problem: waitingProblem(error), waitsUntil });
    throw error;
  }
  const sinceMs = now() - dueAt.getTime();
  const leftMs = patienceMs - sinceMs;
  const pauseMs = waitMs ?? Math.min(leftMs, longestPauseMs, Math.max(shortestPauseMs, sinceMs));
  if (leftMs <= 0 || pauseMs > leftMs) return;
  const notBefore = new Date(now() + pauseMs);
  const waitsUntil = waitMs === undefined ? null : notBefore;
  await noteWaiting(ctx, workspaceId, { id, problem: waitingProblem(error), waitsUntil });
  throw new PutOff(pauseMs);
}

/** Says of one under way what it waits for, or that it waits no more. */
export async function noteWaiting(
  { db, signals }: Pick<AppContext, 'signals'> & { db: Database },
  workspaceId: WorkspaceId,
  waiting: Pick<OperationRow, 'id' | 'problem' | 'waitsUntil'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await updateRunningOperation(tx, workspaceId, waiting);
    await signals.notify(tx, operationsTopic(workspaceId));
  });
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

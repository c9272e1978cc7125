import { GatewayError } from '#server/gateways/gateway-error.ts';
import { isAdAccountThrottle } from '#server/gateways/meta/graph/ad-account-throttle.ts';
import type { House } from '#server/house.ts';
import type { Job } from '#server/job.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { isTransient } from './change-transient.ts';
import { waitingProblem } from './change-problem.ts';
import { type ChangeRow, updateRunningChange } from './change-queries.ts';
import { changesTopic } from './change-topic.ts';
import { findThrottledUntil, noteRetryAfter } from './sync/stale-queries.ts';

/** Trouble that lasts longer than this ends a change: somebody waits for it. */
const patienceMs = 5 * 60_000;
const shortestPauseMs = 2_000;
const longestPauseMs = 60_000;

interface Stumble {
  change: ChangeRow;
  error: unknown;
  job: Job<{ workspaceId: WorkspaceId; id: string }>;
}

/**
 * Sees to it that a change which met passing trouble is tried again, and says so to whoever looks. Answers false where
 * waiting would not help, or has helped long enough. While Meta throttles an ad account, its syncs wait as well.
 */
export async function tryAgainLater(
  { db, queue, signals, now }: House,
  workspaceId: WorkspaceId,
  { change: { id, dueAt, adAccountId }, error, job }: Stumble,
): Promise<boolean> {
  if (!(error instanceof GatewayError) || !isTransient(error)) return false;
  // What a sync asked for now would be refused as well, and prolong it.
  if (error.failureKind === 'rate-limited' && error.waitMs && adAccountId)
    await noteRetryAfter(db, adAccountId, {
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
    await updateRunningChange(tx, workspaceId, { id, problem: waitingProblem(error), waitsUntil });
    // The try that asks for it still holds its own key; two may be told the same time.
    await queue.add(tx, job, { workspaceId, id }, { key: `${id} ${now()}`, notBefore });
    await signals.notify(tx, changesTopic(workspaceId));
  });
  return true;
}

/** Throws what Meta would answer where it is known to refuse the ad account still: asking would prolong it. */
export async function mustNotBeThrottled({ db, now }: House, { adAccountId }: ChangeRow): Promise<void> {
  const until = adAccountId === null ? undefined : await findThrottledUntil(db, adAccountId, new Date(now()));
  if (!until) return;
  throw new GatewayError({
    service: 'Meta',
    failureKind: 'rate-limited',
    detail: 'this ad account was asked for too much, and is not answered yet',
    waitMs: until.getTime() - now(),
  });
}

/** Whether our own mistakes have stood in the way of a change for too long. */
export function isOverdue({ now }: House, { dueAt }: ChangeRow): boolean {
  return now() - dueAt.getTime() >= patienceMs;
}

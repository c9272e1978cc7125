import type { SyncState } from '#contract/live-campaigns.ts';

const staleAfterMs = 30 * 60_000;

/** Whether the figures are old enough to be read again on opening the page. */
export function isStale({ state, lastSyncedAt }: SyncState, now: number): boolean {
  if (state === 'syncing') return false;
  return lastSyncedAt === null || now - new Date(lastSyncedAt).getTime() >= staleAfterMs;
}

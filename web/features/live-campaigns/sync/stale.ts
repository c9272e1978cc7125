import type { SyncState } from '#contract/live/live-campaign.ts';

const staleAfterMs = 30 * 60_000;

/** Whether what is known is to be read again on opening the page: it is old, or knows nothing of what was published since. */
export function isStale({ state, lastSyncedAt, isMissingPublished }: SyncState, now: number): boolean {
  if (state === 'syncing') return false;
  return (
    lastSyncedAt === null || isMissingPublished || now - new Date(lastSyncedAt).getTime() >= staleAfterMs
  );
}

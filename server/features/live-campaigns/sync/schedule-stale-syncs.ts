import { countUsable } from '#server/features/connections/queries.ts';
import { defineClockJob } from '#server/job.ts';
import { lookLastsMs, restAfterFailureMs, staleAfterMs } from '../rules.ts';
import { listStaleWorkspaces } from './stale-queries.ts';
import { syncWhereLinked } from './start-sync.ts';

/** Everybody has had a turn after so many of them, so that a long stop is not followed by a rush. */
const turnsForAll = 20;
const atLeast = 20;
/** Syncs that ended together are not begun together again. */
const spreadSeconds = 300;

/** Begins a sync wherever the last good one is too old. Done by the clock. */
export const scheduleStaleSyncs = defineClockJob({
  name: 'keep-fresh',
  async run(ctx, signal) {
    const now = ctx.now();
    const stale = await listStaleWorkspaces(ctx.db, {
      now: new Date(now),
      goodBefore: new Date(now - staleAfterMs),
      triedBefore: new Date(now - restAfterFailureMs),
      lookedAfter: new Date(now - lookLastsMs),
      spreadSeconds,
      atMost: Math.max(atLeast, Math.ceil((await countUsable(ctx.db)) / turnsForAll)),
    });
    for (const workspaceId of stale) {
      signal.throwIfAborted();
      await syncWhereLinked(ctx, workspaceId);
    }
  },
});

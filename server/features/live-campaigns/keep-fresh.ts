import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import { z } from 'zod';
import { listStaleWorkspaces } from './queries.ts';
import { restAfterFailureMs, staleAfterMs } from './rules.ts';
import { startSync } from './start-sync.ts';

/** So that a long stop is not followed by a rush: the rest is still stale at the next turn. */
const atMost = 200;

/** Begins a sync wherever the last good one is too old. Done by the clock. */
export const keepFresh = defineJob({
  name: 'keep-fresh',
  // The clock brings no payload.
  payload: z
    .object({})
    .nullish()
    .transform((nothing) => nothing ?? {}),

  async run(house, _nothing, signal) {
    const now = house.now();
    const stale = await listStaleWorkspaces(house.db, {
      goodBefore: new Date(now - staleAfterMs),
      triedBefore: new Date(now - restAfterFailureMs),
      atMost,
    });
    for (const workspaceId of stale) {
      signal.throwIfAborted();
      try {
        await startSync(house, workspaceId, 'auto');
      } catch (error) {
        // Nothing is connected there any more, or its owner has to sign in at Facebook first.
        if (!(error instanceof Refusal)) throw error;
      }
    }
  },

  // The clock brings the next try.
  async giveUp() {},
});

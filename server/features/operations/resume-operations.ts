import { defineClockJob } from '#server/job.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { listOverdueOperations } from './queries.ts';
import { runAddress } from './run-address.ts';

/** Longer than an operation is tried: what still runs then has lost its job, as after a restored backup. */
const lostAfterMs = 10 * 60_000;

/** Takes up operations whose job was lost, so that none is under way for ever. Done by the clock. */
export const resumeOperations = defineClockJob({
  name: 'resume-operations',
  async run({ db, queue, now }) {
    for (const { id, workspaceId } of await listOverdueOperations(db, new Date(now() - lostAfterMs)))
      // The row was begun by somebody who was signed in to it.
      await queue.add(db, runAddress, { workspaceId: workspaceId as WorkspaceId, id }, { key: id });
  },
});

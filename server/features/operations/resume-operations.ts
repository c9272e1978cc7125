import { defineClockJob } from '#server/job.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type EngineParts, kindOf } from './kind.ts';
import { listOverdueOperations } from './queries.ts';
import { addressOf } from './run-address.ts';

/** Longer than an operation is tried: what still runs then has lost its job, as after a restored backup. */
const lostAfterMs = 10 * 60_000;

/** Takes up operations whose job was lost, so that none is under way for ever. Done by the clock. */
export function resumeOperations(parts: EngineParts) {
  return defineClockJob({
    name: 'resume-operations',
    async run({ db, queue, now }) {
      const overdue = await listOverdueOperations(db, new Date(now() - lostAfterMs));
      for (const { id, workspaceId, details } of overdue) {
        const address = addressOf(kindOf(parts, { details }));
        // The row was begun by somebody who was signed in to it.
        await queue.add(db, address, { workspaceId: workspaceId as WorkspaceId, id }, { key: id });
      }
    },
  });
}

import { defineClockJob } from '#server/job.ts';
import { promiseTurn } from './deliver-leads.ts';
import { removeOldDeliveries } from './delivery-log-queries.ts';
import { listOverdueWorkspaces } from './delivery-queries.ts';

const overdueMs = 5 * 60_000;
/** How long the log goes back. */
const loggedMs = 90 * 86_400_000;

/** Sees that nothing waits without anybody at it, and that the log does not grow for ever. */
export const sweepDeliveries = defineClockJob({
  name: 'sweep-deliveries',
  async run(ctx) {
    const at = ctx.now();
    for (const workspaceId of await listOverdueWorkspaces(ctx.db, new Date(at - overdueMs)))
      await promiseTurn(ctx.db, ctx, { workspaceId, at });
    await removeOldDeliveries(ctx.db, new Date(at - loggedMs));
  },
});

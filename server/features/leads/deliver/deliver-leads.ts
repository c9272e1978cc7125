import type { AppContext } from '#server/app-context.ts';
import { defineJob, defineClockJob } from '#server/job.ts';
import type { Database } from '#server/platform/database/database.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { deliverSome } from './deliver-some.ts';
import { findNextTry, insertDeliveries, listOverdueWorkspaces } from './delivery-queries.ts';
import { findWebhook } from './webhook-queries.ts';
import { removeOldDeliveries } from './delivery-log-queries.ts';

/** After this long a customer's turn is over, and whoever else waits comes first. */
const turnMs = 15_000;

/** Who is being delivered to by this process. One at a time for each customer, so that a slow one holds up nobody else. */
const turns = new Map<string, { isMoreCome: boolean }>();

/** Puts new leads on their way to the customer's system, if there is one that wants them. */
export async function promiseDeliveries(
  tx: Database,
  ctx: AppContext,
  { workspaceId, leadIds }: { workspaceId: WorkspaceId; leadIds: string[] },
): Promise<void> {
  const webhook = await findWebhook(tx, workspaceId);
  if (!webhook?.isOn) return;
  const now = ctx.now();
  await insertDeliveries(tx, workspaceId, { leadIds, now });
  await promiseTurn(tx, ctx, { workspaceId, at: now });
}

/** Promises to deliver what is due by then. */
export async function promiseTurn(
  tx: Database,
  { queue, now }: AppContext,
  { workspaceId, at }: { workspaceId: WorkspaceId; at: number },
): Promise<void> {
  const key = `${workspaceId}:${at}`;
  // What is due is not made to wait for the database's clock.
  const later = at > now() ? { notBefore: new Date(at) } : {};
  await queue.add(tx, deliverLeads, { workspaceId, at }, { key, ...later });
}

/** Delivers what is due to one customer, and promises the next turn if anything still waits. */
export const deliverLeads = defineJob({
  name: 'deliver-leads',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    at: z.number(),
  }),

  async run(ctx, { workspaceId, at }, signal) {
    const other = turns.get(workspaceId);
    if (other) {
      // Whoever is at it looks again before the turn ends.
      other.isMoreCome = true;
      return;
    }
    const mine = { isMoreCome: false };
    turns.set(workspaceId, mine);
    const isOver = overAfter(turnMs);
    try {
      do {
        mine.isMoreCome = false;
        await deliverSome(ctx, workspaceId, () => isOver() || signal.aborted);
      } while (mine.isMoreCome && !isOver());
    } finally {
      turns.delete(workspaceId);
    }
    const next = await findNextTry(ctx.db, workspaceId);
    // Never at this turn's own moment: the promise would be taken for the one being kept.
    if (next) await promiseTurn(ctx.db, ctx, { workspaceId, at: Math.max(next.getTime(), at + 1) });
  },

  giveUp: 'leads could not be delivered for a day',
});

function overAfter(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

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

import type { TargetEvent } from '#server/gateways/lead-targets/target.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob, defineClockJob } from '#server/job.ts';
import type { Database } from '#server/platform/database/database.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import type { LeadRow } from '../queries.ts';
import { sweepTellings } from '../notify/tell-leads.ts';
import { listOverdueEvents } from '../events/event-queries.ts';
import { promiseEventTurn } from '../events/send-events.ts';
import { deliverSome } from './deliver-some.ts';
import { findNextTry, insertDeliveries, listOverdueTargets } from './delivery-queries.ts';
import { listTargets, type TargetRow } from './target-queries.ts';
import { removeOldDeliveries } from './delivery-log-queries.ts';

/** After this long a target's turn is over, and whoever else waits comes first. */
const turnMs = 15_000;

/** What is being delivered to by this process: each target by itself, so that a slow one holds up no other. */
const turns = new Map<string, { isMoreCome: boolean }>();

type Happened = Pick<LeadRow, 'id' | 'facebookLeadId' | 'facebookCampaignId' | 'isTest'>;

/** Puts what happened to leads on its way to every system that wants to hear of it. */
export async function promiseDeliveries(
  tx: Database,
  ctx: AppContext,
  { workspaceId, leads, event }: { workspaceId: WorkspaceId; leads: Happened[]; event: TargetEvent },
): Promise<void> {
  const now = ctx.now();
  for (const target of await listTargets(tx, workspaceId)) {
    if (!target.isOn || !ctx.leadTargets.takes(target.kind, event)) continue;
    if (event === 'updated' && !target.takesChanges) continue;
    const wanted = leads.filter((lead) => event === 'erased' || isWanted(lead, target));
    if (wanted.length === 0) continue;
    await insertDeliveries(tx, target, { leads: wanted, event, now });
    await promiseTurn(tx, ctx, { workspaceId, targetId: target.id, at: now });
  }
}

function isWanted({ facebookCampaignId, isTest }: Happened, { facebookCampaignIds, takesTests }: TargetRow) {
  const isOfTheirs = !facebookCampaignIds || facebookCampaignIds.includes(facebookCampaignId ?? '');
  return isOfTheirs && (takesTests || !isTest);
}

/** Promises to deliver what is due by then. */
export async function promiseTurn(
  tx: Database,
  { queue, now }: AppContext,
  { workspaceId, targetId, at }: { workspaceId: WorkspaceId; targetId: string; at: number },
): Promise<void> {
  const key = `${targetId}:${at}`;
  // What is due is not made to wait for the database's clock.
  const later = at > now() ? { notBefore: new Date(at) } : {};
  await queue.add(tx, deliverLeads, { workspaceId, targetId, at }, { key, ...later });
}

/** Delivers what is due to one target, and promises the next turn if anything still waits. */
export const deliverLeads = defineJob({
  name: 'deliver-leads',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    targetId: z.uuid(),
    at: z.number(),
  }),

  async run(ctx, { workspaceId, targetId, at }, signal) {
    const other = turns.get(targetId);
    if (other) {
      // Whoever is at it looks again before the turn ends.
      other.isMoreCome = true;
      return;
    }
    const mine = { isMoreCome: false };
    turns.set(targetId, mine);
    const isOver = overAfter(turnMs);
    try {
      do {
        mine.isMoreCome = false;
        await deliverSome(ctx, { workspaceId, targetId }, () => isOver() || signal.aborted);
      } while (mine.isMoreCome && !isOver());
    } finally {
      turns.delete(targetId);
    }
    const next = await findNextTry(ctx.db, targetId);
    // Never at this turn's own moment: the promise would be taken for the one being kept.
    if (next) await promiseTurn(ctx.db, ctx, { workspaceId, targetId, at: Math.max(next.getTime(), at + 1) });
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
    for (const target of await listOverdueTargets(ctx.db, new Date(at - overdueMs)))
      await promiseTurn(ctx.db, ctx, { ...target, at });
    await sweepTellings(ctx);
    for (const workspaceId of await listOverdueEvents(ctx.db, new Date(at - overdueMs)))
      await promiseEventTurn(ctx.db, ctx, { workspaceId, at });
    await removeOldDeliveries(ctx.db, new Date(at - loggedMs));
  },
});

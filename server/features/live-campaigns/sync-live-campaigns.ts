import { getAdAccountAccess, markConnectionBroken } from '#server/features/connections/queries.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { House } from '#server/house.ts';
import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { z } from 'zod';
import { finishSync } from './queries.ts';
import { readAccount } from './read-account.ts';
import { ourMistake, problemOf } from './sync-problem.ts';
import { syncTopic } from './topic.ts';

interface Outcome {
  campaignCount: number | null;
  problem: string | null;
  /** Meta's answer when it no longer takes the token. */
  refusedToken?: GatewayError | undefined;
}

/** Keeps the promise of a sync. What goes wrong outside ends it with plain words; the clock begins the next one. */
export const syncLiveCampaigns = defineJob({
  name: 'sync-live-campaigns',
  payload: z.object({ workspaceId: z.custom<WorkspaceId>((id) => typeof id === 'string'), syncId: z.uuid() }),

  async run(house, { workspaceId, syncId }, signal) {
    const outcome = await readAll(house, workspaceId, signal);
    await end(house, workspaceId, { syncId, ...outcome });
  },

  async giveUp(house, { workspaceId, syncId }) {
    await end(house, workspaceId, { syncId, campaignCount: null, problem: ourMistake });
  },
});

async function readAll(house: House, workspaceId: WorkspaceId, signal: AbortSignal): Promise<Outcome> {
  try {
    const { adAccount, account } = await getAdAccountAccess(house, workspaceId);
    const campaignCount = await readAccount(house, {
      workspaceId,
      account,
      timezone: adAccount.timezone,
      at: new Date(house.now()),
      signal,
    });
    return { campaignCount, problem: null };
  } catch (error) {
    // Somebody else goes on with it.
    if (signal.aborted) throw error;
    return describe(house, error);
  }
}

function describe({ log }: House, error: unknown): Outcome {
  if (error instanceof Refusal) return { campaignCount: null, problem: error.message };
  if (error instanceof GatewayError) {
    const refusedToken = error.trouble === 'unauthorized' ? error : undefined;
    return { campaignCount: null, problem: problemOf(error), refusedToken };
  }
  log.error('a sync failed', error);
  return { campaignCount: null, problem: ourMistake };
}

async function end(
  { db, now, signals }: House,
  workspaceId: WorkspaceId,
  { syncId, campaignCount, problem, refusedToken }: Outcome & { syncId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await finishSync(tx, workspaceId, { id: syncId, finishedAt: new Date(now()), campaignCount, problem });
    if (refusedToken) await markConnectionBroken(tx, workspaceId, refusedToken);
    await signals.ring(tx, syncTopic(workspaceId));
  });
}

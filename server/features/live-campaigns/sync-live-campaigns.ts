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
  /** The token Meta no longer takes, and what it answered. */
  refused?: { token: string; answer: GatewayError } | undefined;
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
  let token = '';
  try {
    const { adAccount, account } = await getAdAccountAccess(house, workspaceId);
    token = account.token;
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
    return describe(house, error, token);
  }
}

function describe({ log }: House, error: unknown, token: string): Outcome {
  if (error instanceof Refusal) return { campaignCount: null, problem: error.message };
  if (error instanceof GatewayError) {
    const refused = error.trouble === 'unauthorized' ? { token, answer: error } : undefined;
    return { campaignCount: null, problem: problemOf(error), refused };
  }
  log.error('a sync failed', error);
  return { campaignCount: null, problem: ourMistake };
}

async function end(
  { db, seal, now, signals }: House,
  workspaceId: WorkspaceId,
  { syncId, campaignCount, problem, refused }: Outcome & { syncId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await finishSync(tx, workspaceId, { id: syncId, finishedAt: new Date(now()), campaignCount, problem });
    if (refused) await markConnectionBroken({ db: tx, seal }, workspaceId, refused);
    await signals.ring(tx, syncTopic(workspaceId));
  });
}

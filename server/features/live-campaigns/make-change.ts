import { getAdAccountAccess, noteIfUnusable } from '#server/features/connections/access.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { House } from '#server/house.ts';
import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import type { ChangeKind, Errand } from './change-errand.ts';
import { makeKind } from './change-makers.ts';
import { isOverdue, mustNotBeThrottled, tryAgainLater } from './change-patience.ts';
import { ourMistake, problemOf, unlinkedProblem } from './change-problem.ts';
import { type ChangeRow, findChange, updateRunningChange } from './change-queries.ts';
import { mayBeMade } from './change-sending.ts';
import { settleChange } from './settle-change.ts';
import type { StoredChangeProblem } from './tables.ts';

/** Keeps the promise of a change. It may be cut off anywhere and run again: every maker looks first. */
export const makeChange = defineJob({
  name: 'make-change',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    id: z.uuid(),
  }),

  async run(house, { workspaceId, id }, signal) {
    const change = await findChange(house.db, workspaceId, id);
    if (change?.status !== 'running' || change.matter.kind === 'deletion') return;
    try {
      await mustNotBeThrottled(house, change);
      await make(house, workspaceId, change);
    } catch (error) {
      // Somebody else goes on with it.
      if (signal.aborted) throw error;
      await endOrWait(house, workspaceId, { change, error });
    }
  },

  async giveUp(house, { workspaceId, id }) {
    await settleChange(house, workspaceId, { id, status: 'failed', problem: ourMistake() });
  },
});

async function make(house: House, workspaceId: WorkspaceId, change: ChangeRow): Promise<void> {
  const { account } = await getAdAccountAccess(house, workspaceId, change.adAccountId);
  const errand: Errand<ChangeKind> = {
    house,
    workspaceId,
    change,
    matter: change.matter,
    account,
    async save(news) {
      await updateRunningChange(house.db, workspaceId, { id: change.id, ...news });
    },
  };
  try {
    // Deletions do not come here.
    const ending = await makeKind(errand as Errand<Exclude<ChangeKind, 'deletion'>>);
    const status = ending.problem ? 'failed' : 'done';
    await settleChange(house, workspaceId, { ...ending, id: change.id, status });
  } catch (error) {
    await noteIfUnusable(house, workspaceId, { token: account.token, answer: error });
    throw error;
  }
}

/** What passes by waiting is tried again for a while, all else ends the change in plain words. */
async function endOrWait(
  house: House,
  workspaceId: WorkspaceId,
  { change, error }: { change: ChangeRow; error: unknown },
): Promise<void> {
  if (await tryAgainLater(house, workspaceId, { change, error, job: makeChange })) return;
  const end = (problem: StoredChangeProblem) =>
    settleChange(house, workspaceId, { id: change.id, status: 'failed', problem });
  if (error instanceof Refusal) return end(unlinkedProblem(error));
  if (error instanceof GatewayError) {
    const asLeft = (await findChange(house.db, workspaceId, change.id)) ?? change;
    return end(problemOf(error, asLeft.matter, mayBeMade(asLeft)));
  }
  if (!isOverdue(house, change)) throw error;
  house.log.error('a change failed', error);
  return end(ourMistake());
}

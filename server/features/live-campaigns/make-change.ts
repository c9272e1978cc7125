import { getAdAccountAccess, markConnectionBroken } from '#server/features/connections/queries.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { House } from '#server/house.ts';
import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { z } from 'zod';
import type { ChangeKind, Errand } from './change-errand.ts';
import { makeKind } from './change-makers.ts';
import { ourMistake, problemOf, unlinked, waitingProblem } from './change-problem.ts';
import { type ChangeRow, findChange, updateRunningChange } from './change-queries.ts';
import { settleChange, tellWaiting } from './settle-change.ts';

/** Trouble that lasts longer than this ends a change: somebody waits for it. */
export const patienceMs = 5 * 60_000;

const payload = z.object({
  workspaceId: z.custom<WorkspaceId>((id) => typeof id === 'string'),
  id: z.uuid(),
});

/** Keeps the promise of a change. It may be cut off anywhere and run again: every maker looks first. */
export const makeChange = defineJob({
  name: 'make-change',
  payload,

  async run(house, { workspaceId, id }, signal) {
    const change = await findChange(house.db, workspaceId, id);
    if (change?.status !== 'running' || change.matter.kind === 'deletion') return;
    try {
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
    if (error instanceof GatewayError && error.trouble === 'unauthorized')
      await markConnectionBroken(house, workspaceId, { token: account.token, answer: error });
    throw error;
  }
}

interface Stumble {
  change: ChangeRow;
  error: unknown;
}

/** What passes by waiting is tried again for a while, all else ends the change in plain words. */
async function endOrWait(house: House, workspaceId: WorkspaceId, { change, error }: Stumble): Promise<void> {
  const { id, dueAt } = change;
  const leftMs = dueAt.getTime() + patienceMs - house.now();
  const end = (problem: ReturnType<typeof ourMistake>) =>
    settleChange(house, workspaceId, { id, status: 'failed', problem });
  if (error instanceof Refusal) return end(unlinked(error));
  if (!(error instanceof GatewayError)) {
    if (leftMs > 0) throw error;
    house.log.error('a change failed', error);
    return end(ourMistake());
  }
  if (!isPassing(error) || leftMs <= 0) return end(problemOf(error, change.matter));
  if ((error.waitMs ?? 0) > leftMs) return end(problemOf(error, change.matter));
  await tellWaiting(house, workspaceId, { id, problem: waitingProblem(error) });
  if (!error.waitMs) throw error;
  const notBefore = new Date(house.now() + error.waitMs);
  await house.db.transaction((tx) =>
    house.queue.add(tx, makeChange, { workspaceId, id }, { key: `${id} ${notBefore.getTime()}`, notBefore }),
  );
}

function isPassing({ trouble }: GatewayError): boolean {
  return ['rate-limited', 'unavailable', 'unknown-outcome', 'unexpected-reply'].includes(trouble);
}

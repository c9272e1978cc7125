import type { AppContext } from '#server/app-context.ts';
import { getAdAccountAccess, noteIfUnusable } from '#server/features/connections/access.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { defineClockJob, defineJob } from '#server/job.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type Ending,
  type EngineParts,
  type KindName,
  type RunContext,
  addressOf,
  kindOf,
  runAddresses,
} from './kind.ts';
import { ourMistake, problemOf, unlinkedProblem } from './problems.ts';
import {
  type OperationRow,
  findOperation,
  holdOperations,
  listOverdueOperations,
  updateRunningOperation,
} from './queries.ts';
import { isOverdue, mustNotBeThrottled, noteWaiting, tryAgainLater } from './retry.ts';
import { mayBeMade } from './send.ts';
import { settleOperation } from './settle.ts';
import type { StoredOperationProblem } from './tables.ts';

/** The jobs that keep the promise of an operation. They may be cut off anywhere and run again: every kind looks first. */
export function runOperations(parts: EngineParts) {
  return Object.values(runAddresses).map((address) => runUnder(address, parts));
}

function runUnder(address: (typeof runAddresses)[keyof typeof runAddresses], parts: EngineParts) {
  return defineJob({
    ...address,

    async run(ctx, { workspaceId, id }, signal) {
      const operation = await begin(ctx, workspaceId, { parts, id });
      if (!operation) return;
      try {
        await run(ctx, workspaceId, { parts, operation });
      } catch (error) {
        // Somebody else goes on with it.
        if (signal.aborted) throw error;
        await endOrWait(ctx, workspaceId, { parts, operation, error });
      }
    },

    async giveUp(ctx, { workspaceId, id }) {
      const operation = await findOperation(ctx.db, workspaceId, id);
      if (operation) await endFailed(ctx, workspaceId, { parts, operation, error: undefined });
    },
  });
}

interface Known {
  parts: EngineParts;
  operation: OperationRow;
}

/** What still runs; once a kind has begun that can be taken back before, it cannot any more. */
async function begin(
  { db }: AppContext,
  workspaceId: WorkspaceId,
  { parts, id }: { parts: EngineParts; id: string },
): Promise<OperationRow | undefined> {
  const operation = await findOperation(db, workspaceId, id);
  if (operation?.status !== 'running') return undefined;
  if (!kindOf(parts, operation).graceMs) return operation;
  return db.transaction(async (tx) => {
    await holdOperations(tx, workspaceId);
    return updateRunningOperation(tx, workspaceId, { id, progress: { isBegun: true } });
  });
}

async function run(ctx: AppContext, workspaceId: WorkspaceId, { parts, operation }: Known): Promise<void> {
  const kind = kindOf(parts, operation);
  const context: Omit<RunContext<KindName>, 'account'> = {
    ctx,
    workspaceId,
    operation,
    details: operation.details,
    async save(news) {
      await updateRunningOperation(ctx.db, workspaceId, { id: operation.id, ...news });
    },
  };
  const end = (ending: Ending) => settleOperation(ctx, workspaceId, { parts, id: operation.id, ending });
  if (kind.runHere && (operation.facebookCampaignId === null || !kind.run))
    return end(await kind.runHere(context));

  await mustNotBeThrottled(ctx, { parts, operation });
  const { account } = await getAdAccountAccess(ctx, workspaceId, operation.adAccountId);
  const { id, problem } = operation;
  if (kind.isPatient && problem) await noteWaiting(ctx, workspaceId, { id, problem: null, waitsUntil: null });
  try {
    await end(await kind.run!({ ...context, account }));
  } catch (error) {
    await noteIfUnusable(ctx, workspaceId, { token: account.token, answer: error });
    throw error;
  }
}

/** What passes by waiting is tried again for a while, all else ends the operation in plain words. */
async function endOrWait(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { parts, operation, error }: Known & { error: unknown },
): Promise<void> {
  if (error instanceof Refusal || error instanceof GatewayError) {
    await tryAgainLater(ctx, workspaceId, { parts, operation, error });
    await endFailed(ctx, workspaceId, { parts, operation, error });
    return;
  }
  if (kindOf(parts, operation).isPatient || !isOverdue(ctx, operation)) throw error;
  ctx.log.error('an operation failed', error);
  await endFailed(ctx, workspaceId, { parts, operation, error: undefined });
}

async function endFailed(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { parts, operation, error }: Known & { error: GatewayError | Refusal | undefined },
): Promise<void> {
  const asLeft = (await findOperation(ctx.db, workspaceId, operation.id)) ?? operation;
  const kind = kindOf(parts, asLeft);
  const problem = kind.problemOf ? kind.problemOf(error) : whyItFailed(parts, asLeft, error);
  const ending = (await kind.fail?.(ctx, asLeft, problem)) ?? { problem };
  await settleOperation(ctx, workspaceId, { parts, id: operation.id, ending });
}

function whyItFailed(
  parts: EngineParts,
  operation: OperationRow,
  error: GatewayError | Refusal | undefined,
): StoredOperationProblem {
  if (!error) return ourMistake();
  if (error instanceof Refusal) return unlinkedProblem(error);
  return problemOf(error, { kind: kindOf(parts, operation), operation, mayBeMade: mayBeMade(operation) });
}

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

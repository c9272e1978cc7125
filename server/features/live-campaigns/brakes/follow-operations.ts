import { isDeepStrictEqual } from 'node:util';
import { brakesAlong, brakesToArm, noBrakes } from '#contract/live/brakes.ts';
import type { AppContext } from '#server/app-context.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { DetailsOf } from '#server/features/operations/kind.ts';
import {
  findOperation,
  listOperationsSince,
  type OperationRow,
} from '#server/features/operations/queries.ts';
import { findPublication } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findLiveCampaign } from '../queries.ts';
import { brakesKind, subjectOf } from './brakes-kind.ts';
import { type BrakesRow, findBrakes, forgetStrike } from './brakes-queries.ts';

type Engine = Pick<AppContext, 'now' | 'queue' | 'signals' | 'readSpending'>;

/**
 * Arms the brakes of what was published, lets those nobody has chosen go with the budget, and takes them away with what
 * was deleted; promised in the transaction that ends the operation they follow. What a brake did is past once somebody
 * has let the campaign run or paused it: by whichever clock.
 */
export async function brakeAfter(tx: Database, ctx: Engine, operation: OperationRow): Promise<void> {
  if (operation.status !== 'done' || operation.problem || operation.facebookCampaignId === null) return;
  const workspaceId = operation.workspaceId as WorkspaceId;
  const row = await findBrakes(tx, workspaceId, operation.facebookCampaignId);
  const { kind, target = 'campaign' } = { target: undefined, ...operation.details };
  if (row?.struck && kind === 'status' && target === 'campaign') await forgetStrike(tx, row);
  const from = row?.settings ?? noBrakes;
  const next = await nextBrakes(tx, workspaceId, { operation, row });
  if (next && !isDeepStrictEqual(next.to, from)) await promiseBrakes(tx, ctx, operation, { from, ...next });
}

type Next = Omit<DetailsOf<'brakes'>, 'kind'>;

async function nextBrakes(
  tx: Database,
  workspaceId: WorkspaceId,
  { operation, row }: { operation: OperationRow; row: BrakesRow | undefined },
): Promise<Omit<Next, 'from'> | undefined> {
  const { id, facebookCampaignId, details } = operation;
  if (details.kind === 'publication' && details.budget) {
    const objective = (await findPublication(tx, workspaceId, id))?.plan.objective ?? null;
    const to = brakesToArm({ ...details.budget, objective, brakes: details.brakes ?? {} });
    return { to, currency: details.budget.currency, follows: 'publication' };
  }
  if (!row) return undefined;
  const { settings, currency } = row;
  if (details.kind === 'publication-undo' || details.kind === 'deletion') return { to: noBrakes, currency };
  if (details.kind !== 'daily-budget' || (await leavesBrakes(tx, workspaceId, operation))) return undefined;
  const campaign = await findLiveCampaign(tx, workspaceId, facebookCampaignId!);
  // As the change has left it: the sum, where several ad sets have budgets.
  if (!campaign?.dailyBudgetMinor) return undefined;
  const fromMinor = campaign.dailyBudgetMinor - details.to.dailyBudgetMinor + details.from.dailyBudgetMinor;
  return { to: brakesAlong(settings, campaign, fromMinor), currency, follows: 'daily-budget' };
}

/** What took no brakes along takes none back: to undo it would loosen what has stood there all the time. */
async function leavesBrakes(
  tx: Database,
  workspaceId: WorkspaceId,
  { facebookCampaignId, undoes }: OperationRow,
): Promise<boolean> {
  const undone = undoes === null ? undefined : await findOperation(tx, workspaceId, undoes);
  if (!undone) return false;
  const since = { facebookCampaignIds: [facebookCampaignId!], since: undone.startedAt };
  const later = await listOperationsSince(tx, workspaceId, since);
  return !later.some(({ details }) => details.kind === 'brakes' && details.follows === 'daily-budget');
}

/** In the name of whoever asked for what it follows. Where brakes are under way already, those look for themselves. */
export async function promiseBrakes(
  tx: Database,
  ctx: Engine,
  asked: Pick<OperationRow, 'workspaceId' | 'personId' | 'keyName' | 'facebookCampaignId' | 'adAccountId'>,
  next: Next,
): Promise<void> {
  const { personId: id, keyName, facebookCampaignId, adAccountId } = asked;
  const workspaceId = asked.workspaceId as WorkspaceId;
  try {
    await acceptOperation(
      { ...ctx, db: tx },
      { id, workspaceId, ...(keyName !== null && { keyName }) },
      {
        kind: brakesKind,
        permit: () => Promise.resolve({ ...subjectOf(facebookCampaignId!), adAccountId }),
        decide: () => ({ kind: 'brakes', ...next }),
      },
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

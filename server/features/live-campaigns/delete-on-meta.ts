import { listPublishedIds, removeCampaign } from '#server/features/campaigns/queries.ts';
import { getAdAccountAccess, noteIfUnusable } from '#server/features/connections/access.ts';
import { findUnfinishedPublication } from '#server/features/publications/queries.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { House } from '#server/house.ts';
import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { isTransient } from './change-transient.ts';
import { isOverdue, mustNotBeThrottled, tryAgainLater } from './change-patience.ts';
import { beingPublishedProblem, leftAtMetaProblem } from './change-problem.ts';
import { type ChangeRow, findChange, holdChanges, updateRunningChange } from './change-queries.ts';
import { updateLiveCampaign } from './live-row-queries.ts';
import { settleChange } from './settle-change.ts';
import type { StoredChangeProblem } from './tables.ts';

/** Keeps the promise of a deletion: at Meta first, and here in any case. What is gone already counts as deleted. */
export const deleteOnMeta = defineJob({
  name: 'delete-on-meta',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    id: z.uuid(),
  }),

  async run(house, { workspaceId, id }, signal) {
    const change = await takeUp(house, workspaceId, id);
    if (!change) return;
    if (await isBeingPublished(house, workspaceId, change)) {
      const problem = beingPublishedProblem();
      return settleChange(house, workspaceId, { id, status: 'failed', problem });
    }
    try {
      if (change.facebookCampaignId) await mustNotBeThrottled(house, change);
      await deleteThere(house, workspaceId, change);
    } catch (error) {
      // Somebody else goes on with it.
      if (signal.aborted) throw error;
      if (await tryAgainLater(house, workspaceId, { change, error, job: deleteOnMeta })) return;
      const isOurs = !(error instanceof GatewayError || error instanceof Refusal);
      if (isOurs && !isOverdue(house, change)) throw error;
      if (isOurs) house.log.error('a deletion failed', error);
      const problem = leftAtMetaProblem(error instanceof GatewayError ? error : undefined);
      return endHere(house, workspaceId, { change, problem });
    }
    await endHere(house, workspaceId, { change, problem: null });
  },

  async giveUp(house, { workspaceId, id }) {
    const change = await findChange(house.db, workspaceId, id);
    if (change) await endHere(house, workspaceId, { change, problem: leftAtMetaProblem(undefined) });
  },
});

/** From here on it cannot be taken back. */
function takeUp({ db }: House, workspaceId: WorkspaceId, id: string): Promise<ChangeRow | undefined> {
  return db.transaction(async (tx) => {
    await holdChanges(tx, workspaceId);
    const change = await updateRunningChange(tx, workspaceId, { id, progress: { isBegun: true } });
    if (change?.matter.kind !== 'deletion') return undefined;
    const { campaignId } = change.matter;
    // It may have been published since.
    const published = (await listPublishedIds(tx, workspaceId)).find((each) => each.id === campaignId);
    if (!published) return change;
    const { facebookCampaignId } = published;
    return updateRunningChange(tx, workspaceId, { id, facebookCampaignId });
  });
}

async function isBeingPublished(
  { db }: House,
  workspaceId: WorkspaceId,
  { matter }: ChangeRow,
): Promise<boolean> {
  if (matter.kind !== 'deletion' || !matter.campaignId) return false;
  return (await findUnfinishedPublication(db, workspaceId, matter.campaignId)) !== undefined;
}

async function deleteThere(
  house: House,
  workspaceId: WorkspaceId,
  { facebookCampaignId, adAccountId }: ChangeRow,
): Promise<void> {
  if (!facebookCampaignId) return;
  const { account } = await getAdAccountAccess(house, workspaceId, adAccountId);
  try {
    await house.meta.deleteCampaign(account, facebookCampaignId);
    await mustBeGone(house, { account, facebookCampaignId });
  } catch (error) {
    await noteIfUnusable(house, workspaceId, { token: account.token, answer: error });
    throw error;
  }
}

/** Meta has answered that it is deleted: that holds where it does not let us look. */
async function mustBeGone(
  { meta }: House,
  { account, facebookCampaignId }: { account: Account; facebookCampaignId: string },
): Promise<void> {
  try {
    if (await meta.isGone(account, facebookCampaignId)) return;
  } catch (error) {
    if (!(error instanceof GatewayError) || isTransient(error)) throw error;
    return;
  }
  throw new GatewayError({
    service: 'Meta',
    failureKind: 'unexpected-reply',
    detail: 'what was deleted is still there',
  });
}

/** Our campaign goes in any case, and leaves every list; what Meta has deleted is marked as gone. */
function endHere(
  house: House,
  workspaceId: WorkspaceId,
  { change, problem }: { change: ChangeRow; problem: StoredChangeProblem | null },
): Promise<void> {
  const { id, matter, facebookCampaignId } = change;
  const goneAt = new Date(house.now());
  return settleChange(house, workspaceId, {
    id,
    status: 'done',
    problem,
    async keep(tx) {
      const campaignId = matter.kind === 'deletion' ? matter.campaignId : null;
      const isRemoved =
        !campaignId || (await removeCampaign(tx, workspaceId, { id: campaignId, facebookCampaignId }));
      // The next try finds out what became of it.
      if (!isRemoved) throw new Error('A campaign was published while it was being deleted.');
      if (!facebookCampaignId) return;
      const gone = problem ? {} : { goneAt, changedHereAt: goneAt };
      await updateLiveCampaign(tx, workspaceId, { facebookCampaignId, deletedHereAt: goneAt, ...gone });
    },
  });
}

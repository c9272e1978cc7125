import { liveLimits } from '#contract/live/steering.ts';
import type { AppContext } from '#server/app-context.ts';
import { getCampaign, removeCampaign } from '#server/features/campaigns/queries.ts';
import { removeCommentsOf } from '#server/features/comments/queries.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import {
  type DetailsOf,
  type Ending,
  type OperationKind,
  type RunContext,
  everything,
} from '#server/features/operations/kind.ts';
import { leftAtMetaProblem } from '#server/features/operations/problems.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import type { StoredOperationProblem } from '#server/features/operations/tables.ts';
import { findUnfinishedPublication } from '#server/features/publications/queries.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { markDeletedHere } from '../live-row-queries.ts';

/** Promises to delete a campaign at Meta and here, after a while in which it can be taken back. */
export function deleteCampaign(
  ctx: AppContext,
  person: Person,
  { campaignId }: { campaignId: string },
): Promise<OperationRow> {
  return acceptOperation(ctx, person, {
    kind: deletionKind,
    async permit(tx) {
      const campaign = await getCampaign(tx, person.workspaceId, campaignId);
      if (await findUnfinishedPublication(tx, person.workspaceId, campaignId))
        throw new Refusal('CAMPAIGN_NOT_EDITABLE');
      const { facebookCampaignId, facebookAdAccountId: adAccountId, title } = campaign;
      return { subject: facebookCampaignId ?? campaignId, facebookCampaignId, adAccountId, title };
    },
    decide: (_, { title }) => ({ kind: 'deletion', campaignId, name: title }),
  });
}

/** Deletes a campaign, after a while in which it can be taken back: at Meta first, and here in any case. */
export const deletionKind: OperationKind<'deletion'> = {
  graceMs: liveLimits.deletionGraceMs,
  parts: () => [everything],
  async run(context) {
    const { ctx, account, operation } = context;
    const facebookCampaignId = operation.facebookCampaignId!;
    // What is gone already counts as deleted.
    await ctx.meta.deleteCampaign(account, facebookCampaignId);
    await mustBeGone(context, facebookCampaignId);
    return endHere(ctx, operation);
  },
  runHere: async ({ ctx, operation }) => endHere(ctx, operation),
  fail: endHere,
  problemOf: (error) => leftAtMetaProblem(error instanceof GatewayError ? error : undefined),
  unchanged: () => 'deletion',
  keepsSpending: () => true,
};

/** Meta has answered that it is deleted: that holds where it does not let us look. */
async function mustBeGone(
  { ctx: { meta }, account }: RunContext<'deletion'>,
  facebookCampaignId: string,
): Promise<void> {
  try {
    if (await meta.isGone(account, facebookCampaignId)) return;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.isTransient) throw error;
    return;
  }
  throw new GatewayError({
    service: 'Meta',
    failureKind: 'unexpected-reply',
    detail: 'what was deleted is still there',
  });
}

/** Our campaign goes in any case, and leaves every list; what Meta has deleted is marked as gone. */
function endHere({ now }: AppContext, operation: OperationRow, problem?: StoredOperationProblem): Ending {
  const { details, facebookCampaignId } = operation;
  const workspaceId = operation.workspaceId as WorkspaceId;
  const { campaignId } = details as DetailsOf<'deletion'>;
  const at = new Date(now());
  return {
    status: 'done',
    ...(problem && { problem }),
    async keep(tx) {
      const isRemoved =
        !campaignId || (await removeCampaign(tx, workspaceId, { id: campaignId, facebookCampaignId }));
      // The next try finds out what became of it.
      if (!isRemoved) throw new Error('A campaign was published while it was being deleted.');
      for (const subject of [campaignId, facebookCampaignId])
        if (subject) await removeCommentsOf(tx, workspaceId, subject);
      if (!facebookCampaignId) return;
      await markDeletedHere(tx, workspaceId, { facebookCampaignId, at, isGone: !problem });
    },
  };
}

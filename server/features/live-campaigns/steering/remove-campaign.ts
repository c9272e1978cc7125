import { getCampaign } from '#server/features/campaigns/queries.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { findUnfinishedPublication } from '#server/features/publications/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { deletionKind } from './deletion-kind.ts';

/** Promises to delete a campaign at Meta and here, after a while in which it can be taken back. */
export function removeCampaign(
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

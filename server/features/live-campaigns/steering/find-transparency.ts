import { findPublishedCampaign } from '#server/features/campaigns/queries.ts';
import { findConnection } from '#server/features/connections/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';

/** Who is promoted and who pays: as the campaign says, else as the ad account does; empty where nobody has said. */
export async function findTransparency(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookCampaignId, adAccountId }: { facebookCampaignId: string; adAccountId: string },
): Promise<{ beneficiary: string; payer: string }> {
  const campaign = await findPublishedCampaign(db, workspaceId, facebookCampaignId);
  const connection = await findConnection(db, workspaceId);
  const account = connection?.adAccounts.find(({ id }) => id === adAccountId);
  const business = campaign?.businessName ?? '';
  return {
    beneficiary: campaign?.beneficiary || account?.defaultBeneficiary || business,
    payer: campaign?.payer || account?.defaultPayer || business,
  };
}

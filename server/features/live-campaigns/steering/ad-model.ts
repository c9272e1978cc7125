import type { AdModel, HeldAdSet } from '#server/gateways/meta/steering/ad-changes.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { findPublishedCampaign } from '#server/features/campaigns/queries.ts';
import { findLatestPublication } from '#server/features/publications/queries.ts';

/** What new ads are to be like: an ad beside them, or else what was published from here. */
export async function findModel(
  db: Database,
  workspaceId: WorkspaceId,
  { adSet, facebookCampaignId }: { adSet: HeldAdSet; facebookCampaignId: string },
): Promise<AdModel | undefined> {
  if (adSet.model) return adSet.model;
  const campaign = await findPublishedCampaign(db, workspaceId, facebookCampaignId);
  if (campaign?.facebookAdSetId !== adSet.id) return undefined;
  const publication = await findLatestPublication(db, workspaceId, campaign.id);
  if (!publication) return undefined;
  const { objective, page, leadFormId, pixelId, websiteUrl } = publication.plan;
  return { objective, page, leadFormId, pixelId, websiteUrl };
}

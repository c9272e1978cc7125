import type { Campaign } from '#contract/campaigns/campaign.ts';
import type { WholeCampaign } from './queries.ts';

/** A campaign as the contract says it; columns the contract does not name stay here. */
export function presentCampaign(campaign: WholeCampaign): Campaign {
  const { workspaceId: _owner, facebookAdSetId: _adSet, deletedAt: _deleted, ...shown } = campaign;
  return {
    ...shown,
    createdAt: campaign.createdAt.toISOString(),
    updatedAt: campaign.updatedAt.toISOString(),
  };
}

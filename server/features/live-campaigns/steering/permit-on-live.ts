import { getAdAccountAccess } from '#server/features/connections/access.ts';
import type { StoredAdAccount } from '#server/features/connections/queries.ts';
import type { Subject } from '#server/features/operations/kind.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { getLiveCampaign, type LiveCampaignRow } from '../queries.ts';

/** A campaign at Meta that somebody may work on. */
export interface LiveSubject extends Subject {
  facebookCampaignId: string;
  adAccountId: string;
  campaign: LiveCampaignRow;
  adAccount: StoredAdAccount;
}

/** Finds a campaign of this workspace that Meta still has, over a link that reaches its ad account; or refuses. */
export async function permitOnLive(
  ctx: Pick<AppContext, 'db' | 'seal'>,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<LiveSubject> {
  const campaign = await getLiveCampaign(ctx.db, workspaceId, facebookCampaignId);
  if (campaign.goneAt) throw new Refusal('LIVE_CAMPAIGN_NOT_FOUND');
  const { adAccountId } = campaign;
  const { adAccount } = await getAdAccountAccess(ctx, workspaceId, adAccountId);
  const { name } = campaign;
  return { subject: facebookCampaignId, name, facebookCampaignId, adAccountId, campaign, adAccount };
}

import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { muteCampaign, unmuteCampaign } from './arrival-queries.ts';
import { getLeadCampaign } from '../lead-campaign.ts';

/** Switches emails about a campaign's new leads on or off. */
export async function setLeadEmails(
  { db }: AppContext,
  workspaceId: WorkspaceId,
  { facebookCampaignId, on }: { facebookCampaignId: string; on: boolean },
): Promise<{ emailsOn: boolean }> {
  await getLeadCampaign(db, workspaceId, facebookCampaignId);
  await (on ? unmuteCampaign : muteCampaign)(db, workspaceId, facebookCampaignId);
  return { emailsOn: on };
}

import { findPublishedCampaign, listLeadCampaigns } from '#server/features/campaigns/queries.ts';
import { findLiveCampaign } from '#server/features/live-campaigns/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { findForm, listForeignForms } from '../sync/form-queries.ts';
import type { LeadRow } from '../queries.ts';

interface Named {
  /** Whose leads page shows it: a campaign's, or the form's own where no campaign uses it. */
  facebookCampaignId: string;
  title: string;
}

type Origin = Pick<LeadRow, 'facebookCampaignId' | 'facebookFormId'>;

/** Where leads come from, in words. A lead without a campaign, as of a test, belongs to one that uses its form. */
export function openCampaignNames(db: Database, workspaceId: WorkspaceId) {
  const known = new Map<string, Promise<Named>>();

  async function look({ facebookCampaignId, facebookFormId }: Origin): Promise<Named> {
    const id = facebookCampaignId ?? (await findByForm(db, workspaceId, facebookFormId)) ?? facebookFormId;
    const ours = await findPublishedCampaign(db, workspaceId, id);
    const live = await findLiveCampaign(db, workspaceId, id);
    const form = await findForm(db, workspaceId, facebookFormId);
    // As it is called at Meta now: somebody may have renamed it in Ads Manager.
    const title = [live?.name, ours?.title, form?.name].find((name) => name);
    return { facebookCampaignId: id, title: title ?? 'Facebook' };
  }

  return {
    /** Looked up once for each campaign. */
    of({ facebookCampaignId, facebookFormId }: Origin): Promise<Named> {
      const key = facebookCampaignId ?? `form ${facebookFormId}`;
      const name = known.get(key) ?? look({ facebookCampaignId, facebookFormId });
      known.set(key, name);
      return name;
    },
  };
}

async function findByForm(db: Database, workspaceId: WorkspaceId, facebookFormId: string) {
  const campaigns = await listLeadCampaigns(db, { of: workspaceId });
  const ours = campaigns.find((campaign) => campaign.facebookFormId === facebookFormId);
  if (ours) return ours.facebookCampaignId;
  const foreign = await listForeignForms(db, workspaceId);
  return foreign.find(({ facebookFormIds }) => facebookFormIds.includes(facebookFormId))?.facebookCampaignId;
}

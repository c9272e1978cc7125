import { findGaps } from '#contract/campaigns/readiness.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { getCampaignWithMedia, type WholeCampaign } from '../campaigns/queries.ts';
import { getConnection, type StoredAdAccount, type StoredPage } from '../connections/queries.ts';
import { plannedMedia } from './media/planned-media.ts';
import { approvedPlan, seeksGoodLeads } from './rules.ts';
import type { ApprovedPlan } from './tables.ts';
import { sayCheck } from './check/tell-check.ts';

export interface Ready {
  campaign: WholeCampaign;
  adAccount: StoredAdAccount;
  page: StoredPage;
  plan: ApprovedPlan;
}

/** What Meta would be sent for the campaign as it is now; refuses while anything is missing. */
export async function readyPlan(
  { db, now, findGoodLeads }: Pick<AppContext, 'db' | 'now' | 'findGoodLeads'>,
  { workspaceId, language }: Pick<Person, 'workspaceId' | 'language'>,
  campaignId: string,
): Promise<Ready> {
  const campaign = await getCampaignWithMedia(db, workspaceId, campaignId);
  const connection = await getConnection(db, workspaceId);
  if (connection.broken) throw new Refusal('CONNECTION_BROKEN');
  const adAccount = connection.adAccounts.find(({ id }) => id === campaign.facebookAdAccountId);
  const page = connection.pages.find(({ id }) => id === campaign.facebookPageId);
  const usable = {
    ...campaign,
    facebookAdAccountId: adAccount?.id ?? null,
    facebookPageId: page?.id ?? null,
  };
  const gaps = findGaps(usable, adAccount, now());
  const isSought = seeksGoodLeads(campaign);
  const goodLeadsDatasetId = isSought ? await findGoodLeads(db, workspaceId, now()) : null;
  if (isSought && !goodLeadsDatasetId) gaps.push({ code: 'good-leads', field: 'seeksGoodLeads', params: {} });
  if (gaps.length > 0 || !adAccount || !page) {
    const missing = gaps.map((gap) => ({ ...gap, reason: sayCheck(gap.code, gap.params, language) }));
    throw new Refusal('CAMPAIGN_NOT_READY', { missing });
  }
  const media = await plannedMedia(db, workspaceId, campaign);
  const { id, instagramId } = page;
  const plan = approvedPlan(campaign, {
    page: { id, instagramId },
    adAccount,
    media,
    goodLeadsDatasetId,
  });
  return { campaign, adAccount, page, plan };
}

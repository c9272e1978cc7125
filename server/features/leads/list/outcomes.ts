import type { Days } from '#contract/days.ts';
import type { LeadOutcomes } from '#contract/leads/lead-outcomes.ts';
import { findConnection } from '#server/features/connections/queries.ts';
import { getLiveCampaign } from '#server/features/live-campaigns/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { countOutcomes } from './outcome-queries.ts';

/** What became of the leads a campaign brought on these days of its ad account's calendar, in all and by ad. */
export async function getOutcomes(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookCampaignId, ...days }: Days & { facebookCampaignId: string },
): Promise<LeadOutcomes> {
  const { adAccountId } = await getLiveCampaign(db, workspaceId, facebookCampaignId);
  const connection = await findConnection(db, workspaceId);
  const account = connection?.adAccounts.find(({ id }) => id === adAccountId);
  const { timezone = 'UTC', currency = '' } = account ?? {};
  const rows = await countOutcomes(db, workspaceId, { facebookCampaignId, timezone, currency, ...days });
  return {
    // Of no leads as well there is a whole.
    all: rows.find(({ isAll }) => isAll)!.outcome,
    ads: rows.flatMap(({ isAll, facebookAdId, outcome }) => (isAll ? [] : { facebookAdId, ...outcome })),
  };
}

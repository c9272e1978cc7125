import { type LeadStatus, leadStatuses } from '#contract/leads/lead.ts';
import type { LeadOutcome, LeadOutcomes } from '#contract/leads/lead-outcomes.ts';
import type { Days } from '#contract/days.ts';
import { findConnection } from '#server/features/connections/queries.ts';
import { getLiveCampaign } from '#server/features/live-campaigns/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { countOutcomes } from './outcome-queries.ts';

type Counted = { status: LeadStatus; count: number }[];

/** What became of the leads a campaign brought on these days of its ad account's calendar, in all and by ad. */
export async function getOutcomes(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookCampaignId, ...days }: Days & { facebookCampaignId: string },
): Promise<LeadOutcomes> {
  const { adAccountId } = await getLiveCampaign(db, workspaceId, facebookCampaignId);
  const connection = await findConnection(db, workspaceId);
  const timezone = connection?.adAccounts.find(({ id }) => id === adAccountId)?.timezone ?? 'UTC';
  const rows = await countOutcomes(db, workspaceId, { facebookCampaignId, timezone, ...days });
  const ads = Map.groupBy(rows, (row) => row.facebookAdId);
  return {
    all: outcomeOf(rows),
    ads: Array.from(ads, ([facebookAdId, own]) => ({ facebookAdId, ...outcomeOf(own) })),
  };
}

function outcomeOf(rows: Counted): LeadOutcome {
  const count = (which: Counted) => which.reduce((sum, row) => sum + row.count, 0);
  const by = leadStatuses.map((status) => [status, count(rows.filter((row) => row.status === status))]);
  // One for each status there is.
  return { came: count(rows), ...(Object.fromEntries(by) as Record<LeadStatus, number>) };
}

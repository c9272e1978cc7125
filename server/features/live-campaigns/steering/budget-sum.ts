import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { updateLiveCampaign } from '../live-row-queries.ts';
import { getLiveCampaign, listLiveAdSets, type LiveCampaignRow } from '../queries.ts';
import { dailyBudgetOf } from '../rules.ts';

/** Adds up anew, as a sync does, what the ad sets of a campaign may spend a day, unless the budget is the campaign's own. */
export async function keepBudgetSum(
  tx: Database,
  workspaceId: WorkspaceId,
  {
    facebookCampaignId,
    changedHereAt,
  }: Pick<LiveCampaignRow, 'facebookCampaignId'> & { changedHereAt: Date },
): Promise<void> {
  const { budgetPlace } = await getLiveCampaign(tx, workspaceId, facebookCampaignId);
  if (budgetPlace !== 'ad-set' && budgetPlace !== 'several-ad-sets') return;
  const adSets = await listLiveAdSets(tx, workspaceId, facebookCampaignId);
  const budgeted = adSets
    .filter(({ goneAt }) => goneAt === null)
    .map(({ configuredStatus, dailyBudgetMinor }) => ({ status: configuredStatus, dailyBudgetMinor }));
  const dailyBudgetMinor = dailyBudgetOf({ dailyBudgetMinor: null }, budgeted);
  await updateLiveCampaign(tx, workspaceId, { facebookCampaignId, dailyBudgetMinor, changedHereAt });
}

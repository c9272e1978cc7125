import type { Objective } from '#contract/campaigns/campaign.ts';
import type { ResultKind } from '#server/gateways/meta/sync/result-counts.ts';
import type { Watched } from '#server/gateways/meta/watch/watched.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listAimsOf } from '../drift/snapshot-queries.ts';
import { findLiveCampaign } from '../queries.ts';

/**
 * What counts as a result of a campaign, by what it is for and what Meta delivers its ad sets towards: one kind for all
 * its days, ads and parts, as in Ads Manager. Of a kind that is absent there were none that day, and not another kind.
 */
export function resultKindOf(objective: Objective | null, adSets: Partial<Watched>[]): ResultKind {
  if (objective === 'leads') return 'leads';
  if (objective === 'sales') return 'purchases';
  const seeksViews = adSets.some(({ goal }) => goal?.['optimization_goal'] === 'LANDING_PAGE_VIEWS');
  return seeksViews ? 'landingPageViews' : 'linkClicks';
}

/** The same, as it was when Meta listed the campaign last. */
export async function findResultKind(db: Database, of: WorkspaceId, id: string): Promise<ResultKind> {
  const campaign = await findLiveCampaign(db, of, id);
  const aims = await listAimsOf(db, of, id);
  return resultKindOf(campaign?.objective ?? null, [...aims.values()]);
}

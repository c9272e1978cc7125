import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Days } from '#contract/days.ts';
import { dailyFigures, liveAds, liveCampaigns } from '../tables.ts';

/** Those of these campaigns that are this workspace's, each with an ad that has a picture: one that is still at Meta where there is one. */
export function listPictured(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignIds: string[],
): Promise<{ id: string; facebookAdId: string | null }[]> {
  const { facebookCampaignId: id, facebookAdId, goneAt, imageUrl } = liveAds;
  return db
    .selectDistinctOn([liveCampaigns.facebookCampaignId], {
      id: liveCampaigns.facebookCampaignId,
      facebookAdId,
    })
    .from(liveCampaigns)
    .leftJoin(
      liveAds,
      and(
        eq(liveAds.workspaceId, liveCampaigns.workspaceId),
        eq(id, liveCampaigns.facebookCampaignId),
        isNotNull(imageUrl),
      ),
    )
    .where(
      and(
        eq(liveCampaigns.workspaceId, workspaceId),
        inArray(liveCampaigns.facebookCampaignId, facebookCampaignIds),
      ),
    )
    .orderBy(liveCampaigns.facebookCampaignId, sql`${goneAt} is not null`, facebookAdId);
}

/** What each of these campaigns brought on which day; days without delivery are left out. */
export function listDaysOfSome(
  db: Database,
  workspaceId: WorkspaceId,
  { ids, since, until }: Days & { ids: string[] },
): Promise<{ id: string; day: string; results: number }[]> {
  const { facebookCampaignId: id, day, results } = dailyFigures;
  return db
    .select({ id, day, results })
    .from(dailyFigures)
    .where(
      and(eq(dailyFigures.workspaceId, workspaceId), inArray(id, ids), gte(day, since), lte(day, until)),
    );
}

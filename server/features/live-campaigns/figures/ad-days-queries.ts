import { isAmong } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, between, eq } from 'drizzle-orm';
import type { Days } from '#contract/days.ts';
import { dailyAdFigures, liveAds, liveCampaigns } from '../tables.ts';
import { type CountedDay, packDays, unpackDays } from './packed-days-queries.ts';

/** An ad with the days on which it was shown, oldest first. */
export interface AdWithDays {
  facebookAdId: string;
  facebookCampaignId: string;
  name: string;
  /** The effective status. */
  status: string;
  goneAt: Date | null;
  days: CountedDay[];
}

/** The ads of an ad account, or of some campaigns, that were shown in these days. Only days that are over are kept. */
export async function listAdsWithDays(
  db: Database,
  workspaceId: WorkspaceId,
  { since, until, ...of }: Days & ({ adAccountId: string } | { facebookCampaignIds: string[] }),
): Promise<AdWithDays[]> {
  const { facebookAdId, facebookCampaignId, name, status, goneAt } = liveAds;
  const { facebookAdId: id, day } = dailyAdFigures;
  // By their ids: joined to them, all days of all ads are gone through.
  const ofThese =
    'facebookCampaignIds' in of
      ? isAmong(id, await listAdIds(db, workspaceId, of.facebookCampaignIds))
      : undefined;
  // Before anything is joined to it.
  const days = packDays(dailyAdFigures).as('days');
  const shown = db
    .select({ id, days })
    .from(dailyAdFigures)
    .where(and(eq(dailyAdFigures.workspaceId, workspaceId), between(day, since, until), ofThese))
    .groupBy(id)
    .as('shown');
  const rows = await db
    .select({ facebookAdId, facebookCampaignId, name, status, goneAt, days: shown.days })
    .from(shown)
    .innerJoin(liveAds, and(eq(liveAds.workspaceId, workspaceId), eq(facebookAdId, shown.id)))
    .innerJoin(
      liveCampaigns,
      and(
        eq(liveCampaigns.workspaceId, workspaceId),
        eq(liveCampaigns.facebookCampaignId, facebookCampaignId),
        'adAccountId' in of ? eq(liveCampaigns.adAccountId, of.adAccountId) : undefined,
      ),
    )
    .orderBy(facebookAdId);
  return rows.map(({ days: told, ...ad }) => ({ ...ad, days: unpackDays(told) }));
}

async function listAdIds(db: Database, workspaceId: WorkspaceId, facebookCampaignIds: string[]) {
  const { facebookAdId, facebookCampaignId } = liveAds;
  const rows = await db
    .select({ facebookAdId })
    .from(liveAds)
    .where(and(eq(liveAds.workspaceId, workspaceId), isAmong(facebookCampaignId, facebookCampaignIds)));
  return rows.map((row) => row.facebookAdId);
}

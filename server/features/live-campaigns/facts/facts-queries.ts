import { isAmong } from '#server/platform/database/columns.ts';
import type { Days } from '#contract/days.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type CountedDay, packDays, unpackDays } from '../figures/packed-days-queries.ts';
import { campaignsOf } from '../queries.ts';
import { dailyFigures, liveAds, liveAdSets } from '../tables.ts';

/** The days of these campaigns, by their ids, oldest first. */
export async function listDaysByCampaign(
  db: Database,
  workspaceId: WorkspaceId,
  { ids, since, until }: Days & { ids: string[] },
): Promise<Map<string, CountedDay[]>> {
  const { facebookCampaignId: id, day } = dailyFigures;
  const rows = await db
    .select({ id, days: packDays(dailyFigures) })
    .from(dailyFigures)
    .where(and(eq(dailyFigures.workspaceId, workspaceId), between(day, since, until), isAmong(id, ids)))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, unpackDays(row.days)]));
}

/** An ad that is shown, with what it says and did; moments as they are written in JSON. */
export interface SayingAd {
  facebookAdId: string;
  name: string;
  activeSince: string | null;
  ranAt: string | null;
  changedHereAt: string | null;
  headline: string | null;
  primaryText: string | null;
  description: string | null;
  opensForm: boolean | null;
}

/** The ads of an ad account that are shown, by campaign and packed, for the same reason. */
export async function listSayingAds(db: Database, workspaceId: WorkspaceId, adAccountId: string) {
  const { facebookCampaignId: id, facebookAdId, name, activeSince, ranAt, changedHereAt } = liveAds;
  const { headline, primaryText, description, opensForm } = liveAds;
  const rows = await db
    .select({
      id,
      ads: sql<SayingAd[]>`json_agg(json_build_object(
        'facebookAdId', ${facebookAdId}, 'name', ${name}, 'activeSince', ${activeSince}, 'ranAt', ${ranAt},
        'changedHereAt', ${changedHereAt}, 'headline', ${headline}, 'primaryText', ${primaryText},
        'description', ${description}, 'opensForm', ${opensForm}) order by ${facebookAdId})`,
    })
    .from(liveAds)
    .where(
      and(
        eq(liveAds.workspaceId, workspaceId),
        isNull(liveAds.goneAt),
        eq(liveAds.status, 'ACTIVE'),
        inArray(id, campaignsOf(db, workspaceId, adAccountId)),
      ),
    )
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, row.ads]));
}

/** What the ads of these campaigns that are shown did in each period, by campaign. */
export async function listAdFigures(db: Database, workspaceId: WorkspaceId, facebookCampaignIds: string[]) {
  const { facebookCampaignId: id, figures, goneAt, status } = liveAds;
  const rows = await db
    .select({ id, figures })
    .from(liveAds)
    .where(
      and(
        eq(liveAds.workspaceId, workspaceId),
        isAmong(id, facebookCampaignIds),
        isNull(goneAt),
        eq(status, 'ACTIVE'),
      ),
    );
  return new Map(
    [...Map.groupBy(rows, (row) => row.id)].map(([of, ads]) => [of, ads.map((ad) => ad.figures)]),
  );
}

/** Where the ad sets are shown that are switched on. */
export function listShownPlaces(db: Database, workspaceId: WorkspaceId) {
  const { facebookCampaignId, places, otherPlaces, goneAt, configuredStatus } = liveAdSets;
  return db
    .select({ facebookCampaignId, places, otherPlaces })
    .from(liveAdSets)
    .where(and(eq(liveAdSets.workspaceId, workspaceId), isNull(goneAt), eq(configuredStatus, 'ACTIVE')));
}

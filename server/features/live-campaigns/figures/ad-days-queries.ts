import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { Days } from '#contract/days.ts';
import { dailyAdFigures, liveAds, liveCampaigns } from '../tables.ts';
import type { Counted } from './period-days.ts';

export interface DayOfAd extends Counted {
  day: string;
}

/** An ad with the days on which it was shown, oldest first. */
export interface AdWithDays {
  facebookAdId: string;
  facebookCampaignId: string;
  name: string;
  /** The effective status. */
  status: string;
  goneAt: Date | null;
  days: DayOfAd[];
}

type Told = [day: string, ...counts: [number, number, number, number, number]];

/** The ads of an ad account, or of one campaign, that were shown in these days. Only days that are over are kept. */
export async function listAdsWithDays(
  db: Database,
  workspaceId: WorkspaceId,
  { since, until, ...of }: Days & ({ adAccountId: string } | { facebookCampaignId: string }),
): Promise<AdWithDays[]> {
  const { facebookAdId, facebookCampaignId, name, status, goneAt } = liveAds;
  const { facebookAdId: id, day, spendMinor, impressions, reach, clicks, results } = dailyAdFigures;
  const ofOne =
    'facebookCampaignId' in of
      ? and(eq(liveAds.workspaceId, workspaceId), eq(facebookCampaignId, of.facebookCampaignId))
      : undefined;
  const ofThese = ofOne && inArray(id, db.select({ facebookAdId }).from(liveAds).where(ofOne));
  const numbers = sql`concat_ws(',', ${spendMinor}, ${impressions}, ${reach}, ${clicks}, ${results})`;
  // One text an ad, made before anything is joined to it: as many rows take five times as long.
  const days = sql<string>`string_agg(concat('["', ${day}, '",', ${numbers}, ']'), ',')`.as('days');
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
  return rows.map(({ days: told, ...ad }) => ({ ...ad, days: readDays(told) }));
}

function readDays(told: string): DayOfAd[] {
  return (JSON.parse(`[${told}]`) as Told[])
    .map(([day, spendMinor, impressions, reach, clicks, results]) => ({
      day,
      spendMinor,
      impressions,
      reach,
      clicks,
      results,
    }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

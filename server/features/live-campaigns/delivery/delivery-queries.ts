import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { campaignsOf } from '../queries.ts';
import { dailyFigures, liveAds, liveAdSets, liveCampaigns } from '../tables.ts';
import { type Which, writtenForWhich } from './which-queries.ts';

const dayMs = 86_400_000;

export type AdSetPart = Awaited<ReturnType<typeof listAdSetParts>>[number];
export type AdPart = ReturnType<typeof unpackAd>;

/** What is needed of ad sets to say whether they are shown. */
export const listAdSetParts = writtenForWhich((db, isAsked) => {
  const { facebookAdSetId, facebookCampaignId, status, configuredStatus, ranAt } = liveAdSets;
  const { startsAt, endsAt, goneAt } = liveAdSets;
  return db
    .select({
      facebookAdSetId,
      facebookCampaignId,
      status,
      configuredStatus,
      ranAt,
      startsAt,
      endsAt,
      goneAt,
    })
    .from(liveAdSets)
    .where(isAsked(liveAdSets))
    .orderBy(facebookAdSetId);
});

const packedAds = writtenForWhich((db, isAsked) => {
  const { facebookAdId, facebookAdSetId, facebookCampaignId: id, status, configuredStatus } = liveAds;
  const { ranAt, activeSince, reviewFeedback, goneAt } = liveAds;
  return db
    .select({
      id,
      ads: sql<PackedAd[]>`json_agg(json_build_array(${facebookAdId}, ${facebookAdSetId}, ${status},
        ${configuredStatus}, ${reviewFeedback}, ${ranAt}, ${activeSince}, ${goneAt}) order by ${facebookAdId})`,
    })
    .from(liveAds)
    .where(isAsked(liveAds))
    .groupBy(id);
});

/** The same of ads, by campaign. Each campaign’s come in one row: thousands of rows would take twice as long. */
export async function listAdParts(db: Database, workspaceId: WorkspaceId, which: Which) {
  const rows = await packedAds(db, workspaceId, which);
  return new Map(rows.map((row) => [row.id, row.ads.map(unpackAd)]));
}

type Moment = string | null;
type PackedAd = [
  facebookAdId: string,
  facebookAdSetId: string,
  status: string,
  configuredStatus: string,
  reviewFeedback: string | null,
  ranAt: Moment,
  activeSince: Moment,
  goneAt: Moment,
];

function unpackAd([
  facebookAdId,
  facebookAdSetId,
  status,
  configuredStatus,
  reviewFeedback,
  ...at
]: PackedAd) {
  const [ranAt, activeSince, goneAt] = at.map((moment) => (moment === null ? null : new Date(moment)));
  return {
    facebookAdId,
    facebookAdSetId,
    status,
    configuredStatus,
    reviewFeedback,
    ranAt: ranAt ?? null,
    activeSince: activeSince ?? null,
    goneAt: goneAt ?? null,
  };
}

/** Keeps with each campaign of the ad account the newest day on which it was shown. */
export async function noteLastDelivered(db: Database, workspaceId: WorkspaceId, adAccountId: string) {
  await db.execute(sql`
    update ${liveCampaigns} set last_delivered_on = newest.day
    from (
      select campaign.facebook_campaign_id, max(figures.day) as day
      from ${liveCampaigns} as campaign
      left join ${dailyFigures} as figures on figures.workspace_id = campaign.workspace_id
        and figures.facebook_campaign_id = campaign.facebook_campaign_id and figures.impressions > 0
      where campaign.workspace_id = ${workspaceId} and campaign.ad_account_id = ${adAccountId}
      group by campaign.facebook_campaign_id
    ) as newest
    where ${liveCampaigns.workspaceId} = ${workspaceId}
      and ${liveCampaigns.facebookCampaignId} = newest.facebook_campaign_id
      and ${liveCampaigns.lastDeliveredOn} is distinct from newest.day
  `);
}

/** Counts the ads of an ad account as switched on since `at`; at most once a day, so that it is hardly ever news. */
export async function putOffSilence(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, at }: { adAccountId: string; at: Date },
): Promise<void> {
  await db
    .update(liveAds)
    .set({ activeSince: at })
    .where(
      and(
        eq(liveAds.workspaceId, workspaceId),
        inArray(liveAds.facebookCampaignId, campaignsOf(db, workspaceId, adAccountId)),
        lt(liveAds.activeSince, new Date(at.getTime() - dayMs)),
      ),
    );
}

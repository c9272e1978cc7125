import type { ListedAd } from '#server/gateways/meta/sync/listings.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { LiveAdSetRow, LiveCampaignRow } from '../queries.ts';
import { liveAds, liveAdSets, liveCampaigns } from '../tables.ts';
import { storeTold } from './upsert-queries.ts';

/** A campaign as it was listed, before its figures. */
export type ListedRow = Pick<
  LiveCampaignRow,
  | 'facebookCampaignId'
  | 'adAccountId'
  | 'name'
  | 'objective'
  | 'status'
  | 'configuredStatus'
  | 'currency'
  | 'dailyBudgetMinor'
  | 'lifetimeBudgetMinor'
  | 'budgetPlace'
  | 'limitMinor'
  | 'createdAt'
>;

export type ListedAdSetRow = Omit<
  LiveAdSetRow,
  'workspaceId' | 'changedHereAt' | 'lastSyncedAt' | 'goneAt' | 'ranAt'
>;

/**
 * Each of these stores a page. A row that tells nothing new is not written, one that was changed from here since `at`
 * is left as it is, and a new one starts without figures.
 */
export function storeCampaigns(
  db: Database,
  workspaceId: WorkspaceId,
  { at, rows }: { at: Date; rows: ListedRow[] },
): Promise<void> {
  const { facebookCampaignId, adAccountId, name, objective, status, configuredStatus } = liveCampaigns;
  const { currency, dailyBudgetMinor, lifetimeBudgetMinor, budgetPlace, limitMinor } = liveCampaigns;
  const { createdAt, goneAt } = liveCampaigns;
  return storeTold(db, workspaceId, {
    table: liveCampaigns,
    key: { facebookCampaignId },
    told: {
      adAccountId,
      name,
      objective,
      status,
      configuredStatus,
      currency,
      dailyBudgetMinor,
      lifetimeBudgetMinor,
      budgetPlace,
      limitMinor,
      createdAt,
      goneAt,
    },
    ...asOf(at),
    rows: rows.map((row) => ({ ...row, goneAt: null })),
  });
}

export function storeAdSets(
  db: Database,
  workspaceId: WorkspaceId,
  { at, rows }: { at: Date; rows: ListedAdSetRow[] },
): Promise<void> {
  const { facebookAdSetId, facebookCampaignId, name, status, configuredStatus } = liveAdSets;
  const { startsAt, endsAt, dailyBudgetMinor, places, otherPlaces, goneAt } = liveAdSets;
  return storeTold(db, workspaceId, {
    table: liveAdSets,
    key: { facebookAdSetId },
    told: {
      facebookCampaignId,
      name,
      status,
      configuredStatus,
      startsAt,
      endsAt,
      dailyBudgetMinor,
      places,
      otherPlaces,
      goneAt,
    },
    ...asOf(at, { ran_at: ranAtOf(at) }),
    rows: rows.map((row) => ({ ...row, goneAt: null })),
  });
}

export function storeAds(
  db: Database,
  workspaceId: WorkspaceId,
  { at, metaAt, ads }: { at: Date; metaAt: Date; ads: ListedAd[] },
): Promise<void> {
  const { facebookAdId, facebookCampaignId, facebookAdSetId, name, status, configuredStatus, goneAt } =
    liveAds;
  const { headline, primaryText, description, callToAction, opensForm, imageUrl, reviewFeedback } = liveAds;
  return storeTold(db, workspaceId, {
    table: liveAds,
    key: { facebookAdId },
    told: {
      facebookCampaignId,
      facebookAdSetId,
      name,
      status,
      configuredStatus,
      goneAt,
      headline,
      primaryText,
      description,
      callToAction,
      opensForm,
      imageUrl,
      reviewFeedback,
    },
    ...asOf(at, { ran_at: ranAtOf(at), active_since: activeSinceOf(metaAt) }),
    // Meta signs the address of a picture anew each time: that alone is news only before the signature runs out.
    gist: { imageUrl: (address) => sql`split_part(${address}, '?', 1)` },
    alsoWhen: sql`held.image_url <> told."imageUrl"
      and held.last_synced_at < ${at.toISOString()}::timestamptz - interval '12 hours'`,
    rows: ads.map((ad) => ({ ...asRow(ad), goneAt: null })),
  });
}

interface Listed {
  at: Date;
  /** What was made here since then may not be in Meta's lists yet. */
  listsAreSureUntil: Date;
  adAccountId: string;
  listed: Iterable<string>;
}

/** Each of these is called with a complete listing only: whatever it lacks counts as gone. */
export async function markCampaignsGone(db: Database, workspaceId: WorkspaceId, listing: Listed) {
  await db.execute(sql`
    update ${liveCampaigns} set gone_at = ${listing.at.toISOString()}
    where workspace_id = ${workspaceId} and ad_account_id = ${listing.adAccountId}
      and ${isMissing(sql`facebook_campaign_id`, listing)}
  `);
}

export function markAdSetsGone(db: Database, workspaceId: WorkspaceId, listing: Listed): Promise<void> {
  return markPartsGone(db, workspaceId, { ...listing, table: liveAdSets, id: sql`facebook_ad_set_id` });
}

export function markAdsGone(db: Database, workspaceId: WorkspaceId, listing: Listed): Promise<void> {
  return markPartsGone(db, workspaceId, { ...listing, table: liveAds, id: sql`facebook_ad_id` });
}

async function markPartsGone(
  db: Database,
  workspaceId: WorkspaceId,
  { table, id, ...listing }: Listed & { table: typeof liveAdSets | typeof liveAds; id: SQL },
): Promise<void> {
  await db.execute(sql`
    update ${table} set gone_at = ${listing.at.toISOString()}
    where workspace_id = ${workspaceId} and ${isMissing(id, listing)} and facebook_campaign_id in (
      select facebook_campaign_id from ${liveCampaigns}
      where workspace_id = ${workspaceId} and ad_account_id = ${listing.adAccountId}
    )
  `);
}

/** One parameter however long the list: a statement holds 65,535 of them at most. */
function isMissing(id: SQL, { listed, listsAreSureUntil }: Listed): SQL {
  return sql`gone_at is null
    and (changed_here_at is null or changed_here_at <= ${listsAreSureUntil.toISOString()})
    and ${id} not in (select jsonb_array_elements_text(${JSON.stringify([...listed])}::jsonb))`;
}

/** What was changed from here since the sync began is newer than what Meta's lists said to it. */
function asOf(at: Date, more: Record<string, SQL> = {}) {
  const began = sql`${at.toISOString()}::timestamptz`;
  return {
    always: { last_synced_at: began, ...more },
    mayWrite: sql`(held.changed_here_at is null or held.changed_here_at <= ${began})`,
  };
}

function ranAtOf(at: Date): SQL {
  return sql`coalesce(held.ran_at, case when told."configuredStatus" = 'ACTIVE' then ${at.toISOString()}::timestamptz end)`;
}

/** By Meta's clock, as the days are in which it is shown or not. */
function activeSinceOf(at: Date): SQL {
  return sql`case when told.status = 'ACTIVE' then coalesce(held.active_since, ${at.toISOString()}::timestamptz) end`;
}

function asRow(ad: ListedAd) {
  return {
    facebookAdId: ad.id,
    facebookCampaignId: ad.campaignId,
    facebookAdSetId: ad.adSetId,
    name: ad.name,
    status: ad.effectiveStatus,
    configuredStatus: ad.status,
    headline: ad.headline,
    primaryText: ad.primaryText,
    description: ad.description,
    callToAction: ad.callToAction,
    opensForm: ad.opensForm,
    imageUrl: ad.imageUrl,
    reviewFeedback: ad.reviewWords,
  };
}

import type { ResultValue } from '#contract/live/ad-comparison.ts';
import type { Database } from '#server/platform/database/database.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, max, type Placeholder, sql } from 'drizzle-orm';
import { Refusal } from '#server/platform/refusal.ts';
import { drifts, snapshots } from './drift/tables.ts';
import { landingPageLooks } from './landing-pages/tables.ts';
import { watchedPixels } from './pixels/tables.ts';
import {
  attentionTold,
  breakdowns,
  dailyAdFigures,
  dailyFigures,
  liveAds,
  liveAdSets,
  liveCampaigns,
  liveViews,
  resultValues,
  syncs,
} from './tables.ts';

export type LiveCampaignRow = typeof liveCampaigns.$inferSelect;
export type LiveAdSetRow = typeof liveAdSets.$inferSelect;
export type LiveAdRow = typeof liveAds.$inferSelect;
export type SyncRow = typeof syncs.$inferSelect;

export async function findLiveCampaign(db: Database, workspaceId: WorkspaceId, facebookCampaignId: string) {
  const [row] = await listLiveCampaignRows(db, workspaceId, [facebookCampaignId]);
  return row;
}

export function listLiveCampaignRows(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignIds: string[],
): Promise<LiveCampaignRow[]> {
  return db
    .select()
    .from(liveCampaigns)
    .where(
      and(
        eq(liveCampaigns.workspaceId, workspaceId),
        inArray(liveCampaigns.facebookCampaignId, facebookCampaignIds),
      ),
    );
}

/** The ids of those of an ad account, for a question about what is in them. */
export function campaignsOf(
  db: Database,
  workspaceId: WorkspaceId | Placeholder,
  adAccountId: string | Placeholder,
) {
  return db
    .select({ id: liveCampaigns.facebookCampaignId })
    .from(liveCampaigns)
    .where(and(eq(liveCampaigns.workspaceId, workspaceId), eq(liveCampaigns.adAccountId, adAccountId)));
}

/** A neighbour's campaign is simply not found. */
export async function getLiveCampaign(db: Database, workspaceId: WorkspaceId, facebookCampaignId: string) {
  const row = await findLiveCampaign(db, workspaceId, facebookCampaignId);
  if (!row) throw new Refusal('LIVE_CAMPAIGN_NOT_FOUND');
  return row;
}

/** Campaigns of every workspace that collect leads and are still at Meta. */
export async function listLiveLeadCampaigns(db: Database) {
  const { workspaceId, facebookCampaignId, objective, goneAt } = liveCampaigns;
  const rows = await db
    .select({ workspaceId, facebookCampaignId })
    .from(liveCampaigns)
    .where(and(eq(objective, 'leads'), isNull(goneAt)));
  return rows;
}

/** Every workspace a campaign of which was shown on that day or since. */
export async function listShownWorkspaces(db: Database, since: string): Promise<WorkspaceId[]> {
  const rows = await db
    .selectDistinct({ workspaceId: liveCampaigns.workspaceId })
    .from(liveCampaigns)
    .where(gte(liveCampaigns.lastDeliveredOn, since));
  return rows.map(({ workspaceId }) => workspaceId);
}

export function listLiveAdSets(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<LiveAdSetRow[]> {
  const mine = and(
    eq(liveAdSets.workspaceId, workspaceId),
    eq(liveAdSets.facebookCampaignId, facebookCampaignId),
  );
  return db.select().from(liveAdSets).where(mine).orderBy(liveAdSets.facebookAdSetId);
}

export function listLiveAds(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<LiveAdRow[]> {
  const mine = and(eq(liveAds.workspaceId, workspaceId), eq(liveAds.facebookCampaignId, facebookCampaignId));
  return db.select().from(liveAds).where(mine).orderBy(liveAds.facebookAdId);
}

/** The picture of an ad of a campaign, of one that is still at Meta where there is one. */
export async function findAdPicture(db: Database, workspaceId: WorkspaceId, facebookCampaignId: string) {
  const ads = await listLiveAds(db, workspaceId, facebookCampaignId);
  const pictured = ads.filter(({ imageUrl }) => imageUrl);
  return (pictured.find(({ goneAt }) => goneAt === null) ?? pictured[0])?.imageUrl ?? undefined;
}

export async function findLiveAd(db: Database, workspaceId: WorkspaceId, facebookAdId: string) {
  const mine = and(eq(liveAds.workspaceId, workspaceId), eq(liveAds.facebookAdId, facebookAdId));
  const [row] = await db.select().from(liveAds).where(mine);
  return row;
}

const newestOf = (readSince: typeof syncs.daysReadSince | typeof syncs.adDaysReadSince) =>
  writtenOnce((db) => {
    const mine = eq(syncs.workspaceId, sql.placeholder('workspaceId'));
    const ofAccount = eq(syncs.adAccountId, sql.placeholder('adAccountId'));
    return db
      .select()
      .from(syncs)
      .where(and(mine, ofAccount, isNotNull(readSince)))
      .orderBy(desc(syncs.startedAt))
      .limit(1);
  });
const newestDaysRead = { campaign: newestOf(syncs.daysReadSince), ad: newestOf(syncs.adDaysReadSince) };

/** The newest sync that read all days it set out to read, of campaigns or of ads, whatever became of the rest. */
export async function findNewestDaysRead(
  db: Database,
  workspaceId: WorkspaceId,
  adAccountId: string,
  level: 'campaign' | 'ad' = 'campaign',
): Promise<SyncRow | undefined> {
  const [row] = await newestDaysRead[level](db, { workspaceId, adAccountId });
  return row;
}

/** The ad accounts that campaigns have been read from, the latest first. */
export async function listSyncedAdAccountIds(db: Database, workspaceId: WorkspaceId): Promise<string[]> {
  const { adAccountId, lastSyncedAt } = liveCampaigns;
  const rows = await db
    .select({ adAccountId })
    .from(liveCampaigns)
    .where(eq(liveCampaigns.workspaceId, workspaceId))
    .groupBy(adAccountId)
    .orderBy(desc(max(lastSyncedAt)));
  return rows.map((row) => row.adAccountId);
}

export async function insertSync(
  db: Database,
  workspaceId: WorkspaceId,
  sync: Pick<SyncRow, 'id' | 'adAccountId' | 'type' | 'startedAt'>,
): Promise<void> {
  await db.insert(syncs).values({ ...sync, workspaceId });
}

export async function findSync(db: Database, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .select()
    .from(syncs)
    .where(and(eq(syncs.workspaceId, workspaceId), eq(syncs.id, id)));
  return row;
}

/** Writes how a sync ended, and forgets those that began before `keptSince`. */
export async function finishSync(
  db: Database,
  workspaceId: WorkspaceId,
  {
    id,
    keptSince,
    retryAfter,
    throttledUntil,
    ...outcome
  }: Partial<SyncRow> & Pick<SyncRow, 'id'> & { keptSince: Date },
): Promise<void> {
  const mine = eq(syncs.workspaceId, workspaceId);
  // A change may have been told to wait meanwhile.
  const longer = (one: typeof syncs.retryAfter | typeof syncs.throttledUntil, other?: Date | null) =>
    sql`greatest(${one}, ${other?.toISOString() ?? null}::timestamptz)`;
  await db
    .update(syncs)
    .set({
      ...outcome,
      retryAfter: longer(syncs.retryAfter, retryAfter),
      throttledUntil: longer(syncs.throttledUntil, throttledUntil),
    })
    .where(and(mine, eq(syncs.id, id)));
  await db.delete(syncs).where(and(mine, lt(syncs.startedAt, keptSince)));
}

export async function findNewestSync(db: Database, workspaceId: WorkspaceId, kind: 'any' | 'manual') {
  const ofKind = kind === 'manual' ? eq(syncs.type, 'manual') : undefined;
  const [row] = await db
    .select()
    .from(syncs)
    .where(and(eq(syncs.workspaceId, workspaceId), ofKind))
    .orderBy(desc(syncs.startedAt))
    .limit(1);
  return row;
}

/** What results are worth to a workspace, as somebody has said. */
export function listResultValues(db: Database, workspaceId: WorkspaceId): Promise<ResultValue[]> {
  const { currency, objective, valueMinor } = resultValues;
  return db
    .select({ currency, objective, valueMinor })
    .from(resultValues)
    .where(eq(resultValues.workspaceId, workspaceId))
    .orderBy(currency, objective);
}

/** Forgets everything Meta has reported for this workspace. */
export async function removeLiveCampaigns(tx: Database, workspaceId: WorkspaceId): Promise<void> {
  const tables = [
    attentionTold,
    breakdowns,
    dailyAdFigures,
    dailyFigures,
    drifts,
    landingPageLooks,
    liveAds,
    liveAdSets,
    liveCampaigns,
    liveViews,
    snapshots,
    watchedPixels,
  ];
  for (const table of [...tables, syncs]) await tx.delete(table).where(eq(table.workspaceId, workspaceId));
}

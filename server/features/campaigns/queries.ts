import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Media } from '#contract/media.ts';
import type { Database } from '#server/platform/database/database.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, desc, eq, getTableColumns, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { presentMedia } from '../media/present-media.ts';
import { listMedia } from '../media/queries.ts';
import { findMediaUses, type MediaUses } from './media-use-queries.ts';
import { withPossibleButtons } from './rules.ts';
import { campaigns } from './tables.ts';

export type CampaignRow = typeof campaigns.$inferSelect;

/** A campaign with its pictures in their order. */
export interface WholeCampaign extends CampaignRow {
  mediaIds: string[];
  enhancedMediaIds: string[];
  media: Media[];
}

type Fields = Omit<CampaignFields, keyof MediaUses>;
type Changes = { [Field in keyof Fields]?: Fields[Field] | undefined };

/** What is deleted is not there, although it may still come back. */
const mine = (workspaceId: WorkspaceId, id: string) =>
  and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id), isNull(campaigns.deletedAt));
const isDraft = eq(campaigns.status, 'draft');
const isOurDraft = (workspaceId: WorkspaceId) =>
  and(eq(campaigns.workspaceId, workspaceId), isDraft, isNull(campaigns.deletedAt));
const changed = { version: sql`${campaigns.version} + 1`, updatedAt: sql`now()` };

/** Rings when a draft is another than before, or somebody works on it or on a live campaign. */
export function campaignTopic(workspaceId: WorkspaceId, subject: string): string {
  return `campaign:${workspaceId}:${subject}`;
}

/** The ids of all there are, as text: for a question about what is kept beside them. */
export function campaignIds(db: Database) {
  return db.select({ id: sql<string>`${campaigns.id}::text` }).from(campaigns);
}

/** The ids of drafts, for the same. */
export function draftIds(db: Database, workspaceId: WorkspaceId) {
  return db.select({ id: campaigns.id }).from(campaigns).where(isOurDraft(workspaceId));
}

export async function findCampaign(db: Database, workspaceId: WorkspaceId, id: string) {
  const [row] = await db.select().from(campaigns).where(mine(workspaceId, id));
  return row;
}

/** A neighbour's campaign is simply not found. */
export async function getCampaign(db: Database, workspaceId: WorkspaceId, id: string): Promise<CampaignRow> {
  const row = await findCampaign(db, workspaceId, id);
  if (!row) throw new Refusal('CAMPAIGN_NOT_FOUND');
  return row;
}

export async function getCampaignWithMedia(
  db: Database,
  workspaceId: WorkspaceId,
  id: string,
): Promise<WholeCampaign> {
  const row = await getCampaign(db, workspaceId, id);
  const uses = await findMediaUses(db, id);
  const pictures = await listMedia(db, workspaceId, uses.mediaIds);
  const ads = row.status === 'active' ? row.ads : withPossibleButtons(row.ads, row.objective);
  return { ...row, ...uses, ads, media: pictures.map(presentMedia) };
}

/** Newest change first; of the ads those that are chosen, and how many there are. */
export function listDraftRows(db: Database, workspaceId: WorkspaceId) {
  return db
    .select({
      ...getTableColumns(campaigns),
      ads: sql<AdCopy[]>`jsonb_path_query_array(${campaigns.ads}, '$[*] ? (@.selected == true)')`,
      adCount: sql<number>`jsonb_array_length(${campaigns.ads})`,
    })
    .from(campaigns)
    .where(isOurDraft(workspaceId))
    .orderBy(desc(campaigns.updatedAt));
}

export function countDrafts(db: Database, workspaceId: WorkspaceId): Promise<number> {
  return db.$count(campaigns, isOurDraft(workspaceId));
}

const publishedIdsOf = writtenOnce((db) => {
  const { id, workspaceId, facebookCampaignId } = campaigns;
  return db
    .select({ id, facebookCampaignId })
    .from(campaigns)
    .where(and(eq(workspaceId, sql.placeholder('workspaceId')), isNotNull(facebookCampaignId)));
});

/** Ours that live on Meta, by their id there. */
export async function listPublishedIds(db: Database, workspaceId: WorkspaceId) {
  const rows = await publishedIdsOf(db, { workspaceId });
  return rows.flatMap(({ id, facebookCampaignId }) =>
    facebookCampaignId ? [{ id, facebookCampaignId }] : [],
  );
}

/** Ours under this id at Meta. */
export async function findPublishedCampaign(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<CampaignRow | undefined> {
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.facebookCampaignId, facebookCampaignId)));
  return row;
}

/**
 * Campaigns on Meta that collect leads, with their form, of one workspace or of all; the recent ones were changed
 * within a day. `addedAt` is when that was at the latest.
 */
export async function listLeadCampaigns(
  db: Database,
  { of, isRecent = false }: { of?: WorkspaceId; isRecent?: boolean } = {},
) {
  const { facebookCampaignId, leadFormId, facebookPageId } = campaigns;
  const isWanted = and(
    of && eq(campaigns.workspaceId, of),
    isRecent ? sql`${campaigns.updatedAt} > now() - interval '1 day'` : undefined,
  );
  const rows = await db
    .select({
      workspaceId: campaigns.workspaceId,
      addedAt: campaigns.updatedAt,
      facebookCampaignId,
      leadFormId,
      facebookPageId,
    })
    .from(campaigns)
    .where(and(isWanted, eq(campaigns.status, 'active'), eq(campaigns.objective, 'leads')));
  return rows.flatMap(({ facebookCampaignId: id, leadFormId: form, facebookPageId: page, ...row }) =>
    id && form && page
      ? [{ ...row, facebookCampaignId: id, facebookFormId: form, facebookPageId: page }]
      : [],
  );
}

/** Answers the new campaign's id, or undefined when there is one of that id already. */
export async function insertCampaign(
  db: Database,
  workspaceId: WorkspaceId,
  fields: Fields & { id?: string },
): Promise<string | undefined> {
  const [row] = await db
    .insert(campaigns)
    .values({ ...fields, workspaceId })
    .onConflictDoNothing()
    .returning({ id: campaigns.id });
  return row?.id;
}

/** Changes a draft that nobody else has changed since that version. */
export async function updateCampaign(
  db: Database,
  workspaceId: WorkspaceId,
  { id, version, changes }: { id: string; version: number; changes: Changes },
): Promise<void> {
  const [row] = await db
    .update(campaigns)
    .set({ ...changes, ...changed })
    .where(and(mine(workspaceId, id), isDraft, eq(campaigns.version, version)))
    .returning({ id: campaigns.id });
  if (!row) await refuseChange(db, workspaceId, id);
}

/** Puts freshly written ads on a draft. Whatever else was changed while they were written stays. */
export async function saveWrittenAds(
  db: Database,
  workspaceId: WorkspaceId,
  { id, ads }: { id: string; ads: AdCopy[] },
): Promise<void> {
  const [row] = await db
    .update(campaigns)
    .set({ ads, ...changed })
    .where(and(mine(workspaceId, id), isDraft))
    .returning({ id: campaigns.id });
  if (!row) await refuseChange(db, workspaceId, id);
}

/**
 * Forgets a campaign, draft or not. False when it is being published, or was, under another id at Meta than is known;
 * one that is gone already stays gone.
 */
export async function removeCampaign(
  tx: Database,
  workspaceId: WorkspaceId,
  { id, facebookCampaignId }: Pick<CampaignRow, 'id' | 'facebookCampaignId'>,
): Promise<boolean> {
  const atMeta = campaigns.facebookCampaignId;
  const isAsKnown = facebookCampaignId ? or(isNull(atMeta), eq(atMeta, facebookCampaignId)) : isNull(atMeta);
  await tx.delete(campaigns).where(and(mine(workspaceId, id), ne(campaigns.status, 'publishing'), isAsKnown));
  const [left] = await tx.select({ id: campaigns.id }).from(campaigns).where(mine(workspaceId, id));
  return left === undefined;
}

export async function refuseChange(db: Database, workspaceId: WorkspaceId, id: string): Promise<never> {
  const { status, version } = await getCampaign(db, workspaceId, id);
  if (status !== 'draft') throw new Refusal('CAMPAIGN_NOT_EDITABLE');
  throw new Refusal('CAMPAIGN_CHANGED_ELSEWHERE', { version });
}

/**
 * From here on the draft cannot be edited; doing it twice is harmless. Read the campaign after this in the same
 * transaction: what is read then is what stays.
 */
export async function markPublishing(db: Database, workspaceId: WorkspaceId, id: string): Promise<void> {
  const [row] = await db
    .update(campaigns)
    .set({ status: 'publishing' })
    .where(and(mine(workspaceId, id), ne(campaigns.status, 'active')))
    .returning({ id: campaigns.id });
  if (row) return;
  await getCampaign(db, workspaceId, id);
  throw new Refusal('ALREADY_PUBLISHED');
}

/** Nothing of it is on Meta any more: it can be edited again. */
export async function markDraft(db: Database, workspaceId: WorkspaceId, id: string): Promise<void> {
  await db
    .update(campaigns)
    .set({
      status: 'draft',
      facebookCampaignId: null,
      facebookAdSetId: null,
      facebookAdIds: [],
      updatedAt: sql`now()`,
    })
    .where(mine(workspaceId, id));
}

export async function markActive(
  db: Database,
  workspaceId: WorkspaceId,
  id: string,
  onMeta: { facebookCampaignId: string; facebookAdSetId: string; facebookAdIds: string[] },
): Promise<void> {
  await db
    .update(campaigns)
    .set({ ...onMeta, status: 'active', updatedAt: sql`now()` })
    .where(mine(workspaceId, id));
}

/** Which ads a campaign we have published has at Meta; nothing where it is none of ours. */
export async function changeFacebookAds(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookCampaignId, change }: { facebookCampaignId: string; change(adIds: string[]): string[] },
): Promise<void> {
  const campaign = await findPublishedCampaign(db, workspaceId, facebookCampaignId);
  if (!campaign) return;
  const facebookAdIds = change(campaign.facebookAdIds);
  await db.update(campaigns).set({ facebookAdIds }).where(mine(workspaceId, campaign.id));
}

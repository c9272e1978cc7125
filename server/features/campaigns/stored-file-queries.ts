import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { listLogoIds } from '../brand-kit/queries.ts';
import { listMedia, type WholeMedia } from '../media/queries.ts';
import { campaignMedia, campaigns } from './tables.ts';

/** A file a campaign uses, as it was chosen. */
export interface ChosenFile {
  media: WholeMedia;
  /** From 1. */
  uploadOrder: number;
  isEnhanced: boolean;
}

/** In their order. Nothing for a campaign that is gone. */
export async function listChosenFiles(
  db: Database,
  workspaceId: WorkspaceId,
  campaignId: string,
): Promise<ChosenFile[]> {
  const uses = await db
    .select({ use: campaignMedia })
    .from(campaignMedia)
    .innerJoin(campaigns, eq(campaigns.id, campaignMedia.campaignId))
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)))
    .orderBy(asc(campaignMedia.uploadOrder));
  const files = await listMedia(
    db,
    workspaceId,
    uses.map(({ use }) => use.mediaId),
  );
  return uses.map(({ use: { uploadOrder, isEnhanced } }, place) => ({
    media: files[place]!,
    uploadOrder,
    isEnhanced,
  }));
}

/** Says where the campaign's own copy of a file lies. */
export async function saveFilePath(
  db: Database,
  campaignId: string,
  { media, isEnhanced, filePath }: ChosenFile & { filePath: string },
): Promise<void> {
  const { mediaId, isEnhanced: asEnhanced } = campaignMedia;
  await db
    .update(campaignMedia)
    .set({ filePath })
    .where(and(eq(campaignMedia.campaignId, campaignId), eq(mediaId, media.id), eq(asEnhanced, isEnhanced)));
}

/** The campaigns that use a picture as the AI enhanced it. */
export async function listCampaignsWaitingFor(db: Database, workspaceId: WorkspaceId, mediaId: string) {
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .innerJoin(campaignMedia, eq(campaignMedia.campaignId, campaigns.id))
    .where(
      and(
        eq(campaigns.workspaceId, workspaceId),
        eq(campaignMedia.mediaId, mediaId),
        eq(campaignMedia.isEnhanced, true),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Which of these files any campaign uses, or any firm as its logo. */
export async function listUsedMediaIds(db: Database, mediaIds: string[]): Promise<Set<string>> {
  const { mediaId } = campaignMedia;
  const rows = await db.selectDistinct({ mediaId }).from(campaignMedia).where(inArray(mediaId, mediaIds));
  return new Set([...rows.map((row) => row.mediaId), ...(await listLogoIds(db, mediaIds))]);
}

/** Which of these are campaigns, whoever's they are. */
export async function listKnownCampaignIds(db: Database, ids: string[]): Promise<Set<string>> {
  const { id } = campaigns;
  return new Set((await db.select({ id }).from(campaigns).where(inArray(id, ids))).map((row) => row.id));
}

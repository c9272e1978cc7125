import { type FocalPoint, imageRules } from '#contract/media.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, desc, eq, gt, gte, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { enhancements, media } from './tables.ts';

export type MediaRow = typeof media.$inferSelect;
export type EnhancementRow = typeof enhancements.$inferSelect;

/** Keeps a picture once: the same id again answers the row that is there. */
export async function insertMedia(
  db: Database,
  workspaceId: WorkspaceId,
  picture: Omit<typeof media.$inferInsert, 'workspaceId'> & { id: string },
): Promise<MediaRow> {
  const [row] = await db
    .insert(media)
    .values({ ...picture, workspaceId })
    .onConflictDoNothing()
    .returning();
  return row ?? getMedia(db, workspaceId, picture.id);
}

export async function findMedia(
  db: Database,
  workspaceId: WorkspaceId,
  id: string,
): Promise<WholeMedia | undefined> {
  const [row] = await listWhole(db, and(eq(media.workspaceId, workspaceId), eq(media.id, id)));
  return row;
}

/** The workspace a picture or film belongs to: to see whether somebody belongs to it too. */
export async function findMediaOwner(db: Database, id: string): Promise<WorkspaceId | undefined> {
  const [row] = await db.select({ workspaceId: media.workspaceId }).from(media).where(eq(media.id, id));
  return row?.workspaceId;
}

async function listWhole(db: Database, where: SQL | undefined, most?: number): Promise<WholeMedia[]> {
  const asked = db
    .select({ file: media, enhancement: enhancements })
    .from(media)
    .leftJoin(enhancements, eq(enhancements.mediaId, media.id))
    .where(where)
    .orderBy(desc(media.createdAt), desc(media.id));
  const rows = await (most === undefined ? asked : asked.limit(most));
  return rows.map(({ file, enhancement }) => ({ ...file, enhancement }));
}

/** The pictures that ads can show, newest first: those that came before one of them. */
export function listPictures(
  db: Database,
  workspaceId: WorkspaceId,
  { after, most }: { after: string | undefined; most: number },
): Promise<WholeMedia[]> {
  const { workspaceId: of, createdAt, id, kind, width, height } = media;
  const last = db
    .select({ createdAt, id })
    .from(media)
    .where(and(eq(of, workspaceId), eq(id, after ?? '')));
  const where = and(
    eq(of, workspaceId),
    eq(kind, 'image'),
    gte(width, imageRules.minWidth),
    gte(height, imageRules.minHeight),
    after ? sql`(${createdAt}, ${id}) < (${last})` : undefined,
  );
  return listWhole(db, where, most);
}

/** A neighbour's picture is simply not found. */
export async function getMedia(db: Database, workspaceId: WorkspaceId, id: string): Promise<WholeMedia> {
  const row = await findMedia(db, workspaceId, id);
  if (!row) throw new Refusal('MEDIA_NOT_FOUND');
  return row;
}

/** In the order asked for. Every id must be a picture of this workspace. */
export async function listMedia(
  db: Database,
  workspaceId: WorkspaceId,
  ids: string[],
): Promise<WholeMedia[]> {
  if (ids.length === 0) return [];
  const rows = await listWhole(db, and(eq(media.workspaceId, workspaceId), inArray(media.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new Refusal('MEDIA_NOT_FOUND');
    return row;
  });
}

/** All that pictures and films of a workspace take. */
export async function sumBytes(db: Database, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(media.bytes).mapWith(Number) })
    .from(media)
    .where(eq(media.workspaceId, workspaceId));
  return row?.bytes ?? 0;
}

/** Says what must stay in sight when the picture is cut. */
export async function updateFocalPoint(
  db: Database,
  workspaceId: WorkspaceId,
  { id, focalPoint }: { id: string; focalPoint: FocalPoint },
): Promise<WholeMedia> {
  await db
    .update(media)
    .set({ focalX: focalPoint.x, focalY: focalPoint.y })
    .where(and(eq(media.workspaceId, workspaceId), eq(media.id, id)));
  return getMedia(db, workspaceId, id);
}

/** Begins an enhancement, or a failed one again at the step that failed. Answers whether there was anything to begin. */
export async function startEnhancement(
  db: Database,
  workspaceId: WorkspaceId,
  { id, startedAt }: { id: string; startedAt: Date },
): Promise<boolean> {
  const waiting = {
    status: 'waiting',
    problem: null,
    studioSaid: null,
    startedAt,
    finishedAt: null,
  } as const;
  const rows = await db
    .insert(enhancements)
    .values({ mediaId: id, workspaceId, step: 'edit', ...waiting })
    .onConflictDoUpdate({
      target: enhancements.mediaId,
      set: { ...waiting, percent: sql`case when ${enhancements.editedKey} is null then 0 else 50 end` },
      setWhere: eq(enhancements.status, 'failed'),
    })
    .returning({ id: enhancements.mediaId });
  return rows.length > 0;
}

export async function updateEnhancement(
  db: Database,
  workspaceId: WorkspaceId,
  { id, changes }: { id: string; changes: Partial<EnhancementRow> },
): Promise<EnhancementRow> {
  const [row] = await db
    .update(enhancements)
    .set(changes)
    .where(and(eq(enhancements.workspaceId, workspaceId), eq(enhancements.mediaId, id)))
    .returning();
  if (!row) throw new Refusal('MEDIA_NOT_FOUND');
  return row;
}

/** Shows a film by another picture; false when it is gone, or its picture was changed in between. */
export async function updatePreview(
  db: Database,
  workspaceId: WorkspaceId,
  { id, before, previewKey }: { id: string; before: string; previewKey: string },
): Promise<boolean> {
  const rows = await db
    .update(media)
    .set({ previewKey })
    .where(and(eq(media.workspaceId, workspaceId), eq(media.id, id), eq(media.previewKey, before)))
    .returning({ id: media.id });
  return rows.length > 0;
}

/** A few files of everybody's, by id, after this one. For sweeping. */
export function listMediaAfter(db: Database, id: string, limit: number) {
  return db
    .select({ id: media.id, workspaceId: media.workspaceId, unusedSince: media.unusedSince })
    .from(media)
    .where(gt(media.id, id))
    .orderBy(asc(media.id))
    .limit(limit);
}

/** Which of these are files, whoever's they are, and where each lies. */
export async function listMediaKeys(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: media.id, key: media.key }).from(media).where(inArray(media.id, ids));
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** Remembers since when files are used by nobody; null: somebody uses them. */
export async function saveUnusedSince(db: Database, ids: string[], unusedSince: Date | null): Promise<void> {
  if (ids.length > 0) await db.update(media).set({ unusedSince }).where(inArray(media.id, ids));
}

/** Takes files for this transaction: until it ends, no campaign can begin to use them. */
export async function lockMedia(tx: Database, ids: string[]): Promise<void> {
  await tx.select({ id: media.id }).from(media).where(inArray(media.id, ids)).for('update');
}

export async function removeMedia(db: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(media).where(inArray(media.id, ids));
}

/** A file with what the picture studio has made of it. */
export interface WholeMedia extends MediaRow {
  enhancement: EnhancementRow | null;
}

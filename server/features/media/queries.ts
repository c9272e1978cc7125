import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from '#contract/media.ts';
import type { Database } from '#server/plumbing/database.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { forget } from './abandoned-uploads.ts';
import { media } from './tables.ts';

export type MediaRow = typeof media.$inferSelect;

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
): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.workspaceId, workspaceId), eq(media.id, id)));
  return row;
}

/** A neighbour's picture is simply not found. */
export async function getMedia(db: Database, workspaceId: WorkspaceId, id: string): Promise<MediaRow> {
  const row = await findMedia(db, workspaceId, id);
  if (!row) throw new Refusal('MEDIA_NOT_FOUND');
  return row;
}

/** In the order asked for. Every id must be a picture of this workspace. */
export async function listMedia(db: Database, workspaceId: WorkspaceId, ids: string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(media)
    .where(and(eq(media.workspaceId, workspaceId), inArray(media.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new Refusal('MEDIA_NOT_FOUND');
    return row;
  });
}

/** What the browser may know of a picture, with the addresses it is shown from. */
export function presentMedia(row: MediaRow): Media {
  const { id, fileName, kind, variant, contentType, bytes, width, height, createdAt } = row;
  return {
    id,
    fileName,
    kind,
    variant,
    contentType,
    bytes,
    width,
    height,
    url: `/media/${id}`,
    previewUrl: `/media/${id}/preview`,
    createdAt: createdAt.toISOString(),
  };
}

/** Removes what a workspace has begun to upload. The files name their workspace in the note beside them. */
export async function removeUploads(directory: string, workspaceId: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const notes = (await readdir(directory)).filter((name) => name.endsWith('.json'));
  for (const name of notes) {
    const note = join(directory, name);
    const text = await readFile(note, 'utf8').catch(() => '');
    if (text.includes(JSON.stringify(workspaceId))) await forget(note.slice(0, -'.json'.length));
  }
}

import { buffer } from 'node:stream/consumers';
import type { AppContext } from '#server/app-context.ts';
import { pictureEnhanced } from '#server/picture-news.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { enhancementTopic } from './enhancement-names.ts';
import { type EnhancementRow, updateEnhancement, type WholeMedia } from '../queries.ts';

/** An enhancement in the hands of the worker; `enhancement` is always as last saved. */
export interface EnhancementProgress {
  readonly ctx: AppContext;
  readonly picture: WholeMedia;
  enhancement: EnhancementRow;
}

/** Writes down how far it is, never less than before, and tells whoever looks. Refused once the picture is gone. */
export async function saveEnhancement(
  progress: EnhancementProgress,
  changes: Partial<EnhancementRow>,
): Promise<void> {
  const { ctx, picture } = progress;
  const workspaceId = picture.workspaceId;
  const percent = Math.max(progress.enhancement.percent, changes.percent ?? 0);
  progress.enhancement = await ctx.db.transaction(async (tx) => {
    await ctx.signals.notify(tx, enhancementTopic(picture.id));
    if (changes.status === 'done') {
      const key = `${picture.id}:${progress.enhancement.startedAt.getTime()}`;
      await ctx.queue.add(tx, pictureEnhanced, { workspaceId, mediaId: picture.id }, { key });
    }
    return updateEnhancement(tx, workspaceId, { id: picture.id, changes: { ...changes, percent } });
  });
}

/** Keeps files and then the row that names them; without the row nothing is left of the files. */
export async function keepFiles(
  progress: EnhancementProgress,
  files: Record<string, Buffer>,
  changes: Partial<EnhancementRow>,
): Promise<void> {
  const { storage } = progress.ctx;
  await Promise.all(Object.entries(files).map(([key, bytes]) => storage.put(key, bytes)));
  try {
    await saveEnhancement(progress, changes);
  } catch (error) {
    // Deleted in this moment: nobody else would remove them.
    if (error instanceof Refusal) await Promise.all(Object.keys(files).map((key) => storage.remove(key)));
    throw error;
  }
}

export async function readFile({ ctx: { storage } }: EnhancementProgress, key: string) {
  const { stream } = await storage.read(key);
  return new Uint8Array(await buffer(stream));
}

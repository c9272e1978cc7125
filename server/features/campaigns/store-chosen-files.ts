import { extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import { picturesChosen, pictureEnhanced } from '#server/picture-news.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import {
  type ChosenFile,
  listChosenFiles,
  saveFilePath,
  listCampaignsWaitingFor,
} from './stored-file-queries.ts';

const tries = 3;
/** Times the number of the try. */
const waitMs = 1000;

/**
 * Stores exactly the chosen files of a campaign, named by their place and variant, and removes those they replace.
 * Videos are not copied: their own file is the campaign's as well.
 */
export const storeChosenFiles = defineJob({
  name: 'store-chosen-files',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    id: z.uuid(),
  }),

  async run({ db, storage, queue }, { workspaceId, id }, signal) {
    const folder = `${workspaceId}/${id}/`;
    let chosen = await listChosenFiles(db, workspaceId, id);
    let stored: ChosenFile[] | undefined;
    // A choice that changes meanwhile has a job of its own, which this one may have overtaken: the newest must win.
    while (!stored || namesOf(folder, stored) !== namesOf(folder, chosen)) {
      for (const file of chosen) {
        const filePath = pathOf(folder, file);
        if (filePath !== sourceOf(file)) await copy(storage, file, { to: filePath, signal });
        await saveFilePath(db, id, { ...file, filePath });
      }
      stored = chosen;
      chosen = await listChosenFiles(db, workspaceId, id);
    }
    const pictures = stored
      .filter(isCuttable)
      .map(({ media, isEnhanced }) => ({ mediaId: media.id, isEnhanced }));
    const key = namesOf(folder, stored);
    if (pictures.length > 0) await queue.add(db, picturesChosen, { workspaceId, pictures }, { key });
    const wanted = new Set(stored.map((file) => pathOf(folder, file)));
    for await (const { key } of storage.list(folder)) if (!wanted.has(key)) await storage.remove(key);
  },
  // No giveUp: the next change of the choice stores all of it.
});

async function copy(
  storage: AppContext['storage'],
  file: ChosenFile,
  { to, signal }: { to: string; signal: AbortSignal },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storage.copy(sourceOf(file), to);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      if (attempt === tries)
        throw new Error(`Failed to upload image ${file.uploadOrder}: ${reason}`, { cause: error });
      await pause(attempt * waitMs, undefined, { signal });
    }
  }
}

/** What is not enhanced yet is cut when it is. */
function isCuttable({ media, isEnhanced }: ChosenFile): boolean {
  return media.kind === 'image' && (!isEnhanced || Boolean(media.enhancement?.enhancedKey));
}

function sourceOf({ media, isEnhanced }: ChosenFile): string {
  return (isEnhanced && media.enhancement?.enhancedKey) || media.key;
}

function pathOf(folder: string, file: ChosenFile): string {
  if (file.media.kind === 'video') return file.media.key;
  const source = sourceOf(file);
  const variant = source === file.media.key ? 'original' : 'enhanced';
  return `${folder}image-${file.uploadOrder}-${variant}${extname(source)}`;
}

function namesOf(folder: string, files: ChosenFile[]): string {
  return JSON.stringify(files.map((file) => [pathOf(folder, file), sourceOf(file)]));
}

/** A picture chosen as enhanced before it was is stored as its original; now its campaigns get what they chose. */
export const storeChosenFilesAgain = defineJob({
  ...pictureEnhanced,

  async run({ db, queue }, { workspaceId, mediaId }) {
    for (const id of await listCampaignsWaitingFor(db, workspaceId, mediaId))
      await queue.add(db, storeChosenFiles, { workspaceId, id }, { key: `${id}:enhanced:${mediaId}` });
  },
  // No giveUp: the next change of the choice stores all of it.
});

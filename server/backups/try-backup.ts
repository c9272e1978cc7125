import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { jobs } from '#server/jobs.ts';
import { Queue } from '#server/platform/queue/queue.ts';
import type { Settings } from '#server/platform/settings.ts';
import { restore } from './restore.ts';

/** Restores a backup into an empty place beside it, which goes again. Fails with the reason where it cannot be restored. */
export async function tryBackup(settings: Settings, file: string): Promise<void> {
  const scratch = await mkdtemp(join(dirname(file), '.trial-'));
  try {
    const { db, close } = await openScratch(join(scratch, 'database'));
    try {
      const storage = { ...settings.storage, folder: join(scratch, 'files') };
      await restore({ db, settings: { ...settings, dataDir: scratch, storage } }, file, {
        mayReplace: false,
        isTrial: true,
      });
    } finally {
      await close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** With all tables, the queue's as well, which the queue makes itself. */
async function openScratch(folder: string) {
  const { openEmbedded } = await import('#server/platform/database/embedded-database.ts');
  const database = await openEmbedded(folder);
  const queue = new Queue(database, (error) => console.error(error));
  await queue.open(jobs.map(({ name }) => name));
  await queue.close();
  return database;
}

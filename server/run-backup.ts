import { setPriority } from 'node:os';
import { backUp } from '#server/backups/back-up.ts';
import { restore } from '#server/backups/restore.ts';
import { tryBackup } from '#server/backups/try-backup.ts';
import { jobs } from '#server/jobs.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { holdAlone } from '#server/platform/database/reach-postgres.ts';
import { Queue } from '#server/platform/queue/queue.ts';
import { keepPrivate } from '#server/platform/crypto/keep-private.ts';
import { readSettings } from '#server/platform/settings.ts';

/** The operator's `npm run backup` and `npm run restore`, and what the night's backup is tried by. */
async function main([what, ...words]: string[]): Promise<void> {
  const file = words.find((word) => !word.startsWith('--'));
  if (!file) throw new Error(`Say which file: npm run ${what} -- adfjord.backup`);
  const settings = readSettings(process.env);
  if (what === 'try') {
    setPriority(5);
    return tryBackup(settings, file);
  }
  keepPrivate(settings.dataDir);
  // The embedded one is held by its folder.
  const toHold = what === 'restore' ? settings.databaseUrl : undefined;
  await using _alone = toHold ? await holdAlone(toHold) : undefined;
  const database = await openDatabase(settings);
  try {
    const place = { db: database.db, settings };
    // The queue's tables are made by the queue itself, not by our migrations. Beside running servers it is left alone.
    const queue = new Queue(database, (error) => console.error(error));
    if (what === 'restore' || database.engine === 'embedded') {
      await queue.open(jobs.map(({ name }) => name));
      await queue.close();
    }
    const mayReplace = words.includes('--replace');
    console.log(what === 'restore' ? await restore(place, file, { mayReplace }) : await backUp(place, file));
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

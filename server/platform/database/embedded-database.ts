import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { bringUpToDate, migrationsFolder } from './bring-up-to-date.ts';
import type { Database, EmbeddedDatabase } from './database.ts';
import { bringToDisk } from './files-on-disk.ts';
import { lockFolder } from './folder-lock.ts';
import { sharePglite } from './shared-pglite.ts';
import { SyncedFiles, syncedSettings, syncedStart } from './synced-files.ts';

/** Opens the embedded database in a folder that this process then holds alone; in memory without one. */
export async function openEmbedded(folder?: string, template?: Blob): Promise<EmbeddedDatabase> {
  const unlock = folder ? lockFolder(folder) : () => undefined;
  if (folder) await mkdir(join(folder, 'pg'), { recursive: true });
  const onDisk = folder && (await bringToDisk(join(folder, 'pg'), folder));
  const opened = await PGlite.create({
    ...(onDisk
      ? {
          fs: new SyncedFiles(join(folder, 'pg'), onDisk),
          startParams: syncedStart(PGlite.defaultStartParams),
        }
      : {}),
    ...(template ? { loadDataDir: template } : {}),
    postgresqlconf: ['shared_buffers = 16MB', ...(folder ? syncedSettings : [])],
  });
  if (onDisk) onDisk.forget();
  const pglite = sharePglite(opened);
  const db = drizzle(pglite, { casing: 'snake_case' });
  try {
    await bringUpToDate(db, () => migrate(db, { migrationsFolder }));
  } catch (error) {
    await pglite.close();
    unlock();
    throw error;
  }
  return {
    engine: 'embedded',
    db: db as unknown as Database,
    pglite,
    async close() {
      await pglite.close();
      unlock();
    },
  };
}

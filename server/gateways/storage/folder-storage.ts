import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';

import { Disk } from 'flydrive';
import { explainStorage, orExplain } from './errors.ts';
import { FolderDriver } from './folder-driver.ts';
import { FolderUploads } from './folder-uploads.ts';
import type { ByteRange, ListedFile, Storage } from './storage.ts';

export function openFolderStorage(folder: string): Storage {
  const disk = new Disk(new FolderDriver(folder));

  return {
    uploads: new FolderUploads({ directory: folder }),

    put: (key, content) =>
      orExplain(content instanceof Readable ? disk.putStream(key, content) : disk.put(key, content)),

    async copy(from, to) {
      const file = await orExplain(open(pathOf(from)));
      await orExplain(disk.putStream(to, file.createReadStream()));
    },

    async read(key, range) {
      const path = pathOf(key);
      const { size } = await orExplain(stat(path));
      return { stream: Readable.from(openedLate(path, range), { objectMode: false }), size };
    },

    async sizeOf(key) {
      return (await orExplain(stat(pathOf(key)))).size;
    },

    list: (prefix = '') => listFolder(folder, prefix),
    remove: (key) => orExplain(disk.delete(key)),
    removeAll: (prefix) => orExplain(disk.deleteAll(prefix)),

    async ready() {
      await orExplain(mkdir(folder, { recursive: true }));
      await orExplain(access(folder, constants.R_OK | constants.W_OK));
    },

    async settle(key) {
      const path = pathOf(key);
      await orExplain(sync(path));
      await orExplain(rm(`${path}.json`, { force: true }));
    },

    async discard(key) {
      const path = pathOf(key);
      // The note goes last: what remains of an interrupted clean-up is still known as an upload.
      for (const file of [path, `${path}.json`]) await orExplain(rm(file, { force: true }));
    },
  };

  function pathOf(key: string): string {
    try {
      return join(folder, disk.file(key).key);
    } catch (error) {
      throw explainStorage(error);
    }
  }
}

/** Opens the file once somebody reads: an answer that nobody takes leaves nothing open. */
async function* openedLate(path: string, range?: ByteRange): AsyncGenerator<Buffer> {
  const file = await open(path);
  yield* file.createReadStream(range) as AsyncIterable<Buffer>;
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<ListedFile> {
  const entries = await orExplain(readdir(join(folder, prefix), { withFileTypes: true }).catch(orNothing));
  for (const entry of entries) {
    const path = join(folder, prefix, entry.name);
    if (entry.isDirectory()) yield* listFolder(folder, `${prefix}${entry.name}/`);
    const found = entry.isFile() && (await stat(path).catch(orNothing));
    if (!found || Array.isArray(found)) continue;
    yield { key: relative(folder, path).split(sep).join('/'), modifiedAt: found.mtime };
  }
}

/** Somebody may remove what is being listed. */
function orNothing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

import { constants, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat, statfs, rename } from 'node:fs/promises';
import { join, relative, sep, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { explainStorage, orExplain, storageFailure } from './errors.ts';
import { FolderUploads } from './folder-uploads.ts';
import type { ByteRange, ListedFile, Storage } from './storage.ts';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { FSDriver } from 'flydrive/drivers/fs';

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
      await checkRoom(folder);
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

/** Fails where the disk of a folder is full, or about to be. One that does not tell its size passes. */
export async function checkRoom(folder: string, leastBytes = 16 * 1024 ** 2): Promise<void> {
  const { bavail, blocks, bsize } = await orExplain(statfs(folder));
  if (blocks > 0 && bavail * bsize < leastBytes) throw storageFailure('ENOSPC');
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

/** A folder that shows a file only once all of it is on the disk, so that no crash leaves half of one. */
class FolderDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.putStream(key, Readable.from([contents]));
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    const target = join(this.#folder, key);
    const unfinished = `${target}.${randomUUID()}.part`;
    await mkdir(dirname(target), { recursive: true });
    try {
      await pipeline(contents, createWriteStream(unfinished, { flush: true }));
      await rename(unfinished, target);
      await syncFolder(dirname(target));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}

/** The new name is kept only once the folder itself is on the disk. Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

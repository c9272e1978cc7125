import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FSDriver } from 'flydrive/drivers/fs';

/** A folder that shows a file only once all of it is on the disk, so that no crash leaves half of one. */
export class FolderDriver extends FSDriver {
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

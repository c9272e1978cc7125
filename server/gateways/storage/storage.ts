import { constants, createReadStream } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { explainStorage } from './errors.ts';
import { FolderDriver } from './folder-driver.ts';

interface StoredFile {
  /** What was asked for: the whole file, or a part of it. */
  stream: Readable;
  /** Of the whole file, in bytes. */
  size: number;
}

/** Both ends count, as in an HTTP range. */
interface ByteRange {
  start: number;
  end: number;
}

/** Keeps files under keys such as `media/3f2a/original.jpg`. A key never leads out of the store. */
export interface Storage {
  /** Kept whole or not at all; replaces what was there. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** A missing file is a GatewayError `not-found`. */
  read(key: string, range?: ByteRange): Promise<StoredFile>;
  /** A file that is not there counts as removed. */
  remove(key: string): Promise<void>;
  /** Removes every file whose key begins with this, which ends in a slash. */
  removeAll(folder: string): Promise<void>;
  /** Fails when nothing can be kept right now. */
  ready(): Promise<void>;
}

export function openStorage({ folder }: { folder: string }): Storage {
  const disk = new Disk(new FolderDriver(folder));

  return {
    put: (key, content) =>
      orExplain(content instanceof Readable ? disk.putStream(key, content) : disk.put(key, content)),

    async read(key, range) {
      const file = disk.file(checked(key));
      const { contentLength: size } = await orExplain(file.getMetaData());
      return { stream: createReadStream(join(folder, file.key), range), size };
    },

    remove: (key) => orExplain(disk.delete(key)),
    removeAll: (folderKey) => orExplain(disk.deleteAll(folderKey)),

    async ready() {
      await orExplain(mkdir(folder, { recursive: true }));
      await orExplain(access(folder, constants.R_OK | constants.W_OK));
    },
  };

  function checked(key: string): string {
    try {
      return disk.file(key).key;
    } catch (error) {
      throw explainStorage(error);
    }
  }
}

async function orExplain<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw explainStorage(error);
  }
}

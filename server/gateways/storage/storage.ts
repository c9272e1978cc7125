import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

interface StoredFile {
  /** What was asked for: the whole file, or a part of it. */
  stream: Readable;
  /** Of the whole file, in bytes. */
  size: number;
}

/** Both ends count, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface ListedFile {
  key: string;
  modifiedAt: Date;
}

/** Keeps files under keys such as `media/3f2a/original.jpg`. A key never leads out of the store. */
export interface Storage {
  /** Kept whole or not at all; replaces what was there. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Puts a file under a second key, in place of what was there. */
  copy(from: string, to: string): Promise<void>;
  /** A missing file is a GatewayError `not-found`. */
  read(key: string, range?: ByteRange): Promise<StoredFile>;
  /** In bytes. A missing file is a GatewayError `not-found`. */
  sizeOf(key: string): Promise<number>;
  /** Every file whose key begins with this, which ends in a slash; without it, every file there is. */
  list(folder?: string): AsyncIterable<ListedFile>;
  /** A file that is not there counts as removed. */
  remove(key: string): Promise<void>;
  /** Removes every file whose key begins with this, which ends in a slash, and the uploads on their way there. */
  removeAll(folder: string): Promise<void>;
  /** Fails when nothing can be kept right now. */
  ready(): Promise<void>;
  /** Where uploads arrive piece by piece, under the keys of files; a whole one is a file like any other. */
  uploads: DataStore;
  /** Keeps an upload that is whole, and forgets how it came. */
  settle(key: string): Promise<void>;
  /** Removes an upload, however much of it has arrived. One that is not there counts as removed. */
  discard(key: string): Promise<void>;
}

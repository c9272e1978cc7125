import type { Readable } from 'node:stream';

export interface StoredFile {
  /** What this reading holds: the whole file, or the asked part. */
  stream: Readable;
  /** Of the whole file, in bytes. */
  size: number;
}

/** Both ends count, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Keeps files under keys such as `media/3f2a/original.jpg`. */
export interface Storage {
  /** Kept whole or not at all. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** A missing file is a GatewayError `not-found`. */
  read(key: string, range?: ByteRange): Promise<StoredFile>;
  /** A file that is not there counts as removed. */
  remove(key: string): Promise<void>;
  /** Fails when nothing can be kept right now. */
  ready(): Promise<void>;
}

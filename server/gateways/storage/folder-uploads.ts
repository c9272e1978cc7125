import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import { GatewayError } from '../gateway-error.ts';
import { orExplain } from './errors.ts';

const blockBytes = 512 * 1024;

/** Takes uploads into a folder through one block of memory each, however large they are. */
export class FolderUploads extends FileStore {
  override create(upload: Upload): Promise<Upload> {
    return orExplain(super.create(upload));
  }

  override async write(arriving: Readable, id: string, offset: number): Promise<number> {
    try {
      await using file = await open(join(this.directory, id), 'r+');
      return offset + (await writeThrough(file, arriving, offset));
    } catch (error) {
      throw error instanceof GatewayError ? error : ERRORS.FILE_WRITE_ERROR;
    }
  }
}

async function writeThrough(file: FileHandle, arriving: Readable, offset: number): Promise<number> {
  const block = Buffer.allocUnsafeSlow(blockBytes);
  let filled = 0;
  let written = 0;
  const empty = async () => {
    for (let start = 0; start < filled;) {
      const { bytesWritten } = await orExplain(file.write(block, start, filled - start, offset + written));
      start += bytesWritten;
      written += bytesWritten;
    }
    filled = 0;
  };
  try {
    for await (const chunk of arriving as AsyncIterable<Buffer<ArrayBuffer>>) {
      for (let taken = 0; taken < chunk.length;) {
        const copied = chunk.copy(block, filled, taken);
        taken += copied;
        filled += copied;
        if (filled === blockBytes) await empty();
      }
      letGo(chunk);
    }
  } finally {
    // What came before the line was cut counts as well.
    await empty();
  }
  return written;
}

/** Bytes off the line pile up to 64 MB before they are swept; here nobody else has them, and they go at once. */
function letGo({ buffer, byteLength }: Buffer<ArrayBuffer>): void {
  if (buffer.byteLength === byteLength) buffer.transfer(0);
}

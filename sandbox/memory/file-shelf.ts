import { createReadStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

export type FileShelf = ReturnType<typeof openFileShelf>;

type Parts = AsyncIterable<Uint8Array>;

/** Files too large for the database stand beside it; without a folder they go when the sandbox closes. */
export function openFileShelf(folder?: string) {
  let place = folder && path.join(folder, 'files');

  function pathOf(name: string): string {
    place ??= mkdtempSync(path.join(tmpdir(), 'adfjord-sandbox-'));
    mkdirSync(place, { recursive: true });
    return path.join(place, name);
  }

  return {
    has: (name: string) => existsSync(pathOf(name)),

    /** Writes what arrives from `start` on, and answers how many bytes that were; stops above `most`. */
    async write(name: string, parts: Parts, { start = 0, most = Infinity } = {}): Promise<number> {
      const file = await openForWriting(pathOf(name));
      let written = 0;
      try {
        for await (const part of parts) {
          if (written + part.length > most) throw new FileTooLarge();
          await file.write(part, 0, part.length, start + written);
          written += part.length;
        }
      } finally {
        await file.close();
      }
      return written;
    },

    /** The caller closes it. */
    open: (name: string): Promise<FileHandle> => open(pathOf(name), 'r'),

    sizeOf: async (name: string): Promise<number> => (await stat(pathOf(name))).size,

    stream: (name: string, range: { start: number; end: number }) =>
      Readable.toWeb(createReadStream(pathOf(name), range)),

    remove: (name: string) => rm(pathOf(name), { force: true }),

    clear(): void {
      if (place) rmSync(place, { recursive: true, force: true });
    },

    close(): void {
      if (place && !folder) rmSync(place, { recursive: true, force: true });
    },
  };
}

export class FileTooLarge extends Error {}

async function openForWriting(name: string): Promise<FileHandle> {
  return open(name, 'r+').catch(() => open(name, 'w+'));
}

import { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';
import type { Storage } from '#server/gateways/storage/storage.ts';
import { beginningBytes, recognizeFile } from './file-formats.ts';
import { displayName } from '../rules.ts';

/** Where uploads arrive, refusing by its first bytes what could never be kept: nobody sends 4 GB to hear that. */
export function checkBeginnings({ uploads: store, discard }: Storage): DataStore {
  async function look(key: string, beginning: Buffer): Promise<void> {
    const { metadata, size = 0 } = await store.getUpload(key);
    try {
      recognizeFile({ fileName: displayName(metadata?.filename), size }, beginning);
    } catch (error) {
      await discard(key);
      throw error;
    }
  }

  const checking: DataStore = Object.create(store);
  checking.write = async (arriving, key, offset) => {
    if (offset > 0) return store.write(arriving, key, offset);
    const pieces = (arriving as Readable).iterator({ destroyOnReturn: false });
    const first: Buffer[] = [];
    let length = 0;
    while (length < beginningBytes) {
      const { done, value } = await pieces.next();
      if (done) break;
      first.push(value);
      length += value.length;
    }
    // Less than this is looked at with the rest of it, when all of it is here.
    if (length >= beginningBytes) await look(key, Buffer.concat(first));
    return store.write(Readable.from(joined(first, pieces), { objectMode: false }), key, offset);
  };
  return checking;
}

async function* joined(first: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}

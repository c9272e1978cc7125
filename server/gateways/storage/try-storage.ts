import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { coded } from '#server/platform/coded-text.ts';
import { GatewayError } from '../gateway-error.ts';
import { orExplain, storageFailure } from './errors.ts';
import type { Storage } from './storage.ts';

const folder = 'setup/';

/** Puts a file there, finds it in the list, reads it back and removes it. Fails with what is wrong where any of it does not work. */
export async function tryStorage(storage: Storage): Promise<void> {
  const key = `${folder}${randomUUID()}`;
  try {
    await storage.put(key, Buffer.from(key));
    try {
      const { stream } = await storage.read(key);
      const isSame = (await orExplain(buffer(stream))).toString() === key;
      if (!isSame || !(await isListed(storage, key))) throw givesBackAnother();
    } finally {
      await storage.remove(key);
    }
  } catch (error) {
    // What was just put there is missing only where all of it was put nowhere.
    const isNowhere = error instanceof GatewayError && error.failureKind === 'not-found';
    throw isNowhere ? storageFailure('NoSuchBucket') : error;
  }
}

function givesBackAnother(): GatewayError {
  const reason = coded('store-other');
  return new GatewayError({ service: 'Storage', failureKind: 'unexpected-reply', reason });
}

async function isListed(storage: Storage, wanted: string): Promise<boolean> {
  for await (const { key } of storage.list(folder)) if (key === wanted) return true;
  return false;
}

import { GatewayError } from '../gateway-error.ts';
import type { Storage } from './storage.ts';

/** How long a stored file is, in bytes; undefined where there is none. */
export async function findSize(storage: Storage, key: string): Promise<number | undefined> {
  try {
    return await storage.sizeOf(key);
  } catch (error) {
    if (error instanceof GatewayError && error.failureKind === 'not-found') return undefined;
    throw error;
  }
}

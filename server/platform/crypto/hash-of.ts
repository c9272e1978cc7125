import { createHash, timingSafeEqual } from 'node:crypto';

/** What is kept of a token or an address that only has to be known again. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Whether two texts are the same, of which one is secret: told after the same time wherever they differ. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}

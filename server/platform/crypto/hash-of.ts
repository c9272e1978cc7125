import { createHash } from 'node:crypto';

/** What is kept of a token or an address that only has to be known again. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

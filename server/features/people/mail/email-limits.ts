import type { Database } from '#server/platform/database/database.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import { hitRateLimit } from '../queries.ts';
import { oneHourSeconds } from '../auth/spans.ts';

const limits = [
  { span: 'hour', most: 5, withinMs: oneHourSeconds * 1000 },
  { span: 'day', most: 10, withinMs: 24 * oneHourSeconds * 1000 },
];

/** For a new password, or because somebody typed this address, who may not be the person it belongs to. */
type Occasion = 'reset-letter' | 'unasked-letter';

/**
 * Counts one more email to an address and answers whether it may go out. More than these help nobody. The count names
 * no address: it may be that of somebody who has no account here.
 */
export async function mayWriteTo(
  { db, now }: { db: Database; now(): number },
  occasion: Occasion,
  email: string,
): Promise<boolean> {
  const address = hashOf(email.toLowerCase());
  for (const { span, most, withinMs } of limits) {
    const key = `${occasion}:${span}:${address}`;
    if ((await hitRateLimit(db, key, { now: now(), withinMs })) > most) return false;
  }
  return true;
}

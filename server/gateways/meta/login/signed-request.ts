import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../http.ts';

const Claims = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  /** In seconds since 1970. */
  issued_at: z.int(),
  user_id: z
    .union([z.string(), z.int()])
    .transform(String)
    .pipe(z.string().regex(/^\d{1,32}$/)),
});

/** Meta's clock and ours may differ, and it may have to try again. */
const freshForSeconds = 3600;

/** Whom Meta speaks of in a `signed_request`; undefined unless it is signed with our app's secret, and not long ago. */
export function readSignedRequest(
  text: string,
  { appSecret, now }: { appSecret: string; now: number },
): { userId: string } | undefined {
  const [signature, claims, ...more] = text.split('.');
  if (!signature || !claims || more.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = createHmac('sha256', appSecret).update(claims).digest();
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const read = Claims.safeParse(parseJson(Buffer.from(claims, 'base64url').toString('utf8')));
  if (!read.success) return undefined;
  const ageSeconds = now / 1000 - read.data.issued_at;
  return Math.abs(ageSeconds) <= freshForSeconds ? { userId: read.data.user_id } : undefined;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../http.ts';

const Claims = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  user_id: z
    .union([z.string(), z.int()])
    .transform(String)
    .pipe(z.string().regex(/^\d{1,32}$/)),
});

/** Whom Meta speaks of in a `signed_request`; undefined unless it is signed with our app's secret. */
export function readSignedRequest(text: string, appSecret: string): { userId: string } | undefined {
  const [signature, claims, ...more] = text.split('.');
  if (!signature || !claims || more.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = createHmac('sha256', appSecret).update(claims).digest();
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const read = Claims.safeParse(parseJson(Buffer.from(claims, 'base64url').toString('utf8')));
  return read.success ? { userId: read.data.user_id } : undefined;
}

import { createHmac } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import { hashOf, isSame } from '#server/platform/crypto/hash-of.ts';
import { parse } from 'hono/utils/cookie';
import { findSession } from '../queries.ts';

/**
 * The session whose cookie, of this name and signed with this secret, is among these headers, and whose it is: one
 * statement in place of Better Auth's two, and of all else it does at that question. Whether it still holds is not looked at.
 */
export async function readSession(db: Database, headers: Headers, cookie: { name: string; secret: string }) {
  const { [cookie.name]: value = '' } = parse(headers.get('cookie') ?? '', cookie.name);
  const [token = ''] = value.split('.');
  const signature = createHmac('sha256', cookie.secret).update(token).digest('base64');
  return isSame(value, `${token}.${signature}`) ? findSession(db, hashOf(token)) : undefined;
}

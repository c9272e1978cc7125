import { lesser } from '#contract/people/roles.ts';
import { type KeyAccess, keyLimits } from '#contract/people/api-keys.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { isSame } from '#server/platform/crypto/hash-of.ts';
import { type Person, whoIs } from '#server/platform/crypto/sessions.ts';
import { setActor } from '#server/platform/log/request-context.ts';
import { getPerson, enforceRateLimit } from '../people/queries.ts';
import { findStanding } from '../workspaces/member-queries.ts';
import { hashOf, isWellFormed } from './key-shape.ts';
import { type ApiKeyRow, findKey, noteUse } from './queries.ts';

/** Whom a key acts for, and what it may do. */
export interface KeyHolder {
  person: Person;
  access: KeyAccess;
}

const aMinuteMs = 60_000;

/** Who is behind this key; undefined once it is revoked, or was never one. */
export async function readKey({ db }: Pick<AppContext, 'db'>, key: string): Promise<KeyHolder | undefined> {
  const row = await findLiveKey(db, key);
  return row && holderOf(db, row);
}

/** The same for a call, which is counted: too many a minute are refused. */
export async function readKeyForCall(ctx: AppContext, key: string): Promise<KeyHolder | undefined> {
  const { db } = ctx;
  const row = await findLiveKey(db, key);
  const holder = row && (await holderOf(db, row));
  if (!holder) return undefined;
  setActor(holder.person);
  await enforceRateLimit(ctx, {
    key: `api-key:${row.workspaceId}:${row.id}`,
    most: keyLimits.callsPerMinute,
    withinMs: aMinuteMs,
  });
  const now = ctx.now();
  const since = new Date(now - aMinuteMs);
  if (!row.lastUsedAt || row.lastUsedAt < since) {
    await noteUse(db, row.id, { at: new Date(now), since });
    noteSecurity(ctx, 'key-used', { personId: row.personId, keyId: row.id });
  }
  return holder;
}

async function findLiveKey(db: Database, key: string): Promise<ApiKeyRow | undefined> {
  if (!isWellFormed(key)) return undefined;
  const hash = hashOf(key);
  const row = await findKey(db, hash);
  return row && isSame(row.hash, hash) ? row : undefined;
}

/** The person the key acts for, while they belong to its workspace. */
async function holderOf(db: Database, row: ApiKeyRow): Promise<KeyHolder | undefined> {
  // Like the session check, the key has proven who asks.
  const workspaceId = row.workspaceId;
  const standing = await findStanding(db, row.personId, { named: workspaceId });
  if (!standing) return undefined;
  return {
    access: row.access,
    person: {
      ...whoIs(await getPerson(db, row.personId)),
      ...standing,
      role: lesser(row.role, standing.role),
      sessionId: `key:${row.id}`,
      hasShownSecondFactor: true,
      keyName: row.name,
    },
  };
}

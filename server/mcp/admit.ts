import { isReading, type Scope, scopes } from '#contract/tools.ts';
import type { AppContext } from '#server/app-context.ts';
import { keyIn } from '#server/features/api-keys/key-shape.ts';
import { readKeyForCall } from '#server/features/api-keys/read-key.ts';
import { findGrant, noteGrantUse } from '#server/features/people/grants/grant-queries.ts';
import { countPasskeys } from '#server/features/people/security/security-queries.ts';
import { enforceRateLimit, getPerson } from '#server/features/people/queries.ts';
import { findStanding } from '#server/features/workspaces/member-queries.ts';
import { type Person, whoIs } from '#server/platform/crypto/sessions.ts';
import { setActor } from '#server/platform/log/request-context.ts';

/** Who speaks through an assistant, and what they let it do. */
export interface Holder {
  /** Of the grant, or the key, by which it was let in. */
  id: string;
  person: Person;
  scopes: readonly Scope[];
  /** Whether its person can let it do more: what comes with a key has what the key has. */
  canAskForMore: boolean;
}

/** An assistant at the door, asking for something. */
export interface Call {
  ctx: AppContext;
  holder: Holder;
  headers: Headers;
  clientAddress: string;
}

const aMinuteMs = 60_000;
const callsPerMinute = 300;

/** Lets an assistant in by what its person has granted, or by a key; undefined for one that brings neither. Each call counts. */
export async function admit(ctx: AppContext, headers: Headers): Promise<Holder | undefined> {
  const bearer = keyIn(headers);
  if (!bearer) return undefined;
  return (await admitByKey(ctx, bearer)) ?? admitByGrant(ctx, bearer);
}

async function admitByKey(ctx: AppContext, key: string): Promise<Holder | undefined> {
  const holder = await readKeyForCall(ctx, key);
  if (!holder) return undefined;
  const { person, access } = holder;
  const keyName = throughWhom(person.name, person.keyName ?? '');
  return {
    id: person.sessionId,
    person: { ...person, keyName, assistant: {} },
    scopes: access === 'write' ? scopes : scopes.filter(isReading),
    canAskForMore: false,
  };
}

async function admitByGrant(ctx: AppContext, token: string): Promise<Holder | undefined> {
  const { db } = ctx;
  const now = ctx.now();
  const grant = await findGrant(db, { token, now: new Date(now) });
  const standing = grant && (await findStanding(db, grant.personId, { named: grant.workspaceId }));
  if (!standing) return undefined;
  const row = await getPerson(db, grant.personId);
  const person: Person = {
    ...whoIs(row),
    ...standing,
    sessionId: `grant:${grant.id}`,
    // What the workspace asks by now may be more than whoever granted it has.
    hasShownSecondFactor:
      !standing.requiresSecondFactor || row.twoFactorEnabled || (await countPasskeys(db, row.id)) > 0,
    keyName: throughWhom(row.name, grant.name),
    assistant: {},
  };
  setActor(person);
  await enforceRateLimit(ctx, { key: `grant:${grant.id}`, most: callsPerMinute, withinMs: aMinuteMs });
  await noteGrantUse(db, grant.id, { at: new Date(now), since: new Date(now - aMinuteMs) });
  const granted = scopes.filter((scope) => grant.scopes.includes(scope));
  return { id: person.sessionId, person, scopes: granted, canAskForMore: true };
}

/** As the log and the history name it. */
function throughWhom(person: string, assistant: string): string {
  return [person, assistant].filter(Boolean).join(' · ');
}

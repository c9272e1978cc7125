import type { KeyAccess } from '#contract/people/api-keys.ts';
import { keyIn } from '#server/features/api-keys/key-shape.ts';
import { readKey, readKeyForCall } from '#server/features/api-keys/read-key.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';

export interface AuthRequest {
  ctx: AppContext;
  headers: Headers;
  /** Whether a program may sign in with a key here: at `/api` and where files lie, never where the browser asks. */
  takesKeys?: boolean;
}

/** What a key must be able to do; for `session` none is enough. */
type Need = KeyAccess | 'session';

/**
 * Who asks: somebody who has signed in, or the person for whom a program with a key acts; undefined for a visitor. Who
 * brings a key is judged by it alone: one we do not know, or that may not do this, is refused. Each call of a key counts.
 */
export async function authenticate(asking: AuthRequest, need: Need): Promise<Person | undefined> {
  const { ctx, headers } = asking;
  const key = keyOf(asking);
  if (!key) return ctx.sessions.read(headers);
  const holder = await readKeyForCall(ctx, key);
  const code = !holder ? 'KEY_UNKNOWN' : refusalFor(need, holder.access);
  if (!holder || code) {
    noteSecurity(ctx, 'key-refused', { personId: holder?.person.id, code });
    throw new Refusal(code!);
  }
  return holder.person;
}

function refusalFor(need: Need, access: KeyAccess): 'NOT_WITH_A_KEY' | 'KEY_IS_READ_ONLY' | undefined {
  if (need === 'session') return 'NOT_WITH_A_KEY';
  return need === 'write' && access === 'read' ? 'KEY_IS_READ_ONLY' : undefined;
}

/** The same without counting a call, and whatever the key may do: for what is noted about a call, or goes on after it. */
export async function peekActor(asking: AuthRequest): Promise<Person | undefined> {
  const { ctx, headers } = asking;
  const key = keyOf(asking);
  return key ? (await readKey(ctx, key))?.person : ctx.sessions.read(headers);
}

/** What a person is told whose session, or the program whose key, has ended meanwhile. */
export function signedOutRefusal(asking: AuthRequest): Refusal {
  return new Refusal(keyOf(asking) ? 'KEY_UNKNOWN' : 'NOT_SIGNED_IN');
}

function keyOf({ takesKeys, headers }: AuthRequest): string | undefined {
  return takesKeys ? keyIn(headers) : undefined;
}

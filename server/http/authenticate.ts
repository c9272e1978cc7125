import type { KeyAccess } from '#contract/people/api-keys.ts';
import { may, type Right } from '#contract/people/roles.ts';
import { keyIn } from '#server/features/api-keys/key-shape.ts';
import { readKey, readKeyForCall } from '#server/features/api-keys/read-key.ts';
import { isOperator } from '#server/features/people/operator-queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { Context } from 'hono';

export interface AuthRequest {
  ctx: AppContext;
  headers: Headers;
  /** Whether a program may sign in with a key here: at `/api` and where files lie, never where the browser asks. */
  takesKeys?: boolean;
  /** Who was let in by another door already. */
  actor?: Person;
  /** The workspace that is meant, where the address says so and not a header. */
  workspace?: string | undefined;
}

interface Need {
  /** What the role of whoever asks must allow. */
  right: Right;
  /** What a key must be able to do; for `session` none is enough. */
  doing: KeyAccess | 'session';
}

/**
 * Who asks: somebody who has signed in, or the person for whom a program with a key acts; undefined for a visitor. Who
 * brings a key is judged by it alone: one we do not know, or that may not do this, is refused. Each call of a key counts.
 * Whoever's role does not allow it is refused as well, and who has shown less than the workspace asks.
 */
export async function authenticate(asking: AuthRequest, need: Need): Promise<Person | undefined> {
  const person = await readActor(asking, need);
  if (!person) return undefined;
  const bar =
    need.right === 'operate' ? await barToOperating(asking.ctx, person) : barFor(person, need.right);
  if (bar) throw bar;
  return person;
}

/** Why this person may not do what takes this right. What is about themselves they may, so that they can show more. */
export function barFor(person: Person, right: Right): Refusal | undefined {
  if (right !== 'any' && person.requiresSecondFactor && !person.hasShownSecondFactor)
    return new Refusal('SECOND_FACTOR_NEEDED');
  return may(person.role, right) ? undefined : new Refusal('NOT_ALLOWED', { right, role: person.role });
}

/** Who runs the installation does so whichever workspace they have open; where that one demands a second factor, this does. */
async function barToOperating({ db }: AppContext, person: Person): Promise<Refusal | undefined> {
  const operates = await isOperator(db, person.id);
  return operates ? barFor(person, 'shared') : new Refusal('NOT_AN_OPERATOR');
}

async function readActor(asking: AuthRequest, need: Need): Promise<Person | undefined> {
  const { ctx, headers, workspace, actor } = asking;
  if (actor && need.doing === 'session') throw new Refusal('NOT_WITH_A_KEY');
  if (actor) return actor;
  const key = keyOf(asking);
  if (!key) return ctx.sessions.read(headers, workspace);
  const holder = await readKeyForCall(ctx, key);
  const code = !holder ? 'KEY_UNKNOWN' : refusalFor(need.doing, holder.access);
  if (!holder || code) {
    noteSecurity(ctx, 'key-refused', { personId: holder?.person.id, code });
    throw new Refusal(code!);
  }
  return holder.person;
}

function refusalFor(
  doing: Need['doing'],
  access: KeyAccess,
): 'NOT_WITH_A_KEY' | 'KEY_IS_READ_ONLY' | undefined {
  if (doing === 'session') return 'NOT_WITH_A_KEY';
  return doing === 'write' && access === 'read' ? 'KEY_IS_READ_ONLY' : undefined;
}

/** The same for a thing of that workspace, whichever the person has open: to whoever does not belong to it, it does not exist. */
export async function authenticateFor(
  asking: AuthRequest,
  workspace: string | undefined,
  need: Need,
): Promise<Person | undefined> {
  try {
    return await authenticate(workspace === undefined ? asking : { ...asking, workspace }, need);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_A_MEMBER') return undefined;
    throw error;
  }
}

/** A request for a file: a plain address names the workspace by itself. */
export function fileRequest(ctx: AppContext, c: Context): AuthRequest {
  return { ctx, headers: c.req.raw.headers, takesKeys: true, workspace: c.req.query('workspace') };
}

/** The same without counting a call, and whatever the key may do: for what is noted about a call, or goes on after it. */
export async function peekActor(asking: AuthRequest): Promise<Person | undefined> {
  const { ctx, headers, workspace, actor } = asking;
  if (actor) return actor;
  const key = keyOf(asking);
  return key ? (await readKey(ctx, key))?.person : ctx.sessions.read(headers, workspace);
}

/** How long somebody may go on taking a file after they have lost the right to it. */
const looksAgainAfterMs = 250;

/** For a file that is on its way: refuses whoever may no longer have the rest. Asked often, it looks from time to time. */
export function stillMay(asking: AuthRequest, { workspaceId }: Person, right: Right): () => Promise<void> {
  let lookedAt = performance.now();
  return async () => {
    const now = performance.now();
    if (now - lookedAt < looksAgainAfterMs) return;
    lookedAt = now;
    const still = await peekActor({ ...asking, workspace: workspaceId });
    const bar = still ? barFor(still, right) : signedOutRefusal(asking);
    if (bar) throw bar;
  };
}

/** What a person is told whose session, or the program whose key, has ended meanwhile. */
export function signedOutRefusal(asking: AuthRequest): Refusal {
  return new Refusal(keyOf(asking) ? 'KEY_UNKNOWN' : 'NOT_SIGNED_IN');
}

function keyOf({ takesKeys, headers }: AuthRequest): string | undefined {
  return takesKeys ? keyIn(headers) : undefined;
}

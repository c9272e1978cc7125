import { randomBytes } from 'node:crypto';
import { addressBlock } from '#server/platform/address-block.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import type { AuthQuestion } from './auth-parts.ts';
import { hitRateLimit, resetRateLimit, returnRateLimitHit } from '../queries.ts';
import { oneHourSeconds } from './spans.ts';

const knownForSeconds = 180 * 24 * oneHourSeconds;
const aQuarterMs = 15 * 60_000;

const limits = {
  /** Of a browser that has signed in to this account before, by whoever sits at it. */
  known: { most: 20, withinMs: aQuarterMs },
  /** From one place, at one account. */
  place: { most: 10, withinMs: aQuarterMs },
  /** At one account, from all browsers it does not know: a thousand machines are no way round. */
  account: { most: 100, withinMs: oneHourSeconds * 1000 },
};

interface GuardParts {
  db: Database;
  now(): number;
}

interface Try {
  email: string;
  from: string;
}

/**
 * Counts guesses so that nobody can lock an owner out: by account and place, and apart for browsers that have signed in
 * to the account before, which carry a mark of it. The right password, or a new one by email, begins anew.
 */
export function openSignInGuard({ db, now }: GuardParts) {
  const count = (key: string, { most, withinMs }: { most: number; withinMs: number }) =>
    hitRateLimit(db, key, { now: now(), withinMs }).then((tries) => ({ tries, most, withinMs }));

  return {
    /** Minutes to wait, and whether this is the first to be told so; undefined where the try may go on. */
    async holdUp(
      ctx: AuthQuestion,
      { email, from }: Try,
    ): Promise<{ minutes: number; isFirst: boolean } | undefined> {
      const mark = await readMark(ctx, email);
      const counts = mark
        ? [await count(keys.known(email, mark), limits.known)]
        : [
            await count(keys.place(email, from), limits.place),
            await count(keys.account(email), limits.account),
          ];
      const over = counts.find(({ tries, most }) => tries > most);
      return over && { minutes: Math.ceil(over.withinMs / 60_000), isFirst: over.tries === over.most + 1 };
    },
    /** The person has proven who they are in this browser. Answers whether they had done so here before. */
    async welcome(ctx: AuthQuestion, { email, from }: Try): Promise<boolean> {
      const mark = await readMark(ctx, email);
      await resetRateLimit(db, mark ? keys.known(email, mark) : keys.place(email, from));
      if (!mark) await returnRateLimitHit(db, keys.account(email));
      await writeMark(ctx, email, mark ?? newMark());
      return mark !== undefined;
    },
    /** A new password by email: whoever guessed at the old one has learnt nothing. */
    async beginAnew({ email, from }: Try): Promise<void> {
      await resetRateLimit(db, keys.account(email));
      await resetRateLimit(db, keys.place(email, from));
    },
    /** The browser is known from here on. */
    mark: (ctx: AuthQuestion, email: string) => writeMark(ctx, email, newMark()),
  };
}

export type SignInGuard = ReturnType<typeof openSignInGuard>;

// The address stands last, where a deletion looks for it.
const keys = {
  known: (email: string, mark: string) => `sign-in:${mark}:${email.toLowerCase()}`,
  place: (email: string, from: string) => `sign-in:${addressBlock(from)}:${email.toLowerCase()}`,
  account: (email: string) => `sign-in:${email.toLowerCase()}`,
};

const newMark = () => randomBytes(18).toString('base64url');

async function readMark(ctx: AuthQuestion, email: string): Promise<string | undefined> {
  const { account, name } = markOf(ctx, email);
  const value = await ctx.getSignedCookie(name, ctx.context.secret);
  const [whose, mark] = value ? value.split('.') : [];
  return whose === account ? mark : undefined;
}

async function writeMark(ctx: AuthQuestion, email: string, mark: string): Promise<void> {
  const { account, name, attributes } = markOf(ctx, email);
  const lasting = { ...attributes, maxAge: knownForSeconds };
  await ctx.setSignedCookie(name, `${account}.${mark}`, ctx.context.secret, lasting);
}

/** One cookie for each account, so that a family's machine knows all of them, and none tells an address. */
function markOf(ctx: AuthQuestion, email: string) {
  const account = hashOf(`known browser ${email.toLowerCase()}`);
  return { account, ...ctx.context.createAuthCookie(`known_${account.slice(0, 12)}`) };
}

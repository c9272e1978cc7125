import { postLetter } from '#server/send-letter.ts';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { AuthParts } from './auth.ts';
import { passwordChangedLetter } from './letters.ts';
import { readableName, recipientOf } from './new-person.ts';
import { confirmAddress, countKnock, forgetKnocks, forgetResets } from './queries.ts';
import { sendResetLetter } from './send-reset-letter.ts';

/** Guesses at one account, wherever they come from; the right password or a reset begins anew. */
const guesses = { most: 20, withinMs: 15 * 60_000 };
const guessesAt = (email: string) => `sign-in:${email.toLowerCase()}`;

/** What does not fit is Better Auth's to refuse, in its words. */
const Address = z.object({ email: z.email().max(255) });
const SignUp = z.object({ name: z.string().catch('') });
const Reset = z.object({ token: z.string().regex(/^[\w-]{1,100}$/) });

const resetAnswer = {
  status: true,
  message: 'If this email exists in our system, check your email for the reset link',
};

/** What we add to Better Auth before and after its own work. Paths are relative to `/api/auth`. */
export function openAuthHooks({ db, queue, settings, now }: AuthParts) {
  const resetting = new WeakMap<Request, { id: string }>();

  const before = createAuthMiddleware(async (ctx) => {
    switch (ctx.path) {
      case '/sign-in/email': {
        const { data } = Address.safeParse(ctx.body);
        if (!data) return;
        const knocks = await countKnock(db, guessesAt(data.email), {
          now: now(),
          withinMs: guesses.withinMs,
        });
        if (knocks > guesses.most)
          throw new APIError('TOO_MANY_REQUESTS', { message: 'Too many requests. Please try again later.' });
        return;
      }
      case '/sign-up/email': {
        const { data } = SignUp.safeParse(ctx.body);
        if (data && !readableName(data.name))
          throw new APIError('BAD_REQUEST', { message: 'Full name is required' });
        return;
      }
      case '/request-password-reset': {
        const wish = Address.safeParse(ctx.body);
        if (!wish.success) return;
        // Looked up by a job, so that the answer takes the same work whether the address is known or not.
        const email = wish.data.email.toLowerCase();
        await queue.add(db, sendResetLetter, { email }, { key: email });
        return ctx.json(resetAnswer);
      }
      case '/reset-password':
        if (!Reset.safeParse(ctx.body).success)
          throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Invalid token' });
        return;
      case '/change-password':
        return { context: { body: { revokeOtherSessions: true } } };
      case '/sign-out': {
        const signedIn = await getSessionFromCtx(ctx);
        if (signedIn) await ctx.context.internalAdapter.deleteUserSessions(signedIn.user.id);
        return;
      }
      default:
        return;
    }
  });

  const after = createAuthMiddleware(async (ctx) => {
    if (ctx.context.returned instanceof Error) return;
    switch (ctx.path) {
      case '/sign-in/email': {
        const { data } = Address.safeParse(ctx.body);
        if (data) await forgetKnocks(db, guessesAt(data.email));
        return;
      }
      case '/sign-up/email':
        // Not a word about the account: there may have been one already.
        return ctx.json({ status: true });
      case '/change-password': {
        const user = ctx.context.session?.user;
        if (user) await postLetter(queue, db, await passwordChangedLetter(recipientOf(user), forgotPage));
        return;
      }
      case '/reset-password': {
        const person = ctx.request && resetting.get(ctx.request);
        const user = person && (await ctx.context.internalAdapter.findUserById(person.id));
        if (!user) return;
        const session = await ctx.context.internalAdapter.createSession(user.id);
        if (session) await setSessionCookie(ctx, { session, user });
        return;
      }
      default:
        return;
    }
  });

  const forgotPage = `${settings.publicUrl}/auth`;

  return {
    before,
    after,
    /** The letter proved the address, every older link is void, and whoever guessed is forgotten. */
    async passwordWasReset(user: { id: string; email: string }, request: Request | undefined): Promise<void> {
      if (request) resetting.set(request, user);
      await confirmAddress(db, user.id);
      await forgetResets(db, user.id);
      await forgetKnocks(db, guessesAt(user.email));
      await postLetter(queue, db, await passwordChangedLetter(recipientOf(user), forgotPage));
    },
  };
}

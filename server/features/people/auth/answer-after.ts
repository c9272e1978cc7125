import { noteSecurity } from '#server/platform/log/security-log.ts';
import { arrive } from './arrive.ts';
import { createAuthMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { type AuthParts, fromWhere } from './auth-parts.ts';
import { findPasswordHash, findPersonByEmail, getPerson, savePasswordHash } from '../queries.ts';
import { answerAtGrantDoors } from './grants.ts';
import { forgetCodeTries, seenSignedIn } from './second-doors.ts';
import { answerAtSecondDoors, carryOn } from './second-answers.ts';
import type { SignInGuard } from './sign-in-guard.ts';

const SignIn = z.object({ email: z.string(), password: z.string() });
/** Without the token: that is the browser's, in a cookie no script can read. */
const Session = z.object({
  session: z.object({ id: z.string(), expiresAt: z.date() }),
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    image: z.string().nullish(),
    language: z.string().nullish(),
    createdAt: z.date(),
  }),
});

interface AfterParts {
  guard: SignInGuard;
  /** Whose password this question has set. */
  whoseReset(request: Request | undefined): string | undefined;
  passwordChanged(personId: string): Promise<void>;
}

/** What we do, note and hold back once Better Auth has answered. Paths are relative to `/api/auth`. */
export function answerAfter(parts: AuthParts, { guard, whoseReset, passwordChanged }: AfterParts) {
  const { db, passwords } = parts;
  const answerBehind = answerAtSecondDoors(parts, guard);

  return createAuthMiddleware(async (ctx) => {
    const { returned, newSession, session } = ctx.context;
    const from = fromWhere(ctx);
    const { data: typed } = SignIn.safeParse(ctx.body);
    if (returned instanceof Error) {
      if (ctx.path === '/sign-in/email' && typed) {
        const person = await findPersonByEmail(db, typed.email);
        noteSecurity(parts, 'sign-in-failed', { personId: person?.id, from });
      }
      if (ctx.path === '/change-password')
        noteSecurity(parts, 'password-check-failed', { personId: session?.user.id, from });
      return answerBehind.no(ctx);
    }
    switch (ctx.path) {
      case '/get-session': {
        // Our own look at it, which goes no further.
        if (!ctx.request) return;
        const { data } = Session.safeParse(returned);
        return data && ctx.json(data);
      }
      case '/sign-in/email': {
        if (!typed) return;
        // No session yet: the password was right, and a code is asked for.
        if (!newSession) return noteSecurity(parts, 'code-asked', { from });
        await arrive(parts, guard, { ctx, user: newSession.user, how: 'password' });
        await renewHash(newSession.user.id, typed.password);
        return ctx.json({ status: true });
      }
      case '/sign-up/email':
        noteSecurity(parts, 'signed-up', { from });
        // Not a word about the account: there may have been one already.
        return ctx.json({ status: true });
      case '/callback/:id':
        if (newSession) await arrive(parts, guard, { ctx, user: newSession.user, how: 'elsewhere' });
        return;
      case '/change-password':
        if (!session) return;
        await carryOn(parts, seenSignedIn(ctx), newSession?.session.id);
        await passwordChanged(session.user.id);
        noteSecurity(parts, 'password-changed', { personId: session.user.id, from });
        return ctx.json({ status: true });
      case '/reset-password': {
        const personId = whoseReset(ctx.request);
        const user = personId && (await ctx.context.internalAdapter.findUserById(personId));
        if (!user) return;
        await guard.beginAnew({ email: user.email, from });
        await forgetCodeTries(parts, user.id);
        noteSecurity(parts, 'password-reset', { personId: user.id, from });
        // Whoever reads somebody's mail does not have their second factor.
        if ((await getPerson(db, user.id)).twoFactorEnabled) return;
        const fresh = await ctx.context.internalAdapter.createSession(user.id);
        if (fresh) await setSessionCookie(ctx, { session: fresh, user });
        await guard.mark(ctx, user.email);
        return;
      }
      case '/oauth2/consent':
        return answerAtGrantDoors(parts);
      default:
        return answerBehind.yes(ctx, returned);
    }
  });

  /** Now that the password was typed, an old hash becomes one of today's cost. */
  async function renewHash(personId: string, password: string) {
    const kept = await findPasswordHash(db, personId);
    if (kept && passwords.isDated(kept)) await savePasswordHash(db, personId, await passwords.hash(password));
  }
}

import { nameLimit } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { answerLocale } from '#server/platform/answer-language.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import { type AuthParts, fromWhere } from './auth-parts.ts';
import { assertStrong, refused, tooMany } from './auth-refusals.ts';
import { askAtGrantDoors } from './grants.ts';
import { readableName } from '../mail/new-person.ts';
import { returnsToUs } from './own-address.ts';
import { findPersonByEmail, findPersonOfReset } from '../queries.ts';
import { sendConfirmationEmail } from '../mail/send-confirmation-email.ts';
import { sendResetEmail } from '../mail/send-reset-email.ts';
import { askAtSecondDoors } from './second-doors.ts';
import type { SignInGuard } from './sign-in-guard.ts';

/** What does not fit is Better Auth's to refuse. */
const Address = z.object({ email: z.email().max(255).toLowerCase() });
const SignUp = z.object({ name: z.string().catch(''), email: z.string(), password: z.string() });
const Reset = z.object({ token: z.string().regex(/^[\w-]{1,100}$/), newPassword: z.string().catch('') });
const Change = z.object({ currentPassword: z.string(), newPassword: z.string() });

/** Endpoints at which somebody types an address. */
const addressDoors = new Set([
  '/sign-in/email',
  '/sign-up/email',
  '/request-password-reset',
  '/send-verification-email',
]);

/** The same whether the address has an account or not. */
function emailOnItsWay(headers = new Headers()): { status: true; message: string } {
  return { status: true, message: m.auth_email_on_its_way({}, answerLocale(headers)) };
}

/** What we ask of a question before Better Auth hears of it. Paths are relative to `/api/auth`. */
export function askBefore(parts: AuthParts, guard: SignInGuard) {
  const { db, queue, settings } = parts;
  const askBehind = askAtSecondDoors(parts);
  const askOfPrograms = askAtGrantDoors(parts);

  return createAuthMiddleware(async (ctx) => {
    if (!returnsToUs(ctx.query, settings.publicUrl) || !returnsToUs(ctx.body, settings.publicUrl))
      throw refused('INVALID_CALLBACK_URL', 'FORBIDDEN');
    const from = fromWhere(ctx);
    const email = Address.safeParse(ctx.body).data?.email ?? '';
    if (addressDoors.has(ctx.path) && !email) throw refused('INVALID_EMAIL');
    switch (ctx.path) {
      case '/sign-in/email': {
        const wait = await guard.holdUp(ctx, { email, from });
        if (!wait) return;
        if (wait.isFirst) {
          const person = await findPersonByEmail(db, email);
          noteSecurity(parts, 'sign-in-refused', { personId: person?.id, from });
        }
        throw tooMany('TOO_MANY_TRIES', wait.minutes);
      }
      case '/sign-up/email': {
        const { data } = SignUp.safeParse(ctx.body);
        if (!data) return;
        if (!readableName(data.name)) throw refused('NAME_REQUIRED');
        if (data.name.trim().length > nameLimit) throw refused('NAME_TOO_LONG');
        assertStrong(data.password, data);
        return;
      }
      case '/request-password-reset':
        // Looked up by a job, so that the answer takes the same work whether the address is known or not.
        await queue.add(db, sendResetEmail, { email }, { key: email });
        noteSecurity(parts, 'password-reset-asked', { from });
        return ctx.json(emailOnItsWay(ctx.headers));
      case '/send-verification-email':
        await queue.add(db, sendConfirmationEmail, { email }, { key: email });
        return ctx.json(emailOnItsWay(ctx.headers));
      case '/reset-password': {
        const { data } = Reset.safeParse(ctx.body);
        if (!data) throw refused('INVALID_TOKEN');
        const person = await findPersonOfReset(db, data.token);
        if (person) assertStrong(data.newPassword, person);
        return;
      }
      case '/change-password': {
        const { data } = Change.safeParse(ctx.body);
        const signedIn = data && (await getSessionFromCtx(ctx));
        if (signedIn && data.currentPassword === data.newPassword) throw refused('PASSWORD_SAME');
        if (signedIn) assertStrong(data.newPassword, signedIn.user);
        return { context: { body: { revokeOtherSessions: true } } };
      }
      case '/sign-out': {
        const signedIn = await getSessionFromCtx(ctx);
        if (!signedIn) return;
        await ctx.context.internalAdapter.deleteUserSessions(signedIn.user.id);
        noteSecurity(parts, 'signed-out', { personId: signedIn.user.id, from });
        return;
      }
      default:
        return (await askOfPrograms(ctx)) ?? askBehind(ctx);
    }
  });
}

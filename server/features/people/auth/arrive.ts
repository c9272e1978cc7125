import { noteSecurity } from '#server/platform/log/security-log.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { type AuthParts, type AuthQuestion, fromWhere } from './auth-parts.ts';
import { newBrowserEmail } from '../mail/security-emails.ts';
import { recipientOf } from '../mail/new-person.ts';
import type { SignInGuard } from './sign-in-guard.ts';

/** By what somebody has signed in. */
type How = 'password' | 'passkey' | 'code' | 'recovery-code' | 'elsewhere';

/** A session is open for somebody: their browser is known from here on, and a letter tells them of one that was not. */
export async function arrive(
  parts: AuthParts,
  guard: SignInGuard,
  { ctx, user, how }: { ctx: AuthQuestion; user: { id: string; email: string }; how: How },
): Promise<void> {
  const { db, queue, settings, now } = parts;
  const from = fromWhere(ctx);
  noteSecurity(parts, 'signed-in', { personId: user.id, from, how });
  const wasKnown = await guard.welcome(ctx, { email: user.email, from });
  // Nobody is told of the first time: they have just signed up.
  if (wasKnown || !(await parts.hasBeenHere(user.id))) return;
  const email = await newBrowserEmail(recipientOf(user), {
    userAgent: ctx.headers?.get('user-agent'),
    address: from,
    at: new Date(now()),
    publicUrl: settings.publicUrl,
  });
  await queueEmail(queue, db, email);
}

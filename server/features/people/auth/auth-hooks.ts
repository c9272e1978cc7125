import { queueEmail } from '#server/mail/send-email.ts';
import { answerAfter } from './answer-after.ts';
import { askBefore } from './ask-before.ts';
import type { AuthParts } from './auth-parts.ts';
import { removeEmailChangeOf } from '../email-change/email-change-queries.ts';
import { passwordChangedEmail } from '../mail/emails.ts';
import { confirmAddress, forgetResets, getPerson } from '../queries.ts';
import { listPasskeys } from '../security/security-queries.ts';
import { openSignInGuard } from './sign-in-guard.ts';

/** What we add to Better Auth before and after its own work. */
export function openAuthHooks(parts: AuthParts) {
  const { db, queue, settings, listKeyNames } = parts;
  const resetting = new WeakMap<Request, string>();
  const guard = openSignInGuard(parts);

  /** Links that are out and a move that is under way end with the old password; keys and passkeys do not, so they are named. */
  async function passwordChanged(personId: string): Promise<void> {
    await removeEmailChangeOf(db, personId);
    await forgetResets(db, personId);
    const email = await passwordChangedEmail(await getPerson(db, personId), {
      url: `${settings.publicUrl}/auth`,
      keys: await listKeyNames(personId),
      passkeys: (await listPasskeys(db, personId)).map(({ name }) => name ?? ''),
    });
    await queueEmail(queue, db, email);
  }

  return {
    before: askBefore(parts, guard),
    after: answerAfter(parts, {
      guard,
      passwordChanged,
      whoseReset: (request) => request && resetting.get(request),
    }),
    /** The email proved the address. */
    async passwordWasReset({ id }: { id: string }, request: Request | undefined): Promise<void> {
      if (request) resetting.set(request, id);
      await confirmAddress(db, id);
      await passwordChanged(id);
    },
  };
}

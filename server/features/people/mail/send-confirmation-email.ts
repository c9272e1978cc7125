import { defineJob } from '#server/job.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { createEmailVerificationToken } from 'better-auth/api';
import { z } from 'zod';
import { mayWriteTo } from './email-limits.ts';
import { confirmationEmail, knownAddressEmail } from './emails.ts';
import { findPersonByEmail } from '../queries.ts';
import { oneHourSeconds } from '../auth/spans.ts';

/** Writes once more to whoever has signed up and did not get the first email. Whoever is confirmed is told so. */
export const sendConfirmationEmail = defineJob({
  name: 'send-confirmation-letter',
  payload: z.object({ email: z.string() }),

  async run({ db, queue, settings, now }, { email }) {
    const person = await findPersonByEmail(db, email);
    if (!person || !(await mayWriteTo({ db, now }, 'unasked-letter', email))) return;
    if (person.emailVerified)
      return queueEmail(queue, db, await knownAddressEmail(person, `${settings.publicUrl}/auth`));
    const query = new URLSearchParams({
      token: await createEmailVerificationToken(settings.secret, email, undefined, oneHourSeconds),
      callbackURL: '/auth?verified=1',
    });
    const url = `${settings.publicUrl}/api/auth/verify-email?${query.toString()}`;
    await queueEmail(queue, db, await confirmationEmail(person, url));
  },

  giveUp: 'an email to confirm an address could not be written for a day',
});

import { randomBytes } from 'node:crypto';
import { defineJob } from '#server/job.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { z } from 'zod';
import { mayWriteTo } from './email-limits.ts';
import { resetEmail } from './emails.ts';
import { findPersonByEmail, insertReset } from '../queries.ts';
import { oneHourSeconds } from '../auth/spans.ts';

/** Writes to whoever asked for a new password, if there is such an account. */
export const sendResetEmail = defineJob({
  name: 'send-reset-letter',
  payload: z.object({ email: z.string() }),

  async run({ db, queue, settings, now }, { email }) {
    const person = await findPersonByEmail(db, email);
    if (!person) return;
    if (!(await mayWriteTo({ db, now }, 'reset-letter', email))) return;
    const token = randomBytes(24).toString('base64url');
    const message = await resetEmail(person, `${settings.publicUrl}/auth?type=recovery&token=${token}`);
    await db.transaction(async (tx) => {
      await insertReset(tx, {
        personId: person.id,
        token,
        expiresAt: new Date(now() + oneHourSeconds * 1000),
      });
      await queueEmail(queue, tx, message);
    });
  },

  giveUp: 'an email for a new password could not be written for a day',
});

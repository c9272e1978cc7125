import { randomBytes } from 'node:crypto';
import { defineJob } from '#server/job.ts';
import { postLetter } from '#server/send-letter.ts';
import { z } from 'zod';
import { resetLetter } from './letters.ts';
import { countKnock, findPersonByEmail, insertReset } from './queries.ts';
import { oneHourSeconds } from './spans.ts';

/** More letters than this to one address help nobody. */
const limit = { most: 5, withinMs: oneHourSeconds * 1000 };

/** Writes to whoever asked for a new password, if there is such an account. */
export const sendResetLetter = defineJob({
  name: 'send-reset-letter',
  payload: z.object({ email: z.string() }),

  async run({ db, queue, settings, now }, { email }) {
    const person = await findPersonByEmail(db, email);
    if (!person) return;
    const knocks = await countKnock(db, `reset-letter:${email}`, { now: now(), withinMs: limit.withinMs });
    if (knocks > limit.most) return;
    const token = randomBytes(24).toString('base64url');
    const letter = await resetLetter(person, `${settings.publicUrl}/auth?type=recovery&token=${token}`);
    await db.transaction(async (tx) => {
      await insertReset(tx, {
        personId: person.id,
        token,
        expiresAt: new Date(now() + oneHourSeconds * 1000),
      });
      await postLetter(queue, tx, letter);
    });
  },

  async giveUp({ log }) {
    log.error(
      'a letter for a new password could not be written for a day',
      new Error('see the tries before'),
    );
  },
});

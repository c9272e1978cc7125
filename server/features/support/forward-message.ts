import { defineJob } from '#server/job.ts';
import { z } from 'zod';
import { contactEmail } from './contact-email.ts';
import { findMessage, markMessageSent } from './queries.ts';

/** Sends the operator what somebody wrote to us. The payload names nobody, so a deletion need not look for it. */
export const forwardMessage = defineJob({
  name: 'forward-message',
  payload: z.object({ id: z.uuid() }),

  async run({ db, mail, settings, now }, { id }) {
    const message = await findMessage(db, id);
    if (!message || message.sentAt) return;
    await mail.send({ to: settings.operator.email, ...(await contactEmail(message)) });
    await markMessageSent(db, id, new Date(now()));
  },

  // It is kept, and the night's round tries anew.
  async giveUp({ log }, { id }) {
    log.error('a contact message could not be sent for a day', new Error('see the tries before'), { id });
  },
});

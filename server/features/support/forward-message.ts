import { defineJob, defineClockJob } from '#server/job.ts';
import { z } from 'zod';
import {
  findMessage,
  markMessageSent,
  type ContactMessageRow,
  listUnsentMessages,
  removeOldMessages,
} from './queries.ts';
import { replyHours } from '#contract/support.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail } from '#server/mail/email.ts';
import { firmLanguage } from '#server/mail/firm-language.ts';

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

/** What the operator reads of a message. Answering the email answers whoever wrote it. */
async function contactEmail({ page, name, email, subject, message, createdAt }: ContactMessageRow) {
  const locale = { locale: firmLanguage };
  const words = {
    subject: m.letter_contact_subject({ subject: oneLine(subject) }, locale),
    heading: oneLine(subject),
    paragraphs: message.split(/\s*\n\s*/),
    entries: [
      {
        title: oneLine(name),
        lines: [email, m.letter_contact_written({ page, time: utc(createdAt) }, locale)],
      },
    ],
    note: m.letter_contact_note({ email, hours: replyHours[page] }, locale),
  };
  return { replyTo: email, ...(await composeEmail(words, { language: firmLanguage })) };
}

/** A header has one line, whatever somebody typed; what a mail program would decode again might be two. */
function oneLine(text: string): string {
  return text
    .replaceAll('=?', '= ?')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const oneYearMs = 365 * 24 * 3_600_000;

/** Promises anew the letters that mail has not taken for a day, and removes messages of a year ago. Done every night. */
export const tidyMessages = defineClockJob({
  name: 'tidy-messages',
  async run({ db, queue, now }) {
    for (const id of await listUnsentMessages(db)) await queue.add(db, forwardMessage, { id }, { key: id });
    await removeOldMessages(db, new Date(now() - oneYearMs));
  },
});

import { replyHours } from '#contract/support.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail } from '#server/mail/email.ts';
import type { ContactMessageRow } from './queries.ts';

/** Whoever runs an installation has no account whose language we could ask. */
const operators = { locale: 'en' } as const;

/** What the operator reads of a message. Answering the email answers whoever wrote it. */
export async function contactEmail({ page, name, email, subject, message, createdAt }: ContactMessageRow) {
  const words = {
    subject: m.letter_contact_subject({ subject: oneLine(subject) }, operators),
    heading: oneLine(subject),
    paragraphs: message.split(/\s*\n\s*/),
    entries: [
      {
        title: oneLine(name),
        lines: [email, m.letter_contact_written({ page, time: utc(createdAt) }, operators)],
      },
    ],
    note: m.letter_contact_note({ email, hours: replyHours[page] }, operators),
  };
  return { replyTo: email, ...(await composeEmail(words, { language: operators.locale })) };
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

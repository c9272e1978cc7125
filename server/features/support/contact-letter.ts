import { replyHours } from '#contract/support.ts';
import { composeLetter } from '#server/letter.ts';
import type { ContactMessageRow } from './queries.ts';

/** What the operator reads of a message. Answering the letter answers whoever wrote it. */
export async function contactLetter({ page, name, email, subject, message, createdAt }: ContactMessageRow) {
  const words = {
    subject: `Contact form: ${oneLine(subject)}`,
    heading: oneLine(subject),
    paragraphs: message.split(/\s*\n\s*/),
    entries: [{ title: oneLine(name), lines: [email, `Written on /${page}, ${utc(createdAt)}`] }],
    note: `Answer this letter to write to ${email}. The page promises an answer within ${replyHours[page]} hours. Anybody can type any address: do not tell secrets to one that is not proven.`,
  };
  return { replyTo: email, ...(await composeLetter(words, { language: 'en' })) };
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

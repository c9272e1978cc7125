import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail } from '#server/mail/email.ts';

interface Recipient {
  email: string;
  name: string;
  language: Language;
}

/** The last email: that it is done, and what we could not do ourselves. */
export async function deletedEmail({ email, name, language }: Recipient, grant: 'returned' | 'kept') {
  const options = { locale: language };
  const message = {
    subject: m.letter_deleted_subject({}, options),
    heading: m.letter_deleted_heading({}, options),
    paragraphs: [m.letter_deleted_text({ name }, options), m[`letter_deleted_grant_${grant}`]({}, options)],
    note: m.letter_deleted_note({}, options),
  };
  return { to: email, ...(await composeEmail(message, { language })) };
}

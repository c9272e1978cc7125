import type { KeyAccess } from '#contract/people/api-keys.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail } from '#server/mail/email.ts';

interface Recipient {
  email: string;
  name: string;
  language: Language;
}

/** Tells a person of a key that was made for them, never the key itself. */
export async function keyEmail(
  { email, name, language }: Recipient,
  key: { name: string; access: KeyAccess; url: string },
) {
  const options = { locale: language };
  const message = {
    subject: m.letter_key_subject({}, options),
    heading: m.letter_key_heading({}, options),
    paragraphs: [m.letter_key_text({ name }, options)],
    entries: [{ title: key.name, lines: [m[`letter_key_${key.access}`]({}, options)] }],
    action: m.letter_key_action({}, options),
    note: m.letter_key_note({}, options),
  };
  return { to: email, ...(await composeEmail(message, { language, url: key.url })) };
}

import { m } from '#server/catalogue/messages.js';
import { composeEmail, type Words } from '#server/mail/email.ts';
import type { Recipient } from './new-person.ts';

export interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** What an account is written about. */
type Kind =
  | 'confirmation'
  | 'reset'
  | 'known_address'
  | 'move_present'
  | 'move_new'
  | 'moved'
  | 'password_changed'
  | SecurityKind;

export type SecurityKind =
  | 'new_browser'
  | `passkey_${'added' | 'removed'}`
  | `second_factor_${'on' | 'off' | 'codes'}`;

/** Puts what a letter says between what every letter of its kind has. */
export async function writeLetter(
  kind: Kind,
  { email, language }: Recipient,
  own: Pick<Words, 'paragraphs' | 'entries'>,
  url?: string,
): Promise<Letter> {
  const options = { locale: language };
  const words = {
    subject: m[`letter_${kind}_subject`]({}, options),
    heading: m[`letter_${kind}_heading`]({}, options),
    note: m[`letter_${kind}_note`]({}, options),
    ...(kind !== 'moved' && { action: m[`letter_${kind}_action`]({}, options) }),
    ...own,
  };
  return { to: email, ...(await composeEmail(words, { language, url })) };
}

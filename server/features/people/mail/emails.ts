import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail, type Words } from '#server/mail/email.ts';
import { oneLine } from '#server/mail/email-entry.ts';
import type { Recipient } from './new-person.ts';

interface Email {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/*
 * Names are only written to addresses that have been proven: anybody can type a name, and a stranger's address.
 */

export function confirmationEmail(to: Recipient, url: string): Promise<Email> {
  const options = { locale: to.language };
  const words = {
    ...outline('confirmation', options),
    paragraphs: [m.letter_confirmation_text({}, options), m.letter_confirmation_link({}, options)],
    action: m.letter_confirmation_action({}, options),
  };
  return write(to, words, url);
}

export function resetEmail(to: Recipient, url: string): Promise<Email> {
  const options = { locale: to.language };
  const words = {
    ...outline('reset', options),
    paragraphs: [
      to.emailVerified
        ? m.letter_reset_text({ name: to.name }, options)
        : m.letter_reset_text_unproven({}, options),
      m.letter_reset_link({}, options),
    ],
    action: m.letter_reset_action({}, options),
  };
  return write(to, words, url);
}

/** Sent when somebody tries to use an address that has an account already, so that no screen need tell. */
export function knownAddressEmail(to: Recipient, url: string): Promise<Email> {
  const options = { locale: to.language };
  const words = {
    ...outline('known_address', options),
    paragraphs: [
      to.emailVerified
        ? m.letter_known_address_text({ name: to.name }, options)
        : m.letter_known_address_text_unproven({}, options),
    ],
    action: m.letter_known_address_action({}, options),
  };
  return write(to, words, url);
}

export function movePresentEmail(to: Recipient, newEmail: string, url: string): Promise<Email> {
  const options = { locale: to.language };
  const words = {
    ...outline('move_present', options),
    paragraphs: [
      m.letter_move_present_text({ name: to.name, newEmail }, options),
      m.letter_move_present_both({}, options),
    ],
    action: m.letter_move_present_action({}, options),
  };
  return write(to, words, url);
}

export function moveNewEmail(to: Recipient, newEmail: string, url: string): Promise<Email> {
  const options = { locale: to.language };
  const words = {
    ...outline('move_new', options),
    paragraphs: [m.letter_move_new_text({}, options), m.letter_move_new_link({}, options)],
    action: m.letter_move_new_action({}, options),
  };
  return write({ ...to, email: newEmail }, words, url);
}

/** To the address the account has left. */
export function movedEmail(to: Recipient, newEmail: string): Promise<Email> {
  const options = { locale: to.language };
  const paragraphs = [m.letter_moved_text({ name: to.name, newEmail }, options)];
  return write(to, { ...outline('moved', options), paragraphs });
}

/** Names the keys and passkeys that go on working, which an intruder may have made. */
export function passwordChangedEmail(
  to: Recipient,
  { url, keys, passkeys }: { url: string; keys: string[]; passkeys: string[] },
): Promise<Email> {
  const options = { locale: to.language };
  const words = {
    ...outline('password_changed', options),
    paragraphs: [
      m.letter_password_changed_text({ name: to.name }, options),
      ...(keys.length > 0 ? [m.letter_password_changed_keys({}, options)] : []),
    ],
    entries: [
      ...keys.map((title) => ({ title, lines: [] })),
      ...passkeys.map((name) => ({
        title: oneLine(name) || m.letter_passkey_unnamed({}, options),
        lines: [m.letter_password_changed_passkey({}, options)],
      })),
    ],
    action: m.letter_password_changed_action({}, options),
  };
  return write(to, words, url);
}

type Kind =
  | 'confirmation'
  | 'reset'
  | 'known_address'
  | 'move_present'
  | 'move_new'
  | 'moved'
  | 'password_changed';

/** What every letter has. */
function outline(kind: Kind, options: { locale: Language }): Pick<Words, 'subject' | 'heading' | 'note'> {
  return {
    subject: m[`letter_${kind}_subject`]({}, options),
    heading: m[`letter_${kind}_heading`]({}, options),
    note: m[`letter_${kind}_note`]({}, options),
  };
}

async function write({ email, language }: Recipient, words: Words, url?: string): Promise<Email> {
  return { to: email, ...(await composeEmail(words, { language, url })) };
}

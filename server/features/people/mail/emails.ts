import { m } from '#server/catalogue/messages.js';
import { oneLine } from '#server/mail/email-entry.ts';
import type { Recipient } from './new-person.ts';
import { type Letter, writeLetter } from './write-letter.ts';

/*
 * Names are only written to addresses that have been proven: anybody can type a name, and a stranger's address.
 */

export function confirmationEmail(to: Recipient, url: string): Promise<Letter> {
  const options = { locale: to.language };
  const paragraphs = [m.letter_confirmation_text({}, options), m.letter_confirmation_link({}, options)];
  return writeLetter('confirmation', to, { paragraphs }, url);
}

export function resetEmail(to: Recipient, url: string): Promise<Letter> {
  const options = { locale: to.language };
  const paragraphs = [
    to.emailVerified
      ? m.letter_reset_text({ name: to.name }, options)
      : m.letter_reset_text_unproven({}, options),
    m.letter_reset_link({}, options),
  ];
  return writeLetter('reset', to, { paragraphs }, url);
}

/** Sent when somebody tries to use an address that has an account already, so that no screen need tell. */
export function knownAddressEmail(to: Recipient, url: string): Promise<Letter> {
  const options = { locale: to.language };
  const paragraphs = [
    to.emailVerified
      ? m.letter_known_address_text({ name: to.name }, options)
      : m.letter_known_address_text_unproven({}, options),
  ];
  return writeLetter('known_address', to, { paragraphs }, url);
}

export function movePresentEmail(to: Recipient, newEmail: string, url: string): Promise<Letter> {
  const options = { locale: to.language };
  const paragraphs = [
    m.letter_move_present_text({ name: to.name, newEmail }, options),
    m.letter_move_present_both({}, options),
  ];
  return writeLetter('move_present', to, { paragraphs }, url);
}

export function moveNewEmail(to: Recipient, newEmail: string, url: string): Promise<Letter> {
  const options = { locale: to.language };
  const paragraphs = [m.letter_move_new_text({}, options), m.letter_move_new_link({}, options)];
  return writeLetter('move_new', { ...to, email: newEmail }, { paragraphs }, url);
}

/** To the address the account has left. */
export function movedEmail(to: Recipient, newEmail: string): Promise<Letter> {
  const paragraphs = [m.letter_moved_text({ name: to.name, newEmail }, { locale: to.language })];
  return writeLetter('moved', to, { paragraphs });
}

/** Names the keys and passkeys that go on working, which an intruder may have made. */
export function passwordChangedEmail(
  to: Recipient,
  { url, keys, passkeys }: { url: string; keys: string[]; passkeys: string[] },
): Promise<Letter> {
  const options = { locale: to.language };
  const paragraphs = [
    m.letter_password_changed_text({ name: to.name }, options),
    ...(keys.length > 0 ? [m.letter_password_changed_keys({}, options)] : []),
  ];
  const entries = [
    ...keys.map((title) => ({ title, lines: [] })),
    ...passkeys.map((name) => ({
      title: oneLine(name) || m.letter_passkey_unnamed({}, options),
      lines: [m.letter_password_changed_passkey({}, options)],
    })),
  ];
  return writeLetter('password_changed', to, { paragraphs, entries }, url);
}

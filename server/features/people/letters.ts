import { composeLetter, type Words } from '#server/letter.ts';
import { letterWords } from './letter-words.ts';
import type { Recipient } from './new-person.ts';

interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
}

export function confirmationLetter(to: Recipient, url: string): Promise<Letter> {
  return write(to, letterWords[to.language].confirmation, url);
}

export function resetLetter(to: Recipient, url: string): Promise<Letter> {
  return write(to, letterWords[to.language].reset(to.name), url);
}

/** Sent when somebody tries to use an address that has an account already, so that no screen need tell. */
export function knownAddressLetter(to: Recipient, url: string): Promise<Letter> {
  return write(to, letterWords[to.language].knownAddress(to.name), url);
}

export function movePresentLetter(to: Recipient, newEmail: string, url: string): Promise<Letter> {
  return write(to, letterWords[to.language].movePresent(to.name, newEmail), url);
}

export function moveNewLetter(to: Recipient, newEmail: string, url: string): Promise<Letter> {
  return write({ ...to, email: newEmail }, letterWords[to.language].moveNew(), url);
}

/** To the address the account has left. */
export function movedLetter(to: Recipient, newEmail: string): Promise<Letter> {
  return write(to, letterWords[to.language].moved(to.name, newEmail));
}

/** Names the keys that go on working, which an intruder may have made. */
export function passwordChangedLetter(
  to: Recipient,
  { url, keys }: { url: string; keys: string[] },
): Promise<Letter> {
  return write(to, letterWords[to.language].passwordChanged(to.name, keys), url);
}

async function write({ email, language }: Recipient, words: Words, url?: string): Promise<Letter> {
  return { to: email, ...(await composeLetter(words, { language, url })) };
}

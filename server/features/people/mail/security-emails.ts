import { m } from '#server/catalogue/messages.js';
import { type Entry, oneLine } from '#server/mail/email-entry.ts';
import { nameDevice } from '../security/name-device.ts';
import type { Recipient } from './new-person.ts';
import { type SecurityKind, writeLetter } from './write-letter.ts';

/** Where somebody is sent who was not the one to sign in: to a new password, or to where everybody else is signed out. */
const anewPath = '/auth?mode=forgot';
const securityPath = '/profile#security';

interface Arrived {
  userAgent: string | null | undefined;
  address: string;
  at: Date;
  publicUrl: string;
}

/** Tells of a sign-in from a browser the account did not know. */
export function newBrowserEmail(to: Recipient, { userAgent, address, at, publicUrl }: Arrived) {
  const options = { locale: to.language };
  const { browser, system } = nameDevice(userAgent);
  const title =
    browser && system
      ? m.device_both({ browser, system }, options)
      : (browser ?? system ?? m.device_unknown({}, options));
  const when = new Intl.DateTimeFormat(to.language === 'en' ? 'en-GB' : to.language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  const lines = [
    ...(address ? [m.letter_new_browser_address({ address }, options)] : []),
    m.letter_new_browser_time({ when }, options),
  ];
  return write(to, 'new_browser', { entries: [{ title, lines }], url: `${publicUrl}${anewPath}` });
}

export function passkeyEmail(
  to: Recipient,
  what: 'added' | 'removed',
  { name, publicUrl }: { name: string; publicUrl: string },
) {
  const title = oneLine(name);
  const entries = title ? [{ title, lines: [] }] : [];
  return write(to, `passkey_${what}`, { entries, url: `${publicUrl}${securityPath}` });
}

export function secondFactorEmail(to: Recipient, what: 'on' | 'off' | 'codes', publicUrl: string) {
  return write(to, `second_factor_${what}`, { entries: [], url: `${publicUrl}${securityPath}` });
}

function write(to: Recipient, kind: SecurityKind, { entries, url }: { entries: Entry[]; url: string }) {
  const paragraphs = [m[`letter_${kind}_text`]({ name: to.name }, { locale: to.language })];
  return writeLetter(kind, to, { paragraphs, entries }, url);
}

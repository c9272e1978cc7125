import { m } from '#server/catalogue/messages.js';
import { composeEmail } from '#server/mail/email.ts';
import { type Entry, oneLine } from '#server/mail/email-entry.ts';
import { nameDevice } from '../security/name-device.ts';
import type { Recipient } from './new-person.ts';

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

type Kind = 'new_browser' | `passkey_${'added' | 'removed'}` | `second_factor_${'on' | 'off' | 'codes'}`;

async function write(
  { email, name, language }: Recipient,
  kind: Kind,
  { entries, url }: { entries: Entry[]; url: string },
) {
  const options = { locale: language };
  const words = {
    subject: m[`letter_${kind}_subject`]({}, options),
    heading: m[`letter_${kind}_heading`]({}, options),
    paragraphs: [m[`letter_${kind}_text`]({ name }, options)],
    entries,
    action: m[`letter_${kind}_action`]({}, options),
    note: m[`letter_${kind}_note`]({}, options),
  };
  return { to: email, ...(await composeEmail(words, { language, url })) };
}

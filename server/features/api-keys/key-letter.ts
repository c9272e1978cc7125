import type { KeyAccess } from '#contract/api-keys.ts';
import type { Language } from '#contract/people.ts';
import { composeLetter, type Words } from '#server/letter.ts';

const access: Record<Language, Record<KeyAccess, string>> = {
  en: { read: 'It may read.', write: 'It may read and change things, and publish.' },
  nb: { read: 'Den kan lese.', write: 'Den kan lese, endre og publisere.' },
};

const words: Record<Language, (name: string) => Words> = {
  en: (name) => ({
    subject: 'A new API key can act for you',
    heading: 'A new API key',
    paragraphs: [
      `Hello ${name}, this key was just made in your Adfjord account. A program that has it acts in your name, until you revoke it.`,
    ],
    action: 'See my keys',
    note: 'If it was not you, revoke the key and change your password at once: somebody knows it.',
  }),
  nb: (name) => ({
    subject: 'En ny API-nøkkel kan handle for deg',
    heading: 'En ny API-nøkkel',
    paragraphs: [
      `Hei, ${name}. Denne nøkkelen ble nettopp laget i Adfjord-kontoen din. Et program som har den, handler i ditt navn til du trekker den tilbake.`,
    ],
    action: 'Se nøklene mine',
    note: 'Hvis det ikke var deg, trekk tilbake nøkkelen og bytt passord med en gang: noen kjenner det.',
  }),
};

interface Recipient {
  email: string;
  name: string;
  language: Language;
}

/** Tells a person of a key that was made for them, never the key itself. */
export async function keyLetter(
  { email, name, language }: Recipient,
  key: { name: string; access: KeyAccess; url: string },
) {
  const entry = { title: key.name, lines: [access[language][key.access]] };
  const letter = { ...words[language](name), entries: [entry] };
  return { to: email, ...(await composeLetter(letter, { language, url: key.url })) };
}

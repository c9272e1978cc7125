import { Language, nameLimit } from '#contract/people/people.ts';
import { z } from 'zod';

const Recipient = z.object({
  email: z.string(),
  name: z.string(),
  language: Language.catch('en'),
  /** Whether the address has been proven to be theirs. */
  emailVerified: z.boolean().catch(false),
});
/** Whom an email goes to, and what it is written in. */
export type Recipient = z.infer<typeof Recipient>;

export function recipientOf(person: object): Recipient {
  return Recipient.parse(person);
}

/** An account as it begins, whoever vouches for it: no picture from elsewhere, and a language we speak. */
export function newPersonFrom<Given extends { email: string; name: string }>(given: Given) {
  const { language } = recipientOf(given);
  const name = readableName(given.name) || given.email.split('@')[0]!;
  return { ...given, name, language, image: null };
}

/** A name as it may be shown: nothing invisible, not endless. */
export function readableName(name: string): string {
  return name
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, nameLimit);
}

import { isCommonPassword } from './common-passwords.ts';

/** What a Norwegian types first, which no list from elsewhere knows. */
const commonHere = ['hemmelig', 'passord', 'sommer', 'velkommen', 'adfjord', 'norge', 'bergen', 'oslo'];

interface Known {
  email: string;
  name: string;
}

type Weakness = 'PASSWORD_TOO_COMMON' | 'PASSWORD_IS_YOURS';

/** Why this must be nobody's password: everybody tries it first, or reads it off the person. */
export function weaknessOf(password: string, { email, name }: Known): Weakness | undefined {
  const typed = password.toLowerCase();
  // "Adfjord2026!" is "adfjord" to whoever guesses.
  const word = typed.replace(/[^\p{L}]+$/u, '');
  if (isCommonPassword(typed) || commonHere.includes(word)) return 'PASSWORD_TOO_COMMON';
  const address = email.toLowerCase();
  const own = [address, address.split('@')[0]!, ...namesIn(name.toLowerCase())];
  return own.some((each) => each === typed || (each !== '' && each === word))
    ? 'PASSWORD_IS_YOURS'
    : undefined;
}

/** Each part of a name, and all of it as one word. */
function namesIn(name: string): string[] {
  const parts = name.split(/\s+/).filter(Boolean);
  return [name, parts.join(''), ...parts];
}

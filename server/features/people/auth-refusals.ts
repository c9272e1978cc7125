import { nameLimit } from '#contract/people.ts';
import { APIError } from 'better-auth/api';
import { weaknessOf } from './password-rules.ts';

const words = {
  INVALID_CALLBACK_URL: 'This leads away from us.',
  INVALID_EMAIL: 'This is not an email address.',
  INVALID_TOKEN: 'Invalid token',
  NAME_REQUIRED: 'Full name is required',
  NAME_TOO_LONG: `A name has at most ${nameLimit} characters.`,
  PASSWORD_SAME: 'The new password is the old one.',
  PASSWORD_TOO_COMMON: 'Too many people have this password: whoever guesses tries it first.',
  PASSWORD_IS_YOURS: 'This password can be read off your name or address.',
};

/** A no at a door of the account service, by a code that our pages word. */
export function refused(code: keyof typeof words, status: 'BAD_REQUEST' | 'FORBIDDEN' = 'BAD_REQUEST') {
  return new APIError(status, { code, message: words[code] });
}

/** Says in a header, too, when to come back: that is where programs look. */
export function tooMany(code: 'TOO_MANY_TRIES' | 'TOO_MANY_LETTERS', minutes: number) {
  const message = 'Too many requests. Please try again later.';
  return new APIError(
    'TOO_MANY_REQUESTS',
    { code, message, minutes },
    { 'Retry-After': String(minutes * 60) },
  );
}

export function assertStrong(password: string, known: { email: string; name: string }): void {
  const weakness = weaknessOf(password, known);
  if (weakness) throw refused(weakness);
}

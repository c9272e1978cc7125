import { APIError } from 'better-auth/api';
import type { AuthCode } from './auth-words.ts';
import { weaknessOf } from '../password-rules.ts';

/** A no of the account service, by a code that is worded where it is answered. */
export function refused(
  code: AuthCode,
  status: 'BAD_REQUEST' | 'FORBIDDEN' | 'UNAUTHORIZED' = 'BAD_REQUEST',
) {
  return new APIError(status, { code, message: code });
}

/** Says in a header, too, when to come back: that is where programs look. */
export function tooMany(code: 'TOO_MANY_TRIES' | 'TOO_MANY_LETTERS' | 'TOO_MANY_CODES', minutes: number) {
  return new APIError(
    'TOO_MANY_REQUESTS',
    { code, message: code, minutes },
    { 'Retry-After': String(minutes * 60) },
  );
}

export function assertStrong(password: string, known: { email: string; name: string }): void {
  const weakness = weaknessOf(password, known);
  if (weakness) throw refused(weakness);
}

import { type Language, nameLimit, passwordLimit } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';

type Field = 'email' | 'newPassword' | 'currentPassword' | 'name';

/** Every no of the account service, and which field it is about. Its words stand in the catalogue. */
const fields = {
  INVALID_EMAIL: 'email',
  INVALID_EMAIL_OR_PASSWORD: undefined,
  EMAIL_NOT_VERIFIED: 'email',
  NAME_REQUIRED: 'name',
  NAME_TOO_LONG: 'name',
  PASSWORD_TOO_SHORT: 'newPassword',
  PASSWORD_TOO_LONG: 'newPassword',
  PASSWORD_SAME: 'newPassword',
  PASSWORD_TOO_COMMON: 'newPassword',
  PASSWORD_IS_YOURS: 'newPassword',
  INVALID_PASSWORD: 'currentPassword',
  INVALID_TOKEN: undefined,
  INVALID_CALLBACK_URL: undefined,
  PROVIDER_NOT_FOUND: undefined,
  UNAUTHORIZED: undefined,
  TOO_OFTEN: undefined,
  TOO_MANY_TRIES: undefined,
  TOO_MANY_LETTERS: 'email',
  TOO_MANY_CODES: undefined,
  PASSWORD_MISSING: undefined,
  PASSWORD_FIRST: undefined,
  SIGN_IN_AGAIN: undefined,
  SECOND_FACTOR_FIRST: undefined,
  INVALID_CODE: undefined,
  CODE_USED: undefined,
  INVALID_BACKUP_CODE: undefined,
  INVALID_TWO_FACTOR_COOKIE: undefined,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: undefined,
  ACCOUNT_TEMPORARILY_LOCKED: undefined,
  TOTP_ALREADY_ENABLED: undefined,
  TOO_MANY_PASSKEYS: undefined,
  CHALLENGE_NOT_FOUND: undefined,
  PASSKEY_NOT_FOUND: undefined,
  AUTHENTICATION_FAILED: undefined,
  FAILED_TO_VERIFY_REGISTRATION: undefined,
} satisfies Record<string, Field | undefined>;

export type AuthCode = keyof typeof fields;

interface Known {
  minutes: number | undefined;
  passwordMinLength: number;
}

/** A code in words of the reader's language, with the field it is about. What nobody is refused by hand has common words. */
export function sayAuthRefusal(
  code: string,
  locale: Language,
  { minutes = 1, passwordMinLength }: Known,
): { message: string; field?: Field | undefined } {
  if (!isKnown(code)) return { message: m.auth_refusal_otherwise({}, { locale }) };
  const most = code === 'NAME_TOO_LONG' ? nameLimit : passwordLimit;
  const values = { minutes, least: passwordMinLength, most };
  const message = m[`auth_refusal_${code.toLowerCase() as Lowercase<AuthCode>}`](values, { locale });
  return { message, field: fields[code] };
}

function isKnown(code: string): code is AuthCode {
  return Object.hasOwn(fields, code);
}

import { nameLimit, passwordLimit } from '#contract/people/people.ts';
import { m } from '#web/paraglide/messages.js';
import type { AuthFields } from './auth-checks.ts';

export interface AuthProblem {
  text: string;
  /** Where on the form it stands; nowhere, when it is not about what was typed. */
  field?: keyof AuthFields | undefined;
  code?: string | undefined;
  /** An email is on its way that the person has to open. */
  emailSent?: boolean;
}

interface Answer {
  error: {
    message?: string | undefined;
    code?: string | undefined;
    minutes?: number | undefined;
    status: number;
  } | null;
}

/** Asks the account service; answers what went wrong in words, or undefined when it went well. */
export async function attempt(ask: () => Promise<Answer>): Promise<AuthProblem | undefined> {
  try {
    const { error } = await ask();
    return error ? { code: error.code, ...explain(error) } : undefined;
  } catch {
    return { text: m.auth_unexpected() };
  }
}

const words: Record<string, () => AuthProblem> = {
  EMAIL_NOT_VERIFIED: () => ({ text: m.auth_unverified(), emailSent: true }),
  PROVIDER_NOT_FOUND: () => ({ text: m.auth_social_off() }),
  INVALID_TOKEN: () => ({ text: m.auth_link_used() }),
  INVALID_EMAIL_OR_PASSWORD: () => ({ text: m.auth_wrong_password() }),
  INVALID_EMAIL: () => ({ field: 'email', text: m.people_email_invalid() }),
  NAME_REQUIRED: () => ({ field: 'name', text: m.auth_check_name_required() }),
  NAME_TOO_LONG: () => ({ field: 'name', text: m.auth_name_long({ length: nameLimit }) }),
  PASSWORD_TOO_LONG: () => ({
    field: 'password',
    text: m.auth_check_password_long({ length: passwordLimit }),
  }),
  PASSWORD_TOO_COMMON: () => ({ field: 'password', text: m.auth_password_common() }),
  PASSWORD_IS_YOURS: () => ({ field: 'password', text: m.auth_password_yours() }),
  PASSWORD_SAME: () => ({ field: 'password', text: m.auth_password_same() }),
};

function explain({ code, status, minutes = 1 }: NonNullable<Answer['error']>): AuthProblem {
  const known = words[code ?? ''];
  if (known) return known();
  if ([0, 502, 503, 504].includes(status)) return { text: m.ui_trouble_unreachable() };
  if (code === 'TOO_MANY_TRIES') return { text: m.auth_too_many_tries({ minutes }) };
  if (code === 'TOO_MANY_LETTERS') return { text: m.auth_too_many_letters() };
  if (status === 429) return { text: m.auth_too_often() };
  return { text: m.auth_unexpected() };
}

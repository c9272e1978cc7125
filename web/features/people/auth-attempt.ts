import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';

export interface AuthProblem {
  text: string;
  /** A letter is on its way that the person has to open. */
  letterSent?: boolean;
}

interface Answer {
  error: { message?: string | undefined; code?: string | undefined; status: number } | null;
}

/** Asks the account service; answers what went wrong in words, or undefined when it went well. */
export async function attempt(ask: () => Promise<Answer>): Promise<AuthProblem | undefined> {
  try {
    const { error } = await ask();
    return error ? explain(error) : undefined;
  } catch {
    return { text: m.auth_unexpected() };
  }
}

function explain({ code, message, status }: NonNullable<Answer['error']>): AuthProblem {
  if (code === 'EMAIL_NOT_VERIFIED') return { text: m.auth_unverified(), letterSent: true };
  if (code === 'PROVIDER_NOT_FOUND') return { text: m.auth_social_off() };
  if (code === 'INVALID_TOKEN') return { text: m.auth_link_used() };
  if ([0, 502, 503, 504].includes(status)) return { text: m.ui_trouble_unreachable() };
  if (code === 'INVALID_EMAIL_OR_PASSWORD') return { text: m.auth_wrong_password() };
  if (code === 'INVALID_EMAIL') return { text: m.people_email_invalid() };
  if (status === 429) return { text: m.auth_too_often() };
  // Whatever else the account service says, it says in English.
  return { text: (spokenLanguage() === 'en' && message) || m.auth_unexpected() };
}

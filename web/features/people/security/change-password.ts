import { passwordLimit } from '#contract/people/people.ts';
import { m } from '#web/paraglide/messages.js';
import { attempt } from '../sign-in/auth-attempt.ts';
import { authClient } from '../sign-in/auth-client.ts';
import { inTurn } from '../session/session-turn.ts';

export interface PasswordWish {
  current: string;
  password: string;
  again: string;
}

export interface PasswordProblem {
  /** Where on the form it stands; nowhere, when it is not about what was typed. */
  field: keyof PasswordWish | undefined;
  text: string;
}

/** What is wrong with the form; undefined when it may be sent. */
export function checkPasswordChange(wish: PasswordWish, minLength: number): PasswordProblem | undefined {
  const { current, password, again } = wish;
  if (!current) return { field: 'current', text: m.people_password_current_required() };
  if (password !== again) return { field: 'again', text: m.people_passwords_differ() };
  if (password.length < minLength)
    return { field: 'password', text: m.auth_check_password_short({ length: minLength }) };
  if (password.length > passwordLimit)
    return { field: 'password', text: m.auth_check_password_long({ length: passwordLimit }) };
  if (password === current) return { field: 'password', text: m.auth_password_same() };
  return undefined;
}

/** Changes the password and ends every other session. Answers what went wrong, if anything did. */
export async function changePassword({
  current,
  password,
}: PasswordWish): Promise<PasswordProblem | undefined> {
  const problem = await attempt(() =>
    // It ends every session and begins one here.
    inTurn(() =>
      authClient.changePassword({
        currentPassword: current,
        newPassword: password,
        revokeOtherSessions: true,
      }),
    ),
  );
  if (!problem) return undefined;
  const { code, field, text } = problem;
  if (code === 'INVALID_PASSWORD') return { field: 'current', text: m.people_password_wrong() };
  if (code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') return { field: 'current', text: m.people_password_none() };
  return { field: field === 'password' ? 'password' : undefined, text };
}

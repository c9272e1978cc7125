import { m } from '#web/paraglide/messages.js';

export type AuthMode = 'signin' | 'signup' | 'forgot' | 'reset';

export interface AuthFields {
  name: string;
  email: string;
  password: string;
  passwordAgain: string;
}

/** What is wrong with the form, in the words of the banner; undefined when it may be sent. */
export function checkAuth(mode: AuthMode, fields: AuthFields, minLength: number): string | undefined {
  if (mode === 'reset') return checkNewPassword(fields, minLength);
  if (!fields.email.trim()) return m.auth_check_email_required();
  if (mode === 'forgot') return undefined;
  if (mode === 'signup' && !fields.name.trim()) return m.auth_check_name_required();
  if (!fields.password) return m.auth_check_password_required();
  if (mode === 'signup' && fields.password.length < minLength)
    return m.auth_check_password_short({ length: minLength });
  return undefined;
}

function checkNewPassword({ password, passwordAgain }: AuthFields, minLength: number): string | undefined {
  if (!password || !passwordAgain) return m.auth_check_passwords_required();
  if (password.length < minLength) return m.auth_check_password_short({ length: minLength });
  return password === passwordAgain ? undefined : m.auth_check_passwords_differ();
}

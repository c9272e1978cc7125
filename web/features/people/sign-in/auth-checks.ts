import { passwordLimit } from '#contract/people/people.ts';
import { m } from '#web/paraglide/messages.js';

export type AuthMode = 'signin' | 'signup' | 'forgot' | 'reset';

export interface AuthFields {
  name: string;
  email: string;
  password: string;
  passwordAgain: string;
}

export interface Complaint {
  field: keyof AuthFields;
  text: string;
}

/** What is wrong with the form, in the words of the banner, and where; undefined when it may be sent. */
export function checkAuth(mode: AuthMode, fields: AuthFields, minLength: number): Complaint | undefined {
  if (mode === 'reset') return checkNewPassword(fields, minLength);
  const { email, name, password } = fields;
  if (!email.trim()) return { field: 'email', text: m.auth_check_email_required() };
  if (mode === 'signup' && !name.trim()) return { field: 'name', text: m.auth_check_name_required() };
  if (mode !== 'forgot' && !password) return { field: 'password', text: m.auth_check_password_required() };
  const complaint = mode === 'signup' && checkLength(password, minLength);
  if (complaint) return complaint;
  return isAddress(email.trim()) ? undefined : { field: 'email', text: m.people_email_invalid() };
}

/** Something, an at sign, and a name with a dot: what else is wrong only an email finds out. */
export function isAddress(email: string): boolean {
  return /^[^\s@]+@[^\s@.]+([.][^\s@.]+)+$/.test(email);
}

function checkNewPassword({ password, passwordAgain }: AuthFields, minLength: number): Complaint | undefined {
  if (!password || !passwordAgain)
    return { field: password ? 'passwordAgain' : 'password', text: m.auth_check_passwords_required() };
  const complaint = checkLength(password, minLength);
  if (complaint) return complaint;
  return password === passwordAgain
    ? undefined
    : { field: 'passwordAgain', text: m.auth_check_passwords_differ() };
}

function checkLength(password: string, minLength: number): Complaint | undefined {
  if (password.length < minLength)
    return { field: 'password', text: m.auth_check_password_short({ length: minLength }) };
  if (password.length > passwordLimit)
    return { field: 'password', text: m.auth_check_password_long({ length: passwordLimit }) };
  return undefined;
}

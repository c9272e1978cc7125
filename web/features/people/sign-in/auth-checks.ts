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

/** All that is wrong with the form, at most one thing a field, first the one the banner tells; nothing when it may be sent. */
export function checkAuth(mode: AuthMode, fields: AuthFields, minLength: number): Complaint[] {
  if (mode === 'reset') return checkNewPassword(fields, minLength);
  const email = fields.email.trim();
  const found: (Complaint | false | undefined)[] = [
    !email && { field: 'email', text: m.auth_check_email_required() },
    mode === 'signup' && !fields.name.trim() && { field: 'name', text: m.auth_check_name_required() },
    mode !== 'forgot' && checkPassword(mode, fields.password, minLength),
    email !== '' && !isAddress(email) && { field: 'email', text: m.people_email_invalid() },
  ];
  return found.filter((complaint) => !!complaint);
}

/** Something, an at sign, and a name with a dot: what else is wrong only an email finds out. */
export function isAddress(email: string): boolean {
  return /^[^\s@]+@[^\s@.]+([.][^\s@.]+)+$/.test(email);
}

function checkPassword(mode: AuthMode, password: string, minLength: number): Complaint | undefined {
  if (!password) return { field: 'password', text: m.auth_check_password_required() };
  return mode === 'signup' ? checkLength(password, minLength) : undefined;
}

function checkNewPassword({ password, passwordAgain }: AuthFields, minLength: number): Complaint[] {
  const empty = [!password && ('password' as const), !passwordAgain && ('passwordAgain' as const)].filter(
    (field) => field !== false,
  );
  if (empty.length > 0) return empty.map((field) => ({ field, text: m.auth_check_passwords_required() }));
  const complaint = checkLength(password, minLength);
  if (complaint) return [complaint];
  if (password === passwordAgain) return [];
  return [{ field: 'passwordAgain', text: m.auth_check_passwords_differ() }];
}

function checkLength(password: string, minLength: number): Complaint | undefined {
  if (password.length < minLength)
    return { field: 'password', text: m.auth_check_password_short({ length: minLength }) };
  if (password.length > passwordLimit)
    return { field: 'password', text: m.auth_check_password_long({ length: passwordLimit }) };
  return undefined;
}

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** How hard a password is to guess, by length and by how much in it differs. It never leaves the page for this. */
export function passwordStrength(password: string, minLength: number): PasswordStrength {
  if (password.length < minLength) return 'short';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password));
  const different = new Set(password).size;
  const points = Math.min(password.length, different * 2) + kinds.length * 2;
  if (points < 14) return 'weak';
  return points < 20 ? 'fair' : 'strong';
}

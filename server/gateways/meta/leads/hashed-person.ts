import { createHash } from 'node:crypto';

/** An e-mail address as Meta compares it. */
export function hashedEmail(email: string): string {
  return hashed(email.trim().toLowerCase());
}

/** A phone number as Meta compares it: with its country, and nothing but digits. */
export function hashedPhone(phone: string): string {
  return hashed(phone.replaceAll(/\D/g, '').replace(/^0+/, ''));
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

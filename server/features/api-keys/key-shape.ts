import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const shape = /^adf_([\dA-Za-z]{40})([\dA-Za-z]{6})$/;

/** A new key: a prefix that secret scanners can look for, 238 random bits, and a checksum that tells a key from a lookalike. */
export function mintKey(): string {
  const secret = Array.from({ length: 40 }, () => digits[randomInt(digits.length)]).join('');
  return `adf_${secret}${checksumOf(secret)}`;
}

/** What these headers bring as a key, or undefined where nobody tries one. Whether it is one of ours is not known yet. */
export function keyIn(headers: Headers): string | undefined {
  return /^Bearer +(\S.*)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

/** Whether it could be a key of ours at all; what was cut off or mistyped is no question for the database. */
export function isWellFormed(key: string): boolean {
  const [, secret, checksum] = shape.exec(key) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

/** What is kept of a key. Its secret is too long to be guessed, so a quick hash is enough. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** What a list shows of a key, so that its owner can tell it from the others. */
export function hintOf(key: string): string {
  return `${key.slice(0, 8)}…${key.slice(-4)}`;
}

function checksumOf(secret: string): string {
  let rest = crc32(secret);
  let checksum = '';
  while (checksum.length < 6) {
    checksum = digits[rest % 62] + checksum;
    rest = Math.floor(rest / 62);
  }
  return checksum;
}

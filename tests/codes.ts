import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodMs = 30_000;

/** The code an app shows for this secret, so many codes from now. */
export function codeOf(secret: string, ahead = 0, now = Date.now()): string {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / periodMs) + ahead));
  const digest = createHmac('sha1', bytes).update(step).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Waits for the next code where this one ends soon: the one before it would be too old by the time it is read. */
export async function untilCodeHasTime(): Promise<void> {
  const leftMs = periodMs - (Date.now() % periodMs);
  if (leftMs < 10_000) await setTimeout(leftMs);
}

export function secretIn(totpUri: string): string {
  return new URL(totpUri).searchParams.get('secret')!;
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { openGate } from '../gate.ts';

/** Passwords as they are kept: nobody can turn them back. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
  /** Whether a hash was made more cheaply than today's, and is to be made anew once its password is typed. */
  isDated(hash: string): boolean;
}

interface Cost {
  N: number;
  r: number;
  p: number;
}

const keyBytes = 64;
/** What Better Auth's own hashes were made with. */
const formerCost: Cost = { N: 2 ** 14, r: 16, p: 1 };
/** OWASP's minimum for scrypt: 128 MB of memory for each. */
const owaspExponent = 17;

interface Options {
  /** The power of two that a hash costs. */
  exponent?: number | undefined;
}

/** Two at a time: each takes a processor and 128 MB, and everybody else wants an answer too. */
export function openPasswords({ exponent = owaspExponent }: Options = {}): Passwords {
  const atATime = openGate(2);
  const present: Cost = { N: 2 ** exponent, r: 8, p: 1 };
  const prefix = `scrypt:${exponent}:`;

  const hash = async (password: string) => {
    const salt = randomBytes(16).toString('hex');
    return `${prefix}${salt}:${(await derive(password, salt, present)).toString('hex')}`;
  };
  const matches = async (kept: Kept, password: string) => {
    const key = await derive(password, kept.salt, kept.cost);
    return key.length === kept.key.length && timingSafeEqual(key, kept.key);
  };
  return {
    hash: (password) => atATime(() => hash(password)),
    verify: ({ hash: text, password }) =>
      atATime(async () => {
        const kept = readHash(text);
        if (await matches(kept, password)) return true;
        // A cheaper hash must not show, by a quicker no, that there is an account.
        if (!text.startsWith(prefix)) await hash(password);
        return false;
      }),
    isDated: (text) => !text.startsWith(prefix),
  };
}

interface Kept {
  cost: Cost;
  salt: string;
  key: Buffer;
}

function readHash(text: string): Kept {
  const [, exponent, ours] = /^scrypt:(\d+):(.+)$/.exec(text) ?? [];
  const [salt, key] = (ours ?? text).split(':');
  if (!salt || !key) throw new Error('This is no hash of a password.');
  const cost = exponent ? { N: 2 ** Number(exponent), r: 8, p: 1 } : formerCost;
  return { cost, salt, key: Buffer.from(key, 'hex') };
}

function derive(password: string, salt: string, cost: Cost): Promise<Buffer> {
  const maxmem = 2 * 128 * cost.N * cost.r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

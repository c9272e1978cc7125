import { hashPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { openPasswords } from './passwords.ts';

const password = 'fjord and aurora';

test('a password is kept at the cost OWASP asks for, each with a salt of its own', async () => {
  const passwords = openPasswords();
  const hash = await passwords.hash(password);
  expect(hash).toMatch(/^scrypt:17:[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await passwords.verify({ hash, password })).toBe(true);
  expect(await passwords.verify({ hash, password: `${password}!` })).toBe(false);
  expect(passwords.isDated(hash)).toBe(false);
});

test('the same password hashes differently each time, and letters are one however they are typed', async () => {
  const passwords = openPasswords({ exponent: 4 });
  const [one, other] = [await passwords.hash('blå sjø'), await passwords.hash('blå sjø')];
  expect(one).not.toBe(other);
  expect(await passwords.verify({ hash: one, password: 'blå sjø'.normalize('NFD') })).toBe(true);
});

test('a hash from before is still taken, and known to be dated', async () => {
  const passwords = openPasswords({ exponent: 4 });
  const former = await hashPassword(password);
  expect(await passwords.verify({ hash: former, password })).toBe(true);
  expect(await passwords.verify({ hash: former, password: 'a wrong guess' })).toBe(false);
  expect(passwords.isDated(former)).toBe(true);
});

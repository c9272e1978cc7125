import { expect, test } from 'vitest';
import { weaknessOf } from './password-rules.ts';

const kari = { email: 'kari.nordmann@example.test', name: 'Kari Nordmann' };

test.each([
  '123456',
  '14111982',
  'Password',
  'qwerty',
  'iloveyou',
  'passord1',
  'Sommer2026!',
  'adfjord',
  'hemmelig99',
])('%s is what everybody tries first', (password) => {
  expect(weaknessOf(password, kari)).toBe('PASSWORD_TOO_COMMON');
});

test.each([
  'Kari.Nordmann@example.test',
  'kari.nordmann',
  'nordmann',
  'KariNordmann',
  'kari nordmann',
  'Nordmann1985',
])('%s can be read off the person', (password) => {
  expect(weaknessOf(password, kari)).toBe('PASSWORD_IS_YOURS');
});

test.each(['', 'fjord and aurora', 'warm by tonight', 'x7#kp2', 'nordmanns-hund-er-blå'])(
  '%s is taken',
  (password) => {
    expect(weaknessOf(password, kari)).toBeUndefined();
  },
);

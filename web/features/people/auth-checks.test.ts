import { expect, test } from 'vitest';
import { checkAuth, type AuthFields } from './auth-checks.ts';
import { pathOfOurs } from './path-of-ours.ts';

const empty: AuthFields = { name: '', email: '', password: '', passwordAgain: '' };
const email = 'kari@example.com';

test('signing up asks for email, then name, then password, then a longer one', () => {
  const check = (fields: Partial<AuthFields>) => checkAuth('signup', { ...empty, ...fields }, 6);
  expect(check({})).toBe('Email is required');
  expect(check({ email, name: '   ' })).toBe('Full name is required');
  expect(check({ email, name: 'Kari' })).toBe('Password is required');
  expect(check({ email, name: 'Kari', password: '12345' })).toBe(
    'Password must be at least 6 characters long',
  );
  expect(check({ email, name: 'Kari', password: '123456' })).toBeUndefined();
});

test('signing in takes a password of any length, so that old ones still work', () => {
  expect(checkAuth('signin', { ...empty, password: 'secret' }, 6)).toBe('Email is required');
  expect(checkAuth('signin', { ...empty, email }, 6)).toBe('Password is required');
  expect(checkAuth('signin', { ...empty, email, password: '123' }, 6)).toBeUndefined();
});

test('a reset letter needs an address and nothing else', () => {
  expect(checkAuth('forgot', { ...empty, email: ' ' }, 6)).toBe('Email is required');
  expect(checkAuth('forgot', { ...empty, email }, 6)).toBeUndefined();
});

test('a new password is typed twice, long enough and the same', () => {
  const check = (password: string, passwordAgain: string) =>
    checkAuth('reset', { ...empty, password, passwordAgain }, 6);
  expect(check('', '')).toBe('Please fill in all password fields');
  expect(check('123456', '')).toBe('Please fill in all password fields');
  expect(check('12345', '12345')).toBe('Password must be at least 6 characters long');
  expect(check('123456', '654321')).toBe('Passwords do not match');
  expect(check('123456', '123456')).toBeUndefined();
});

test('an installation may ask for longer passwords, and the banner says how long', () => {
  const fields = { ...empty, email, name: 'Kari', password: '1234567', passwordAgain: '1234567' };
  for (const mode of ['signup', 'reset'] as const)
    expect(checkAuth(mode, fields, 8)).toBe('Password must be at least 8 characters long');
});

test('after signing in a person only ever lands on a page of ours', () => {
  expect(pathOfOurs('/campaign/new?step=2')).toBe('/campaign/new?step=2');
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'dashboard',
    '/auth',
    undefined,
    7,
  ];
  for (const address of elsewhere) expect(pathOfOurs(address)).toBe('/dashboard');
});

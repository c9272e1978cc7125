import { expect, test } from 'vitest';
import { checkAuth, type AuthFields, type AuthMode } from './auth-checks.ts';
import { pathOfOurs } from './path-of-ours.ts';

const empty: AuthFields = { name: '', email: '', password: '', passwordAgain: '' };
const email = 'kari@example.com';

test('signing up asks for email, then name, then password, then a longer one', () => {
  const check = (fields: Partial<AuthFields>) => checkAuth('signup', { ...empty, ...fields }, 6)[0];
  expect(check({})).toEqual({ field: 'email', text: 'Email is required' });
  expect(check({ email, name: '   ' })).toEqual({ field: 'name', text: 'Full name is required' });
  expect(check({ email, name: 'Kari' })).toEqual({ field: 'password', text: 'Password is required' });
  const short = 'Password must be at least 6 characters long';
  expect(check({ email, name: 'Kari', password: '12345' })).toEqual({ field: 'password', text: short });
  expect(check({ email, name: 'Kari', password: '123456' })).toBeUndefined();
});

test('every box that is wrong is named, each once, first the one the banner tells', () => {
  const named = (mode: AuthMode, fields: Partial<AuthFields> = {}) =>
    checkAuth(mode, { ...empty, ...fields }, 6).map(({ field }) => field);
  expect(named('signup')).toEqual(['email', 'name', 'password']);
  expect(named('signup', { email: 'kari', password: '12345' })).toEqual(['name', 'password', 'email']);
  expect(named('signin')).toEqual(['email', 'password']);
  expect(named('forgot')).toEqual(['email']);
  expect(named('reset')).toEqual(['password', 'passwordAgain']);
  expect(named('reset', { password: '123456' })).toEqual(['passwordAgain']);
});

test('signing in takes a password of any length, so that old ones still work', () => {
  expect(checkAuth('signin', { ...empty, password: 'secret' }, 6)[0]?.text).toBe('Email is required');
  expect(checkAuth('signin', { ...empty, email }, 6)[0]?.text).toBe('Password is required');
  expect(checkAuth('signin', { ...empty, email, password: '123' }, 6)).toEqual([]);
});

test('a reset email needs an address and nothing else', () => {
  expect(checkAuth('forgot', { ...empty, email: ' ' }, 6)[0]?.text).toBe('Email is required');
  expect(checkAuth('forgot', { ...empty, email }, 6)).toEqual([]);
});

test('a new password is typed twice, long enough and the same', () => {
  const check = (password: string, passwordAgain: string) =>
    checkAuth('reset', { ...empty, password, passwordAgain }, 6)[0];
  const missing = 'Please fill in all password fields';
  expect(check('', '')).toEqual({ field: 'password', text: missing });
  expect(check('123456', '')).toEqual({ field: 'passwordAgain', text: missing });
  const short = 'Password must be at least 6 characters long';
  expect(check('12345', '12345')).toEqual({ field: 'password', text: short });
  expect(check('123456', '654321')).toEqual({ field: 'passwordAgain', text: 'Passwords do not match' });
  expect(check('123456', '123456')).toBeUndefined();
});

test('an installation may ask for longer passwords, and the banner says how long', () => {
  const fields = { ...empty, email, name: 'Kari', password: '1234567', passwordAgain: '1234567' };
  for (const mode of ['signup', 'reset'] as const)
    expect(checkAuth(mode, fields, 8)[0]?.text).toBe('Password must be at least 8 characters long');
});

test.each([
  'kari',
  'kari@',
  'kari@example',
  '@example.com',
  'kari nordmann@example.com',
  'kari@example..com',
])('%s is said to be no address, at its field, once everything is filled in', (typed) => {
  const fields = { ...empty, name: 'Kari', password: 'warm by tonight', email: typed };
  for (const mode of ['signin', 'signup', 'forgot'] as const)
    expect(checkAuth(mode, fields, 6)).toEqual([{ field: 'email', text: 'This is not an email address.' }]);
  expect(checkAuth('signup', { ...fields, name: '' }, 6)[0]?.text).toBe('Full name is required');
});

test('a password of more than 128 characters is refused with the limit', () => {
  const password = 'x'.repeat(129);
  const fields = { ...empty, email, name: 'Kari', password, passwordAgain: password };
  for (const mode of ['signup', 'reset'] as const)
    expect(checkAuth(mode, fields, 6)[0]?.text).toBe('A password has at most 128 characters');
});

test('after signing in a person only ever lands on a page of ours', () => {
  expect(pathOfOurs('/campaign/new?step=2')).toBe('/campaign/new?step=2');
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    'dashboard',
    '/auth',
    undefined,
    7,
  ];
  for (const address of elsewhere) expect(pathOfOurs(address)).toBe('/dashboard');
});

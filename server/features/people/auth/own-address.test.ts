import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';
import { isOwnAddress } from './own-address.ts';

const ours = 'https://adfjord.test';
const house = await openTestHouse();
afterAll(() => house.close());

const elsewhere = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/.//\\evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  ' //evil.example',
  'https://adfjord.test@evil.example',
  'https://adfjord.test.evil.example',
  'http://adfjord.test/auth',
  'javascript:alert(1)',
  'data:text/html,x',
];

test.each(elsewhere)('%j is no address of ours', (address) => {
  expect(isOwnAddress(address, ours)).toBe(false);
});

test.each([
  '/',
  '/auth?verified=1',
  '/campaign/new?step=2#top',
  'https://adfjord.test/auth',
  'auth',
  '/a//b',
])('%j is one', (address) => {
  expect(isOwnAddress(address, ours)).toBe(true);
});

test.each(elsewhere)('no address of the account service leads to %j', async (address) => {
  const visitor = house.visitor();
  const query = new URLSearchParams({ token: 'x', callbackURL: address });
  for (const path of ['verify-email', 'reset-password/x']) {
    const answer = await visitor.fetch(`/api/auth/${path}?${query}`);
    const location = answer.headers.get('location') ?? ours;
    expect(new URL(location, ours).origin).toBe(ours);
    expect(new URL(location, ours).pathname).not.toMatch(/^\/\//);
    expect(answer.status === 403 || location.startsWith(`${ours}/auth?error=`)).toBe(true);
  }
  const input = { email: visitor.email, password: visitor.password, name: 'Kari' };
  for (const [path, field] of [
    ['sign-up/email', 'callbackURL'],
    ['sign-in/email', 'callbackURL'],
    ['request-password-reset', 'redirectTo'],
    ['sign-in/social', 'errorCallbackURL'],
    ['sign-in/social', 'newUserCallbackURL'],
  ] as const) {
    const answer = await visitor.post(`/api/auth/${path}`, {
      ...input,
      provider: 'google',
      [field]: address,
    });
    expect([403, 429]).toContain(answer.status);
  }
});

import { openTestHouse } from '#tests/house.ts';
import { expect, test } from 'vitest';

const keys = {
  GOOGLE_CLIENT_ID: 'google-id',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  FACEBOOK_SIGN_IN_ID: 'facebook-id',
  FACEBOOK_SIGN_IN_SECRET: 'facebook-secret',
};

test.each([
  ['google', 'https://accounts.google.com/', 'google-id'],
  ['facebook', 'https://www.facebook.com/', 'facebook-id'],
])('with its keys, %s sign-in leads to its own page and back to us', async (provider, origin, clientId) => {
  const house = await openTestHouse(keys);
  const visitor = house.visitor();
  const input = { provider, callbackURL: '/auth', disableRedirect: true };
  const { url } = await (await visitor.post('/api/auth/sign-in/social', input)).json();
  expect(url).toContain(origin);
  const asked = new URL(url).searchParams;
  expect(asked.get('client_id')).toBe(clientId);
  expect(asked.get('redirect_uri')).toBe(`https://adfjord.test/api/auth/callback/${provider}`);
  expect(asked.get('state')?.length).toBeGreaterThan(20);

  const elsewhere = { ...input, callbackURL: 'https://evil.example/' };
  expect((await visitor.post('/api/auth/sign-in/social', elsewhere)).status).toBe(403);
  const forged = await visitor.fetch(`/api/auth/callback/${provider}?state=forged%00&code=x`);
  expect(forged.status).toBeLessThan(500);
  await house.close();
});

test('without keys there is no such way in', async () => {
  const house = await openTestHouse();
  for (const provider of ['google', 'facebook']) {
    const answer = await house.visitor().post('/api/auth/sign-in/social', { provider, callbackURL: '/auth' });
    expect(answer.status).toBe(404);
    expect((await house.visitor().fetch(`/api/auth/callback/${provider}?code=x`)).status).toBeLessThan(500);
  }
  await house.close();
});

import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

test('a person signs up, confirms by email, signs in and has a workspace with a trial', async () => {
  const kari = house.visitor();
  expect((await kari.signUp()).status).toBe(200);
  expect((await kari.signIn()).status).toBe(403);

  await kari.followEmail();
  expect((await kari.signIn()).status).toBe(200);

  expect(await kari.ask.people.me()).toMatchObject({ name: 'Kari Nordmann', email: kari.email });
  const workspace = await kari.ask.workspaces.current();
  const trialDays = (Date.parse(workspace.trialEndsAt!) - Date.now()) / 86_400_000;
  expect(workspace).toMatchObject({ plan: 'free', subscriptionActive: false });
  expect(Math.round(trialDays)).toBe(14);
});

test('signing up with a known address looks the same and writes to its owner', async () => {
  const kari = await house.visitor().join();
  const answer = await kari.post('/api/auth/sign-up/email', {
    name: 'Eve',
    email: kari.email,
    password: 'guessing',
  });
  expect(answer.status).toBe(200);

  await house.runJobs();
  const emails = await house.practice.emailsTo(kari.email);
  expect(emails.at(-1)?.subject).toBe('You already have an Adfjord account');
});

test('a visitor is asked to sign in', async () => {
  await expect(house.visitor().ask.campaigns.listDrafts()).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
    status: 401,
  });
});

test('a new password by email ends every session, and signs in the browser that chose it', async () => {
  const kari = await house.visitor().join();
  const phone = house.visitor(new Map(kari.cookies));
  const browser = house.visitor();
  await browser.post('/api/auth/request-password-reset', { email: kari.email });
  await house.runJobs();
  const sentEmail = (await house.practice.emailsTo(kari.email)).at(-1)!;
  const token = decodeURIComponent(/token=([^\s&]+)/.exec(sentEmail.text)![1]!);
  expect(sentEmail.text).toContain('/auth?type=recovery');

  const input = { newPassword: 'another one', token };
  expect((await browser.post('/api/auth/reset-password', input)).status).toBe(200);

  expect(await browser.ask.people.me()).toMatchObject({ email: kari.email });
  for (const old of [kari, phone])
    await expect(old.ask.people.me()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect((await kari.signIn()).status).toBe(401);
  expect((await browser.post('/api/auth/reset-password', input)).status).toBe(400);

  await house.runJobs();
  expect((await house.practice.emailsTo(kari.email)).at(-1)?.subject).toBe('Your password was changed');
});

test('only the newest link counts once a password was chosen, and a link never works for long', async () => {
  const kari = await house.visitor().join();
  const tokens: string[] = [];
  for (let input = 0; input < 2; input++) {
    await kari.post('/api/auth/request-password-reset', { email: kari.email.toUpperCase() });
    await house.runJobs();
    const sentEmail = (await house.practice.emailsTo(kari.email)).at(-1)!;
    tokens.push(/token=([^\s&]+)/.exec(sentEmail.text)![1]!);
  }
  const choose = (token: string) =>
    kari.post('/api/auth/reset-password', { newPassword: 'third one', token });
  expect((await choose(tokens[1]!)).status).toBe(200);
  expect((await choose(tokens[0]!)).status).toBe(400);
  expect((await choose('\u0000')).status).toBe(400);
});

test('nothing is changed at the wish of another site’s page', async () => {
  const kari = await house.visitor().join();
  const answer = await kari.fetch('/rpc/campaigns/create', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: '{"json":{}}',
  });
  expect(answer.status).toBe(403);
});

test('nobody begins with somebody else’s picture, an endless name or none at all', async () => {
  const kari = house.visitor();
  const nameless = { name: ' \n ', email: kari.email, password: kari.password };
  expect((await kari.post('/api/auth/sign-up/email', nameless)).status).toBe(400);

  const endless = await kari.post('/api/auth/sign-up/email', { ...nameless, name: 'K'.repeat(101) });
  expect(await endless.json()).toMatchObject({ code: 'NAME_TOO_LONG' });

  const image = 'https://evil.example/pixel.gif';
  const boastful = { name: 'K'.repeat(100), email: kari.email, password: kari.password, image };
  expect((await kari.post('/api/auth/sign-up/email', boastful)).status).toBe(200);
  await kari.followEmail();
  await kari.signIn();
  expect(await kari.ask.people.me()).toMatchObject({ name: 'K'.repeat(100), avatarUrl: null });
});

test.each([
  ['POST', '/api/auth/update-user', { image: 'https://evil.example/pixel.gif' }],
  ['POST', '/api/auth/change-email', { newEmail: 'mallory@example.test' }],
  ['POST', '/api/auth/delete-user', {}],
  ['POST', '/api/auth/revoke-other-sessions', {}],
  ['POST', '/api/auth/verify-password', { password: 'a guess' }],
])('%s %s is no way around our own addresses', async (_method, path, body) => {
  const kari = await house.visitor().join();
  expect((await kari.post(path, body)).status).toBe(404);
});

test.each([
  ['/api/auth/sign-up/email', { name: 'Kari', password: 'long and winding' }],
  ['/api/auth/sign-in/email', { password: 'long and winding' }],
  ['/api/auth/request-password-reset', {}],
  ['/api/auth/send-verification-email', {}],
])('%s says by a code that an address is none', async (path, rest) => {
  const visitor = house.visitor();
  for (const email of ['kari@', 'kari.example.test', '', 7]) {
    const answer = await visitor.post(path, { ...rest, email });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'INVALID_EMAIL',
      message: 'This is not an email address.',
    });
  }
});

test('what is missing is refused in words, not in the names of our fields', async () => {
  const visitor = house.visitor();
  const answer = await visitor.post('/api/auth/sign-in/email', { email: visitor.email });
  expect(answer.status).toBe(400);
  expect((await answer.json()).message).not.toMatch(/body|undefined|\[/);
});

test.each([
  '',
  '?token=',
  '?token=made-up',
  '?callbackURL=%2Fauth',
  '?token=x&callbackURL=https://evil.example',
])('a confirmation link that is not whole (%s) leads to a page of ours in words', async (query) => {
  const answer = await house.visitor().fetch(`/api/auth/verify-email${query}`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toMatch(/^(https:\/\/adfjord[.]test)?\/auth[?]error=\w+$/);
});

test('an email to confirm an address is sent again to whoever waits for it', async () => {
  const kari = house.visitor();
  await kari.signUp();
  await house.runJobs();
  const ask = () => kari.post('/api/auth/send-verification-email', { email: kari.email.toUpperCase() });
  expect((await ask()).status).toBe(200);
  await kari.followEmail();
  const emails = await house.practice.emailsTo(kari.email);
  expect(emails.map(({ subject }) => subject)).toEqual(['Confirm your address', 'Confirm your address']);
  expect((await kari.signIn()).status).toBe(200);

  await ask();
  await house.runJobs();
  expect((await house.practice.emailsTo(kari.email)).at(-1)?.subject).toBe(
    'You already have an Adfjord account',
  );
  const stranger = house.visitor();
  expect((await stranger.post('/api/auth/send-verification-email', { email: stranger.email })).status).toBe(
    200,
  );
  await house.runJobs();
  expect(await house.practice.emailsTo(stranger.email)).toEqual([]);
});

test('a link for a new password can be asked about without being used up', async () => {
  const kari = await house.visitor().join();
  await kari.post('/api/auth/request-password-reset', { email: kari.email });
  await house.runJobs();
  const sentEmail = (await house.practice.emailsTo(kari.email)).at(-1)!;
  const token = /token=([^\s&]+)/.exec(sentEmail.text)![1]!;
  const look = () => house.visitor().ask.people.resetLink({ token });
  expect(await look()).toEqual({ isGood: true });
  expect(await look()).toEqual({ isGood: true });
  await kari.post('/api/auth/reset-password', { newPassword: 'another one by far', token });
  expect(await look()).toEqual({ isGood: false });
  expect(await house.visitor().ask.people.resetLink({ token: `${token}x` })).toEqual({ isGood: false });
});

test('who asks for an email reads in their language that one is on its way, whatever the address', async () => {
  const said = async (path: string, language: string) => {
    const headers = { 'content-type': 'application/json', 'accept-language': language };
    const body = JSON.stringify({ email: 'nobody@adfjord.test' });
    const answer = await house.visitor().fetch(path, { method: 'POST', headers, body });
    return answer.json();
  };
  const paths = ['/api/auth/request-password-reset', '/api/auth/send-verification-email'];
  for (const path of paths) {
    const english = 'If this address has an account, an email is on its way';
    expect(await said(path, 'en')).toEqual({ status: true, message: english });
    const norwegian = 'Hvis adressen har en konto, er en e-post på vei';
    expect(await said(path, 'nb')).toEqual({ status: true, message: norwegian });
  }
});

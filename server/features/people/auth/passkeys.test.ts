import { openAuthenticator } from '#tests/authenticator.ts';
import { codeOf, secretIn, untilCodeHasTime } from '#tests/codes.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

type Authenticator = ReturnType<typeof openAuthenticator>;

const optionsFor = async (visitor: Visitor, what: 'register' | 'authenticate') =>
  visitor.fetch(`/api/auth/passkey/generate-${what}-options`);
const codeIn = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const isIn = (visitor: Visitor) =>
  visitor.ask.people.me().then(
    () => true,
    () => false,
  );

async function add(visitor: Visitor, device: Authenticator, wish = {}): Promise<Response> {
  await visitor.ask.security.provePassword({ password: visitor.password });
  const options = await (await optionsFor(visitor, 'register')).json();
  const response = device.make(options, wish);
  return visitor.post('/api/auth/passkey/verify-registration', { response, name: 'My phone' });
}

async function signWith(visitor: Visitor, device: Authenticator, wish = {}): Promise<Response> {
  const options = await (await optionsFor(visitor, 'authenticate')).json();
  return visitor.post('/api/auth/passkey/verify-authentication', { response: device.sign(options, wish) });
}

test('a passkey signs in without a password, counts as a second factor, and both are told by email', async () => {
  const kari = await house.visitor().join();
  const device = openAuthenticator();
  expect(await (await add(kari, device)).json()).toEqual({ status: true });
  const browser = house.visitor();
  const answer = await signWith(browser, device);
  expect(await answer.json()).toEqual({ status: true });
  expect(await browser.ask.people.me()).toMatchObject({ email: kari.email });
  expect(await browser.ask.security.ways()).toMatchObject({
    passkeys: [{ name: 'My phone' }],
    secondFactorAt: expect.any(String),
  });
  // Where it signed in first, the account knows the browser from then on.
  await signWith(browser, device);

  const { passkeys } = await browser.ask.security.ways();
  await browser.ask.security.removePasskey({ id: passkeys[0]!.id });
  expect(await codeIn(await signWith(house.visitor(), device))).toBe('PASSKEY_NOT_FOUND');
  await house.runJobs();
  const letters = await house.practice.emailsTo(kari.email);
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    'A new browser has signed in to Adfjord',
    'A passkey was added to your account',
    'A passkey was removed from your account',
    'Confirm your address',
  ]);
  const named = letters.filter(({ text }) => text.includes('My phone'));
  expect(named).toHaveLength(2);
});

test('a new password ends no passkey, and its letter names them', async () => {
  const kari = await house.visitor().join();
  await add(kari, openAuthenticator());
  const change = { currentPassword: kari.password, newPassword: 'another one by far' };
  await kari.post('/api/auth/change-password', change);
  await house.runJobs();
  const letters = await house.practice.emailsTo(kari.email);
  const letter = letters.find(({ subject }) => subject === 'Your password was changed');
  expect(letter!.text).toMatch(/My phone\s+This passkey still signs you in/);
});

test('a stale cookie is no hindrance to whoever comes with a passkey', async () => {
  const kari = await house.visitor().join();
  const device = openAuthenticator();
  await add(kari, device);
  await house.ctx.db.execute(sql`delete from sessions`);
  expect((await signWith(kari, device)).status).toBe(200);
  expect(await isIn(kari)).toBe(true);
});

test('nothing is signed in twice by one answer, nor by one from another site, a late one or a locked device', async () => {
  const kari = await house.visitor().join();
  const device = openAuthenticator();
  await add(kari, device);
  const verify = (visitor: Visitor, response: object) =>
    visitor.post('/api/auth/passkey/verify-authentication', { response });

  const thief = house.visitor();
  const options = await (await optionsFor(thief, 'authenticate')).json();
  const response = device.sign(options);
  const [one, two] = await Promise.all([verify(thief, response), verify(thief, response)]);
  expect([one, two].filter(({ ok }) => ok)).toHaveLength(1);
  expect((await verify(house.visitor(), response)).status).toBe(400);

  const wrong = { origin: 'https://adfjord.test.evil.example' };
  expect(await codeIn(await signWith(house.visitor(), device, wrong))).toBe('AUTHENTICATION_FAILED');
  const locked = { isUnlocked: false };
  expect((await signWith(house.visitor(), device, locked)).status).toBeGreaterThanOrEqual(400);

  const late = house.visitor();
  const lateOptions = await (await optionsFor(late, 'authenticate')).json();
  await house.ctx.db.execute(sql`update verifications set expires_at = now() - interval '1 second'`);
  expect(await codeIn(await verify(late, device.sign(lateOptions)))).toBe('CHALLENGE_NOT_FOUND');
  const elsewhere = await house.visitor().fetch('/api/auth/passkey/verify-authentication', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify({ response: device.sign(lateOptions) }),
  });
  expect(elsewhere.status).toBe(403);
});

test('somebody else’s passkey proves nothing in this session, and one device is not two people’s', async () => {
  const [kari, ola] = [await house.visitor().join(), await house.visitor().join()];
  const [hers, his] = [openAuthenticator(), openAuthenticator()];
  await add(kari, hers);
  await add(ola, his);
  expect(await codeIn(await signWith(ola, hers))).toBe('PASSKEY_NOT_FOUND');
  expect(await ola.ask.people.me()).toMatchObject({ email: ola.email });
  const { passkeys } = await kari.ask.security.ways();
  await expect(ola.ask.security.removePasskey({ id: passkeys[0]!.id })).rejects.toMatchObject({
    code: 'PASSKEY_NOT_FOUND',
  });
  // What was asked by one is not answered by another.
  await kari.ask.security.provePassword({ password: kari.password });
  const options = await (await optionsFor(kari, 'register')).json();
  const challenge = [...kari.cookies].find(([name]) => name.includes('passkey'))!;
  ola.cookies.set(...challenge);
  const response = openAuthenticator().make(options);
  const stolen = await ola.post('/api/auth/passkey/verify-registration', { response });
  expect(stolen.status).toBeGreaterThanOrEqual(400);
  const twice = await add(ola, hers);
  expect(twice.status).toBeGreaterThanOrEqual(400);
  expect(twice.status).toBeLessThan(500);
});

test('adding one takes the password, typed in this session and lately', async () => {
  const kari = await house.visitor().join();
  const ask = async () => codeIn(await optionsFor(kari, 'register'));
  expect(await ask()).toBe('PASSWORD_FIRST');
  await expect(kari.ask.security.provePassword({ password: 'a wrong guess' })).rejects.toMatchObject({
    code: 'PASSWORD_WRONG',
  });
  const phone = house.visitor();
  await phone.post('/api/auth/sign-in/email', { email: kari.email, password: kari.password });
  await phone.ask.security.provePassword({ password: kari.password });
  expect(await ask()).toBe('PASSWORD_FIRST');
  await kari.ask.security.provePassword({ password: kari.password });
  expect((await optionsFor(kari, 'register')).status).toBe(200);
  expect((await add(kari, openAuthenticator(), { isUnlocked: false })).status).toBe(400);
  expect((await add(kari, openAuthenticator(), { origin: 'https://evil.example' })).status).toBe(400);
  expect((await optionsFor(house.visitor(), 'register')).status).toBe(401);
  await house.passTime(11);
  expect(await ask()).toBe('PASSWORD_FIRST');
});

test('who signs in elsewhere and has no password adds one within the hour', async () => {
  const kari = await house.visitor().join();
  await house.ctx.db.execute(sql`delete from credentials where user_id = ${(await kari.ask.people.me()).id}`);
  const device = openAuthenticator();
  const options = await (await optionsFor(kari, 'register')).json();
  const response = device.make(options);
  expect((await kari.post('/api/auth/passkey/verify-registration', { response })).status).toBe(200);
  expect((await signWith(house.visitor(), device)).status).toBe(200);
  await house.passTime(61);
  expect(await codeIn(await optionsFor(kari, 'register'))).toBe('SIGN_IN_AGAIN');
});

test('where codes are on, a passkey takes their place, and none is added before one was shown', async () => {
  const kari = await house.visitor().join();
  const device = openAuthenticator();
  await add(kari, device);
  const asked = await kari.post('/api/auth/two-factor/enable', { password: kari.password });
  const secret = secretIn((await asked.json()).totpURI);
  await untilCodeHasTime();
  await kari.post('/api/auth/two-factor/verify-totp', { code: codeOf(secret, -1) });

  const browser = house.visitor();
  await browser.post('/api/auth/sign-in/email', { email: kari.email, password: kari.password });
  expect(await isIn(browser)).toBe(false);
  expect((await optionsFor(browser, 'register')).status).toBe(401);
  expect((await signWith(browser, device)).status).toBe(200);
  expect(await isIn(browser)).toBe(true);

  await house.ctx.db.execute(sql`update sessions set second_factor_at = null`);
  await browser.ask.security.provePassword({ password: kari.password });
  expect(await codeIn(await optionsFor(browser, 'register'))).toBe('SECOND_FACTOR_FIRST');
  const before = (await browser.ask.security.sessions()).length;
  expect((await signWith(browser, device)).status).toBe(200);
  expect((await browser.ask.security.ways()).secondFactorAt).not.toBeNull();
  expect(await browser.ask.security.sessions()).toHaveLength(before);
});

const nothing = { id: 'x', rawId: 'x', type: 'public-key' };
test.each([
  {},
  { response: null },
  { response: 'x' },
  { response: { ...nothing, id: '\u0000' } },
  { response: { ...nothing, response: {} } },
  {
    response: {
      ...nothing,
      response: { clientDataJSON: 'x', attestationObject: 'x', authenticatorData: 'x', signature: 'x' },
    },
  },
])('what is no passkey (%j) is refused in words', async (body) => {
  const kari = await house.visitor().join();
  await kari.ask.security.provePassword({ password: kari.password });
  for (const [what, door] of [
    ['register', 'verify-registration'],
    ['authenticate', 'verify-authentication'],
  ] as const) {
    await optionsFor(kari, what);
    const answer = await kari.post(`/api/auth/passkey/${door}`, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await answer.json()).message).not.toMatch(/body|undefined|\[/);
  }
});

import { codeOf, secretIn, untilCodeHasTime } from '#tests/codes.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

const trustedFor30Days = 30 * 86_400;

/** Switches codes on with the one of half a minute ago, so that two are left to sign in with. */
async function switchOn(visitor: Visitor) {
  const asked = await visitor.post('/api/auth/two-factor/enable', { password: visitor.password });
  const { totpURI, backupCodes } = (await asked.json()) as { totpURI: string; backupCodes: string[] };
  const secret = secretIn(totpURI);
  await untilCodeHasTime();
  const shown = await visitor.post('/api/auth/two-factor/verify-totp', { code: codeOf(secret, -1) });
  expect(await shown.json()).toEqual({ status: true });
  return { secret, backupCodes };
}

const showCode = (visitor: Visitor, code: string, more: object = {}) =>
  visitor.post('/api/auth/two-factor/verify-totp', { code, ...more });
const showRecovery = (visitor: Visitor, code: string) =>
  visitor.post('/api/auth/two-factor/verify-backup-code', { code });

/** Another browser of the same person, which has shown the password. */
async function atTheCode(kari: Visitor, cookies?: Map<string, string>) {
  const browser = house.visitor(cookies);
  const input = { email: kari.email, password: kari.password };
  const answer = await browser.post('/api/auth/sign-in/email', input);
  return { browser, answer: await answer.json() };
}

const isIn = (visitor: Visitor) =>
  visitor.ask.people.me().then(
    () => true,
    () => false,
  );
const codeIn = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const subjects = async (kari: Visitor) => {
  await house.runJobs();
  return (await house.practice.emailsTo(kari.email)).map(({ subject }) => subject);
};

test('after the password a code is asked for, and nobody is in before it', async () => {
  const kari = await house.visitor().join();
  const { secret } = await switchOn(kari);
  expect(await kari.ask.security.ways()).toMatchObject({
    hasPassword: true,
    secondFactor: { isOn: true, recoveryCodesLeft: 10 },
    secondFactorAt: expect.any(String),
  });
  expect(await subjects(kari)).toContain('Two-step sign-in is on');

  const { browser, answer } = await atTheCode(kari);
  expect(answer).toMatchObject({ twoFactorRedirect: true });
  expect(await isIn(browser)).toBe(false);
  for (const path of ['enable', 'disable', 'generate-backup-codes'])
    expect((await browser.post(`/api/auth/two-factor/${path}`, { password: kari.password })).status).toBe(
      401,
    );

  const shown = await showCode(browser, codeOf(secret));
  expect(await shown.json()).toEqual({ status: true });
  expect((await browser.ask.security.ways()).secondFactorAt).not.toBeNull();
  expect(await subjects(kari)).toContain('A new browser has signed in to Adfjord');
});

test('a code signs in once, however often or fast it is typed', async () => {
  const kari = await house.visitor().join();
  const { secret } = await switchOn(kari);
  const replay = await atTheCode(kari);
  expect(await codeIn(await showCode(replay.browser, codeOf(secret, -1)))).toBe('CODE_USED');

  const [one, two] = [await atTheCode(kari), await atTheCode(kari)];
  const code = codeOf(secret);
  const answers = await Promise.all([showCode(one.browser, code), showCode(two.browser, code)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a recovery code works once, as it is read from paper, and new ones end the old', async () => {
  const kari = await house.visitor().join();
  const { backupCodes, secret } = await switchOn(kari);
  const [first, second, third] = backupCodes as [string, string, string];
  const { browser } = await atTheCode(kari);
  expect((await showRecovery(browser, ` ${first.toUpperCase().replace('-', ' ')}`)).status).toBe(200);
  expect((await browser.ask.security.ways()).secondFactor.recoveryCodesLeft).toBe(9);

  const again = (await atTheCode(kari)).browser;
  expect(await codeIn(await showRecovery(again, first))).toBe('INVALID_BACKUP_CODE');
  const [one, two] = [await atTheCode(kari), await atTheCode(kari)];
  const both = await Promise.all([showRecovery(one.browser, second), showRecovery(two.browser, second)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);

  const make = (password: string) => browser.post('/api/auth/two-factor/generate-backup-codes', { password });
  expect(await codeIn(await make('a wrong guess'))).toBe('INVALID_PASSWORD');
  const made = (await (await make(kari.password)).json()) as { backupCodes: string[] };
  expect(made.backupCodes).toHaveLength(10);
  expect(await subjects(kari)).toContain('You have new recovery codes');
  const last = (await atTheCode(kari)).browser;
  expect((await showRecovery(last, third)).status).toBe(401);
  expect((await showCode(last, codeOf(secret))).status).toBe(200);
});

test('codes are not guessed: after ten, even the right one has to wait, and an email opens the account', async () => {
  const kari = await house.visitor().join();
  const { secret } = await switchOn(kari);
  const codes: string[] = [];
  for (let round = 0; round < 3; round++) {
    const { browser } = await atTheCode(kari);
    for (let guess = 0; guess < 5; guess++)
      codes.push(await codeIn(await showCode(browser, String(100_000 + round * 10 + guess))));
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'INVALID_CODE'));
  expect(codes.slice(10)).toEqual(Array.from({ length: 5 }, () => 'TOO_MANY_CODES'));
  const refused = await showCode((await atTheCode(kari)).browser, codeOf(secret));
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('900');
  expect(await isIn(kari)).toBe(true);
  expect(house.logged.filter((line) => line.includes('code-refused'))).toHaveLength(1);
});

test('a sign-in that waits for its code ends after ten minutes, after five wrong codes, and with the password', async () => {
  const kari = await house.visitor().join();
  const { secret } = await switchOn(kari);
  const { browser: late } = await atTheCode(kari);
  await house.ctx.db.execute(sql`update verifications set expires_at = now() - interval '1 second'`);
  expect(await codeIn(await showCode(late, codeOf(secret)))).toBe('INVALID_TWO_FACTOR_COOKIE');
  const stranger = house.visitor();
  expect(await codeIn(await showCode(stranger, codeOf(secret)))).toBe('INVALID_TWO_FACTOR_COOKIE');

  const { browser: clumsy } = await atTheCode(kari);
  for (let guess = 0; guess < 5; guess++) await showCode(clumsy, `12345${guess}`);
  expect(await codeIn(await showCode(clumsy, codeOf(secret, 1)))).toBe('TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE');

  const { browser: overtaken } = await atTheCode(kari);
  await resetPassword(kari, house.visitor());
  expect((await showCode(overtaken, codeOf(secret))).status).toBe(401);
});

async function resetPassword(kari: Visitor, browser: Visitor): Promise<Response> {
  await browser.post('/api/auth/request-password-reset', { email: kari.email });
  await house.runJobs();
  const messages = await house.practice.emailsTo(kari.email);
  const { text } = messages.findLast(({ subject }) => subject === 'Reset your password')!;
  const token = /token=([^\s&]+)/.exec(text)![1]!;
  return browser.post('/api/auth/reset-password', { newPassword: kari.password, token });
}

test('a new password by email neither signs in past the code nor switches it off', async () => {
  const kari = await house.visitor().join();
  const { secret } = await switchOn(kari);
  const browser = house.visitor();
  expect((await resetPassword(kari, browser)).status).toBe(200);
  expect(await isIn(browser)).toBe(false);
  expect(await isIn(kari)).toBe(false);
  const { browser: next, answer } = await atTheCode(kari, browser.cookies);
  expect(answer).toMatchObject({ twoFactorRedirect: true });
  expect((await showCode(next, codeOf(secret))).status).toBe(200);
});

test('a browser is let off the code only where the person asks, and until the password changes', async () => {
  const kari = await house.visitor().join();
  const { secret, backupCodes } = await switchOn(kari);
  const { browser: unasked } = await atTheCode(kari);
  await showRecovery(unasked, backupCodes[0]!);
  expect((await atTheCode(kari, unasked.cookies)).answer).toMatchObject({ twoFactorRedirect: true });

  const { browser } = await atTheCode(kari);
  const shown = await showCode(browser, codeOf(secret), { trustDevice: true });
  const cookie = shown.headers.getSetCookie().find((line) => line.includes('trust_device'));
  expect(cookie).toMatch(new RegExp(`Max-Age=${trustedFor30Days}`, 'i'));
  const { answer, browser: trusted } = await atTheCode(kari, browser.cookies);
  expect(answer).toEqual({ status: true });
  // It was let off, and has shown nothing: it may not change how one signs in.
  expect((await trusted.ask.security.ways()).secondFactorAt).toBeNull();
  const off = { password: kari.password };
  expect(await codeIn(await trusted.post('/api/auth/two-factor/disable', off))).toBe('SECOND_FACTOR_FIRST');
  expect((await showCode(trusted, codeOf(secret, 1))).status).toBe(200);
  expect((await trusted.ask.security.ways()).secondFactorAt).not.toBeNull();

  const neighbour = await house.visitor().join();
  await switchOn(neighbour);
  expect((await atTheCode(neighbour, new Map(trusted.cookies))).answer).toMatchObject({
    twoFactorRedirect: true,
  });
  await resetPassword(kari, house.visitor());
  expect((await atTheCode(kari, trusted.cookies)).answer).toMatchObject({ twoFactorRedirect: true });
});

test('switching it off takes the password, and then the password is enough', async () => {
  const kari = await house.visitor().join();
  await switchOn(kari);
  const off = (password: string) => kari.post('/api/auth/two-factor/disable', { password });
  expect(await codeIn(await off('a wrong guess'))).toBe('INVALID_PASSWORD');
  expect((await off(kari.password)).status).toBe(200);
  expect(await subjects(kari)).toContain('Two-step sign-in is off');
  expect((await atTheCode(kari)).answer).toEqual({ status: true });
  const again = await switchOn(kari);
  expect(again.backupCodes).toHaveLength(10);
});

test('what was shown stays shown: through a renewal, and a new password in the same browser', async () => {
  const kari = await house.visitor().join();
  expect((await kari.ask.security.ways()).secondFactorAt).toBeNull();
  await switchOn(kari);
  const { secondFactorAt } = await kari.ask.security.ways();
  await house.ctx.db.execute(sql`update sessions set expires_at = now() + interval '2 days'`);
  expect((await kari.ask.security.ways()).secondFactorAt).toBe(secondFactorAt);
  const change = { currentPassword: kari.password, newPassword: 'another one by far' };
  expect((await kari.post('/api/auth/change-password', change)).status).toBe(200);
  expect((await kari.ask.security.ways()).secondFactorAt).toBe(secondFactorAt);
});

test('neither secret nor recovery codes can be read in the database, and none is told twice', async () => {
  const kari = await house.visitor().join();
  const { secret, backupCodes } = await switchOn(kari);
  const kept = JSON.stringify([
    await house.ctx.db.execute(sql`select * from two_factors`),
    await house.ctx.db.execute(sql`select * from verifications`),
  ]);
  for (const word of [secret, Buffer.from(secret).toString('base64'), ...backupCodes])
    expect(kept).not.toContain(word);
  const ask = { password: kari.password };
  expect((await kari.post('/api/auth/two-factor/get-totp-uri', ask)).status).toBe(404);
  expect(await codeIn(await kari.post('/api/auth/two-factor/enable', ask))).toBe('TOTP_ALREADY_ENABLED');
});

test('it is not switched on without the password, without its code or from another site', async () => {
  const kari = await house.visitor().join();
  const enable = (password: string) => kari.post('/api/auth/two-factor/enable', { password });
  expect(await codeIn(await enable('a wrong guess'))).toBe('INVALID_PASSWORD');
  const { totpURI, backupCodes } = await (await enable(kari.password)).json();
  expect(await codeIn(await showCode(kari, '000000'))).toBe('INVALID_CODE');
  // What nobody has confirmed proves nothing.
  expect(await codeIn(await showRecovery(kari, backupCodes[0]))).toBe('INVALID_BACKUP_CODE');
  const elsewhere = await kari.fetch('/api/auth/two-factor/verify-totp', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify({ code: codeOf(secretIn(totpURI)) }),
  });
  expect(elsewhere.status).toBe(403);
  expect((await atTheCode(kari)).answer).toEqual({ status: true });
  for (let guess = 0; guess < 30; guess++) {
    // What a place may ask a minute would stop them earlier.
    await house.ctx.db.execute(sql`delete from rate_limits where key like '%/two-factor/%'`);
    await enable('a wrong guess');
  }
  expect((await enable(kari.password)).status).toBe(429);
});

test('whoever has no password is told so', async () => {
  const kari = await house.visitor().join();
  await house.ctx.db.execute(sql`delete from credentials where user_id = ${(await kari.ask.people.me()).id}`);
  const answer = await kari.post('/api/auth/two-factor/enable', { password: kari.password });
  expect(await answer.json()).toMatchObject({ code: 'PASSWORD_MISSING', message: /passkey/ });
  expect(await kari.ask.security.ways()).toMatchObject({ hasPassword: false });
});

test.each(['{}', '{"code":7}', '{"code":"\\u0000"}', '{"code":"12 34 5x"}', '[]', '"x"', '{"code":null}'])(
  'a code that is none (%s) is refused in words',
  async (body) => {
    const kari = await house.visitor().join();
    for (const path of ['verify-totp', 'verify-backup-code']) {
      const answer = await kari.fetch(`/api/auth/two-factor/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(400);
    }
  },
);

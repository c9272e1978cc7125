import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse({ TRUSTED_PROXIES: '1', PASSWORD_MIN_LENGTH: '9' });
afterAll(() => house.close());

/** How often this is let through before the first pause is asked for. */
async function countUntilRefused(knock: (attempt: number) => Promise<Response>): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if ((await knock(attempt)).status === 429) return attempt;
  }
  throw new Error('Nobody ever said stop.');
}

const from = (visitor: Visitor, address: string, path: string, body: object) =>
  visitor.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });

test.each([
  ['/api/auth/sign-in/email', 10, (n: number) => ({ email: `${n}@example.test`, password: 'guessing it' })],
  [
    '/api/auth/sign-up/email',
    10,
    (n: number) => ({ name: 'N', email: `${n}@a.test`, password: 'long enough' }),
  ],
  ['/api/auth/request-password-reset', 5, (n: number) => ({ email: `${n}@example.test` })],
  ['/api/auth/reset-password', 10, (n: number) => ({ newPassword: 'long enough', token: `guess-${n}` })],
  ['/api/auth/change-password', 10, () => ({ currentPassword: 'a guess', newPassword: 'long enough' })],
])('%s lets one address through %i times a minute, whatever it asks', async (path, most, body) => {
  const visitor = house.visitor();
  const knock = (attempt: number) => from(visitor, '203.0.113.7', path, body(attempt));
  expect(await countUntilRefused(knock)).toBe(most);
  expect((await from(visitor, '203.0.113.8', path, body(99))).status).not.toBe(429);

  await house.passTime(1);
  expect((await knock(100)).status).not.toBe(429);
});

test('one account is guessed at 20 times a quarter of an hour, from wherever, known or not', async () => {
  const kari = await house.visitor().join();
  for (const email of [kari.email, 'nobody@example.test']) {
    const guess = (attempt: number) =>
      from(house.visitor(), `198.51.100.${attempt}`, '/api/auth/sign-in/email', {
        email: attempt % 2 ? email : email.toUpperCase(),
        password: `guess ${attempt}`,
      });
    expect(await countUntilRefused(guess)).toBe(20);
  }
  expect((await kari.signIn()).status).toBe(429);

  await house.passTime(15);
  expect((await kari.signIn()).status).toBe(200);
});

test('a right password begins the count of guesses anew', async () => {
  const kari = await house.visitor().join();
  const guess = (attempt: number) =>
    from(house.visitor(), `192.0.2.${attempt}`, '/api/auth/sign-in/email', {
      email: kari.email,
      password: `guess ${attempt}`,
    });
  for (let attempt = 0; attempt < 19; attempt++) await guess(attempt);
  await kari.signIn();
  expect(await countUntilRefused((attempt) => guess(attempt + 20))).toBe(20);
});

test('what a client writes left of our proxy’s word is not believed', async () => {
  const visitor = house.visitor();
  const knock = (attempt: number) =>
    from(visitor, `10.1.1.${attempt}, 203.0.113.99`, '/api/auth/sign-in/email', {
      email: `${attempt}@example.test`,
      password: 'guessing it',
    });
  expect(await countUntilRefused(knock)).toBe(10);
});

test('moving to another address is asked for 5 times an hour, links are tried 20 times a minute', async () => {
  const kari = await house.visitor().join();
  const wish = (attempt: number) => kari.ask.people.requestEmailChange({ email: `k${attempt}@example.test` });
  for (let attempt = 0; attempt < 5; attempt++) await wish(attempt);
  await expect(wish(6)).rejects.toMatchObject({ code: 'TOO_OFTEN', data: { minutes: 60 } });

  const link = () => kari.ask.people.confirmEmailChange({ token: 'made up' });
  for (let attempt = 0; attempt < 20; attempt++)
    await expect(link()).rejects.toMatchObject({ code: 'EMAIL_LINK_USED' });
  await expect(link()).rejects.toMatchObject({ code: 'TOO_OFTEN' });
});

test('five letters an hour go to an address that asks for a new password', async () => {
  const kari = await house.visitor().join();
  for (let wish = 0; wish < 7; wish++) {
    await from(kari, `198.51.101.${wish}`, '/api/auth/request-password-reset', { email: kari.email });
    await house.runJobs();
  }
  const letters = await house.practice.lettersTo(kari.email);
  expect(letters.filter(({ subject }) => subject === 'Reset your password')).toHaveLength(5);
});

test('the setting decides how short a password may be', async () => {
  const visitor = house.visitor();
  expect(await visitor.ask.people.passwordRules()).toEqual({ minLength: 9 });
  const wish = (password: string) => ({ name: 'Kari', email: visitor.email, password });
  const answers = ['12345678', '123456789'].map((password) =>
    visitor.post('/api/auth/sign-up/email', wish(password)),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 200]);
});

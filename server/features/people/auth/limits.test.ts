import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse({ TRUSTED_PROXIES: '1', PASSWORD_MIN_LENGTH: '9' });
afterAll(() => house.close());

/** How often this is let through before the first pause is asked for. */
async function countUntilRefused(attemptOnce: (attempt: number) => Promise<Response>): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if ((await attemptOnce(attempt)).status === 429) return attempt;
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
  const attemptOnce = (attempt: number) => from(visitor, '203.0.113.7', path, body(attempt));
  expect(await countUntilRefused(attemptOnce)).toBe(most);
  expect((await from(visitor, '203.0.113.8', path, body(99))).status).not.toBe(429);

  await house.passTime(1);
  expect((await attemptOnce(100)).status).not.toBe(429);
});

const guessAt = (email: string, address: string, visitor = house.visitor()) =>
  from(visitor, address, '/api/auth/sign-in/email', { email, password: 'a wrong guess' });

test('one account is guessed at 10 times a quarter of an hour from one place, known or not', async () => {
  const kari = await house.visitor().join();
  for (const email of [kari.email, 'nobody@example.test']) {
    const place = (attempt: number) => `2001:db8:7:${email.length}::${attempt}`;
    const guess = (attempt: number) => guessAt(attempt % 2 ? email : email.toUpperCase(), place(attempt));
    expect(await countUntilRefused(guess)).toBe(10);
    // The pause of the whole place is over by then.
    await house.passTime(1);
    const refusal = await guess(11);
    expect(refusal.headers.get('retry-after')).toBe('900');
    expect(await refusal.json()).toMatchObject({ code: 'TOO_MANY_TRIES', minutes: 15 });
  }
  await house.passTime(15);
  expect((await guessAt(kari.email, '2001:db8:7::1')).status).toBe(401);
});

test('a stranger’s guesses keep the owner out nowhere: neither at another place nor in a browser that was in before', async () => {
  const kari = await house.visitor().join();
  for (let attempt = 0; attempt < 12; attempt++) await guessAt(kari.email, '198.51.100.1');
  await house.passTime(1);
  const elsewhere = house.visitor();
  const signIn = { email: kari.email, password: kari.password };
  expect((await from(elsewhere, '198.51.100.2', '/api/auth/sign-in/email', signIn)).status).toBe(200);
  expect((await guessAt(kari.email, '198.51.100.1')).status).toBe(429);
  expect((await from(kari, '198.51.100.1', '/api/auth/sign-in/email', signIn)).status).toBe(200);
});

test('a thousand places have 100 guesses an hour between them, and the owner’s browser and a reset still get in', async () => {
  const kari = await house.visitor().join();
  const guess = (attempt: number) => guessAt(kari.email, `198.51.102.${attempt}`);
  for (let attempt = 0; attempt < 99; attempt++) await guess(attempt);
  expect(await countUntilRefused((attempt) => guess(100 + attempt))).toBe(1);

  expect((await kari.signIn()).status).toBe(200);
  await kari.post('/api/auth/request-password-reset', { email: kari.email });
  await house.runJobs();
  const token = /token=([^\s&]+)/.exec((await house.practice.emailsTo(kari.email)).at(-1)!.text)![1]!;
  const browser = house.visitor();
  await browser.post('/api/auth/reset-password', { newPassword: 'quite another one', token });
  const signIn = { email: kari.email, password: 'quite another one' };
  expect((await browser.post('/api/auth/sign-in/email', signIn)).status).toBe(200);
});

test('a browser that was in before may be wrong 20 times, and the right password begins anew', async () => {
  const kari = await house.visitor().join();
  const guess = (attempt: number) => guessAt(kari.email, `192.0.2.${attempt}`, kari);
  for (let attempt = 0; attempt < 19; attempt++) expect((await guess(attempt)).status).toBe(401);
  expect((await kari.signIn()).status).toBe(200);
  expect(await countUntilRefused((attempt) => guess(attempt + 20))).toBe(20);
});

test('the mark of one account opens no other', async () => {
  const [kari, ola] = [await house.visitor().join(), await house.visitor().join()];
  const [mark] = [...kari.cookies].filter(([name]) => name.includes('known_'));
  const [olas] = [...ola.cookies].filter(([name]) => name.includes('known_'));
  const thief = house.visitor(new Map([[olas![0], mark![1]]]));
  const guess = () => guessAt(ola.email, '192.0.3.1', thief);
  expect(await countUntilRefused(guess)).toBe(10);
});

test('what a client writes left of our proxy’s word is not believed', async () => {
  const visitor = house.visitor();
  const attemptOnce = (attempt: number) =>
    from(visitor, `10.1.1.${attempt}, 203.0.113.99`, '/api/auth/sign-in/email', {
      email: `${attempt}@example.test`,
      password: 'guessing it',
    });
  expect(await countUntilRefused(attemptOnce)).toBe(10);
});

test('moving to another address is asked for 5 times an hour, links are tried 20 times a minute', async () => {
  const kari = await house.visitor().join();
  const input = (attempt: number) =>
    kari.ask.people.requestEmailChange({ email: `k${attempt}@example.test` });
  for (let attempt = 0; attempt < 5; attempt++) await input(attempt);
  await expect(input(6)).rejects.toMatchObject({ code: 'TOO_OFTEN', data: { minutes: 60 } });

  const link = () => kari.ask.people.confirmEmailChange({ token: 'made up' });
  for (let attempt = 0; attempt < 20; attempt++)
    await expect(link()).rejects.toMatchObject({ code: 'EMAIL_LINK_USED' });
  await expect(link()).rejects.toMatchObject({ code: 'TOO_OFTEN' });
});

test('an office behind one IPv6 connection counts as one', async () => {
  const attemptOnce = (attempt: number) =>
    from(house.visitor(), `2001:db8:9:9::${attempt}`, '/api/auth/sign-in/email', {
      email: `${attempt}@example.test`,
      password: 'guessing it',
    });
  expect(await countUntilRefused(attemptOnce)).toBe(10);
  const refusal = await attemptOnce(11);
  expect(refusal.headers.get('retry-after')).toBe('60');
  expect(await refusal.json()).toMatchObject({ code: 'TOO_OFTEN', minutes: 1 });
});

test('whoever never asked gets five emails an hour and ten a day, whatever is done with their address', async () => {
  const stranger = house.visitor().email;
  const eve = await house.visitor().join();
  const signUp = (place: number) =>
    from(house.visitor(), `198.51.103.${place}`, '/api/auth/sign-up/email', {
      name: 'Eve',
      email: stranger,
      password: 'guessing it',
    });
  const again = (place: number) =>
    from(house.visitor(), `198.51.104.${place}`, '/api/auth/send-verification-email', { email: stranger });
  for (let hour = 0; hour < 4; hour++) {
    for (let input = 0; input < 4; input++) {
      expect((await signUp(hour * 10 + input)).status).toBe(200);
      expect((await again(hour * 10 + input)).status).toBe(200);
      await eve.ask.people.requestEmailChange({ email: stranger }).catch(() => undefined);
      await house.runJobs();
    }
    const emails = await house.practice.emailsTo(stranger);
    expect(emails).toHaveLength(Math.min((hour + 1) * 5, 10));
    await house.passTime(61);
  }
});

test('five emails an hour go to an address that asks for a new password', async () => {
  const kari = await house.visitor().join();
  for (let input = 0; input < 7; input++) {
    await from(kari, `198.51.101.${input}`, '/api/auth/request-password-reset', { email: kari.email });
    await house.runJobs();
  }
  const emails = await house.practice.emailsTo(kari.email);
  expect(emails.filter(({ subject }) => subject === 'Reset your password')).toHaveLength(5);
});

test('the setting decides how short a password may be', async () => {
  const visitor = house.visitor();
  expect(await visitor.ask.people.passwordRules()).toEqual({ minLength: 9 });
  const input = (password: string) => ({ name: 'Kari', email: visitor.email, password });
  const answers = ['warm-nig', 'warm-nigh'].map((password) =>
    visitor.post('/api/auth/sign-up/email', input(password)),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 200]);
});

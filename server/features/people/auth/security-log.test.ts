import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

interface Line {
  event: string;
  personId?: string;
  from?: string;
}

const noted = (): Line[] =>
  house.logged.map((line) => JSON.parse(line)).filter(({ message }) => message === 'security');

test('signing in, failing, resets, moves and keys stand in the security log, and nothing secret does', async () => {
  const kari = await house.visitor().join();
  const { id } = await kari.ask.people.me();
  const guess = { email: kari.email, password: 'a wrong guess' };
  await kari.post('/api/auth/sign-in/email', guess);
  await house.visitor().post('/api/auth/sign-in/email', { ...guess, email: 'nobody@example.test' });
  const { key } = await kari.makeKey({ name: 'Bookkeeping', access: 'read' });
  await house.visitor().fetch('/api/people/me', { headers: { authorization: `Bearer ${key}` } });
  await house.visitor().fetch('/api/people/me', { headers: { authorization: 'Bearer adf_made_up' } });
  await kari.ask.people.requestEmailChange({ email: 'moving@example.test' });
  await kari.ask.people.cancelEmailChange();
  await kari.post('/api/auth/change-password', {
    currentPassword: kari.password,
    newPassword: 'quite another',
  });
  await kari.post('/api/auth/request-password-reset', { email: kari.email });
  await house.runJobs();
  const emails = await house.practice.emailsTo(kari.email);
  const { text } = emails.find(({ subject }) => subject === 'Reset your password')!;
  const token = /token=([^\s&]+)/.exec(text)![1]!;
  await kari.post('/api/auth/reset-password', { newPassword: 'warm by tonight', token });
  await kari.post('/api/auth/sign-out', {});

  const lines = noted();
  const mine = lines.filter(({ personId }) => personId === id).map(({ event }) => event);
  expect(mine).toEqual([
    'signed-in',
    'sign-in-failed',
    'key-made',
    'key-used',
    'email-move-asked',
    'email-move-cancelled',
    'password-changed',
    'password-reset',
    'signed-out',
  ]);
  const others = lines.filter(({ personId }) => personId !== id).map(({ event }) => event);
  expect(others).toEqual(['signed-up', 'sign-in-failed', 'key-refused', 'password-reset-asked']);
  expect(lines.find(({ event }) => event === 'signed-in')?.from).toMatch(/^10[.]0[.]/);
  const all = house.logged.join();
  for (const secret of [
    kari.email,
    kari.password,
    guess.password,
    key,
    token,
    'moving@',
    'Bookkeeping',
    'Kari',
  ])
    expect(all).not.toContain(secret);
});

test('what leads away from us, or makes no sense, is logged without what was typed', async () => {
  const before = house.logged.length;
  for (const callbackURL of ['kari@example.test', 'https://evil.example/kari', 'x'.repeat(20_000)]) {
    const body = { email: 'kari@example.test', password: 'a wrong guess', callbackURL };
    await house.visitor().post('/api/auth/sign-in/email', body);
  }
  await house.visitor().fetch('/api/auth/callback/google?state=kari-was-here&code=1');
  const said = house.logged.slice(before).join('\n');
  expect(said).not.toMatch(/kari|evil|xxxx/);
  expect(said.length).toBeLessThan(2_000);
});

import { openTestHouse } from '#tests/house.ts';
import { hashPassword } from 'better-auth/crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { credentials } from '../tables.ts';

const house = await openTestHouse();
afterAll(() => house.close());

test.each([
  ['123456', 'PASSWORD_TOO_COMMON'],
  ['Sommer2026', 'PASSWORD_TOO_COMMON'],
  ['Nordmann', 'PASSWORD_IS_YOURS'],
])('%s is nobody’s password: not at sign-up, not by a change, not by email', async (password, code) => {
  const fresh = house.visitor();
  const input = { name: 'Kari Nordmann', email: fresh.email, password };
  const refused = async (answer: Response) => {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code });
  };
  await refused(await fresh.post('/api/auth/sign-up/email', input));

  const kari = await house.visitor().join();
  const change = { currentPassword: kari.password, newPassword: password };
  await refused(await kari.post('/api/auth/change-password', change));

  await kari.post('/api/auth/request-password-reset', { email: kari.email });
  await house.runJobs();
  const token = /token=([^\s&]+)/.exec((await house.practice.emailsTo(kari.email)).at(-1)!.text)![1]!;
  await refused(await kari.post('/api/auth/reset-password', { newPassword: password, token }));
  // The link is not used up by a no.
  expect((await kari.post('/api/auth/reset-password', { newPassword: 'a better one', token })).status).toBe(
    200,
  );
});

test('the new password is not the old one', async () => {
  const kari = await house.visitor().join();
  const answer = await kari.post('/api/auth/change-password', {
    currentPassword: kari.password,
    newPassword: kari.password,
  });
  expect(await answer.json()).toMatchObject({ code: 'PASSWORD_SAME' });
});

test('a password that was hashed more cheaply still signs in, and is hashed anew by that', async () => {
  const kari = await house.visitor().join();
  const former = await hashPassword(kari.password);
  const { id } = await kari.ask.people.me();
  await house.ctx.db.execute(sql`update credentials set password = ${former} where user_id = ${id}`);
  const kept = async () => {
    const [row] = await house.ctx.db
      .select({ hash: credentials.password })
      .from(credentials)
      .where(eq(credentials.userId, id));
    return row!.hash;
  };
  const wrong = { email: kari.email, password: 'a wrong guess' };
  expect((await kari.post('/api/auth/sign-in/email', wrong)).status).toBe(401);
  expect(await kept()).toBe(former);
  expect((await kari.signIn()).status).toBe(200);
  expect(await kept()).toMatch(/^scrypt:/);
  expect((await kari.signIn()).status).toBe(200);
});

test('the email about a new password names the keys that go on working', async () => {
  const kari = await house.visitor().join();
  await kari.makeKey({ name: 'Bookkeeping', access: 'read' });
  const change = { currentPassword: kari.password, newPassword: 'quite another one' };
  expect((await kari.post('/api/auth/change-password', change)).status).toBe(200);
  await house.runJobs();
  const emails = await house.practice.emailsTo(kari.email);
  const message = emails.find(({ subject }) => subject === 'Your password was changed')!;
  expect(message.text).toContain('Bookkeeping');

  const ola = await house.visitor().join();
  await ola.post('/api/auth/change-password', {
    currentPassword: ola.password,
    newPassword: 'quite another one',
  });
  await house.runJobs();
  expect((await house.practice.emailsTo(ola.email)).at(-1)!.text).not.toContain('API');
});

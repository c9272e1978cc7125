import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

const freshAddress = () => `${crypto.randomUUID()}@new.test`;
const linkUsed = { code: 'EMAIL_LINK_USED', status: 410 };

/** Asks for the move and answers the tokens of both emails. */
async function askToMove(kari: Visitor, newEmail: string): Promise<{ present: string; fresh: string }> {
  await kari.ask.people.requestEmailChange({ email: newEmail });
  expect(await house.runJobs()).toEqual([]);
  return { present: await tokenIn(kari.email), fresh: await tokenIn(newEmail) };
}

async function tokenIn(address: string): Promise<string> {
  const { text } = (await house.practice.emailsTo(address)).at(-1)!;
  return /\/auth\?type=email_change&token=([^\s&]+)/.exec(text)![1]!;
}

test.each(['present', 'fresh'] as const)(
  'an account moves once both addresses said yes, the %s one first',
  async (first) => {
    const kari = await house.visitor().join();
    const newEmail = freshAddress();
    const tokens = await askToMove(kari, newEmail);
    expect(await kari.ask.people.me()).toMatchObject({ email: kari.email, pendingEmail: newEmail });
    const second = first === 'present' ? 'fresh' : 'present';
    // Whoever opens an email need not be signed in, and does not become it.
    const stranger = house.visitor();
    const confirm = (token: string) => stranger.ask.people.confirmEmailChange({ token });

    expect(await confirm(tokens[first])).toEqual({ outcome: 'other-address-pending' });
    expect(await confirm(tokens[first])).toEqual({ outcome: 'other-address-pending' });
    expect(await kari.ask.people.me()).toMatchObject({ email: kari.email });

    expect(await confirm(tokens[second])).toEqual({ outcome: 'changed' });
    expect(stranger.cookies.size).toBe(0);
    expect(await confirm(tokens[second])).toEqual({ outcome: 'changed-before' });
    // Whoever sat in the account with the old address is out.
    await expect(kari.ask.people.me()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });

    await house.runJobs();
    const farewell = (await house.practice.emailsTo(kari.email)).at(-1)!;
    expect(farewell.subject).toBe('Your Adfjord account has moved');
    expect(farewell.text).toContain(newEmail);
    const signIn = (email: string) =>
      kari.post('/api/auth/sign-in/email', { email, password: kari.password });
    expect((await signIn(newEmail)).status).toBe(200);
    expect(await kari.ask.people.me()).toMatchObject({ email: newEmail, pendingEmail: null });
    expect((await signIn(kari.email)).status).toBe(401);
  },
);

test('two yeses in the same moment move the account once', async () => {
  const kari = await house.visitor().join();
  const newEmail = freshAddress();
  const { present, fresh } = await askToMove(kari, newEmail);
  const answers = await Promise.all(
    [present, fresh].map((token) => kari.ask.people.confirmEmailChange({ token })),
  );
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'other-address-pending']);
  expect(await kari.ask.people.me()).toMatchObject({ email: newEmail });
});

test('a second wish voids the links of the first', async () => {
  const kari = await house.visitor().join();
  const first = await askToMove(kari, freshAddress());
  await askToMove(kari, freshAddress());
  await expect(kari.ask.people.confirmEmailChange({ token: first.present })).rejects.toMatchObject(linkUsed);
});

test('a link runs out after a day', async () => {
  const kari = await house.visitor().join();
  const { present } = await askToMove(kari, freshAddress());
  await house.passTime(24 * 60 + 1);
  await expect(kari.ask.people.confirmEmailChange({ token: present })).rejects.toMatchObject(linkUsed);
  expect(await kari.ask.people.me()).toMatchObject({ pendingEmail: null });
});

test('an address that somebody took in the meantime stays theirs', async () => {
  const [kari, ola] = [await house.visitor().join(), house.visitor()];
  const { present, fresh } = await askToMove(kari, ola.email);
  await ola.join();
  await kari.ask.people.confirmEmailChange({ token: present });
  await expect(kari.ask.people.confirmEmailChange({ token: fresh })).rejects.toMatchObject(linkUsed);
  expect(await ola.ask.people.me()).toMatchObject({ email: ola.email });
});

test('a link for a new password does not outlive the address it went to', async () => {
  const kari = await house.visitor().join();
  await kari.post('/api/auth/request-password-reset', { email: kari.email });
  await house.runJobs();
  const old = /token=([^\s&]+)/.exec((await house.practice.emailsTo(kari.email)).at(-1)!.text)![1]!;
  const { present, fresh } = await askToMove(kari, freshAddress());
  for (const token of [present, fresh]) await kari.ask.people.confirmEmailChange({ token });
  const input = { newPassword: 'stolen box', token: old };
  expect((await kari.post('/api/auth/reset-password', input)).status).toBe(400);
});

test('asking for the address one has changes nothing', async () => {
  const kari = await house.visitor().join();
  const me = await kari.ask.people.requestEmailChange({ email: kari.email.toUpperCase() });
  expect(me.pendingEmail).toBeNull();
});

test('the browser that confirms stays signed in, every other session ends', async () => {
  const kari = await house.visitor().join();
  const phone = house.visitor();
  await phone.post('/api/auth/sign-in/email', { email: kari.email, password: kari.password });
  const newEmail = freshAddress();
  const { present, fresh } = await askToMove(kari, newEmail);
  for (const token of [present, fresh]) await kari.ask.people.confirmEmailChange({ token });
  expect(await kari.ask.people.me()).toMatchObject({ email: newEmail });
  await expect(phone.ask.people.me()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
});

test('a move that waits says for which address, is sent again to that one alone, and can be dropped', async () => {
  const kari = await house.visitor().join();
  const newEmail = freshAddress();
  const first = await askToMove(kari, newEmail);
  expect(await kari.ask.people.me()).toMatchObject({ pendingEmailWaitsFor: ['present', 'new'] });
  await kari.ask.people.confirmEmailChange({ token: first.present });
  expect(await kari.ask.people.me()).toMatchObject({ pendingEmailWaitsFor: ['new'] });

  const emails = async () => [
    (await house.practice.emailsTo(kari.email)).length,
    (await house.practice.emailsTo(newEmail)).length,
  ];
  const [toPresent, toNew] = await emails();
  expect(await kari.ask.people.resendEmailChange()).toMatchObject({ pendingEmailWaitsFor: ['new'] });
  await house.runJobs();
  expect(await emails()).toEqual([toPresent, toNew! + 1]);
  await expect(kari.ask.people.confirmEmailChange({ token: first.fresh })).rejects.toMatchObject(linkUsed);

  const token = await tokenIn(newEmail);
  expect(await kari.ask.people.cancelEmailChange()).toMatchObject({
    pendingEmail: null,
    pendingEmailWaitsFor: [],
  });
  await expect(kari.ask.people.confirmEmailChange({ token })).rejects.toMatchObject(linkUsed);
  await expect(kari.ask.people.resendEmailChange()).rejects.toMatchObject(linkUsed);
});

test.each(['a change of the password', 'a new password by email'])(
  '%s drops a move that is under way',
  async (how) => {
    const kari = await house.visitor().join();
    const { present } = await askToMove(kari, freshAddress());
    if (how === 'a change of the password') {
      const change = { currentPassword: kari.password, newPassword: 'quite another one' };
      await kari.post('/api/auth/change-password', change);
    } else {
      await kari.post('/api/auth/request-password-reset', { email: kari.email });
      await house.runJobs();
      const message = (await house.practice.emailsTo(kari.email)).at(-1)!;
      const token = /token=([^\s&]+)/.exec(message.text)![1]!;
      await kari.post('/api/auth/reset-password', { newPassword: 'quite another one', token });
    }
    expect(await kari.ask.people.me()).toMatchObject({ pendingEmail: null });
    await expect(kari.ask.people.confirmEmailChange({ token: present })).rejects.toMatchObject(linkUsed);
  },
);

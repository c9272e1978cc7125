import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

test('a person signs up, confirms by letter, signs in and has a workspace with a trial', async () => {
  const kari = house.visitor();
  expect((await kari.signUp()).status).toBe(200);
  expect((await kari.signIn()).status).toBe(403);

  await kari.followLetter();
  expect((await kari.signIn()).status).toBe(200);

  expect(await kari.ask.people.me()).toMatchObject({ name: 'Kari Nordmann', email: kari.email });
  const workspace = await kari.ask.workspaces.current();
  const trialDays = (Date.parse(workspace.trialEndsAt) - Date.now()) / 86_400_000;
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
  const letters = await house.practice.lettersTo(kari.email);
  expect(letters.at(-1)?.subject).toBe('You already have an Adfjord account');
});

test('a visitor is asked to sign in', async () => {
  await expect(house.visitor().ask.campaigns.listDrafts()).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
    status: 401,
  });
});

test('a new password ends every session', async () => {
  const kari = await house.visitor().join();
  await kari.post('/api/auth/request-password-reset', { email: kari.email });
  await house.runJobs();
  const letter = (await house.practice.lettersTo(kari.email)).at(-1)!;
  const token = decodeURIComponent(/token=([^\s&]+)/.exec(letter.text)![1]!);
  expect(letter.text).toContain('/auth?type=recovery');

  expect((await kari.post('/api/auth/reset-password', { newPassword: 'another one', token })).status).toBe(
    200,
  );

  await expect(kari.ask.people.me()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
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

test('knocking too often is answered with a pause', async () => {
  const visitor = house.visitor();
  const answers: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++) answers.push((await visitor.signIn()).status);
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(answers[10]).toBe(429);
});

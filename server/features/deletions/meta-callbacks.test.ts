import { createHmac } from 'node:crypto';
import { openTestHouse } from '#tests/house.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());
const secret = house.ctx.settings.meta.appSecret;

/** What Meta posts when it speaks of this person. */
function signedForm(userId: string, key = secret, ageSeconds = 0): string {
  const issuedAt = Math.floor(house.ctx.meta.now() / 1000) - ageSeconds;
  const claims = { user_id: userId, algorithm: 'HMAC-SHA256', issued_at: issuedAt, nonce: Math.random() };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const signature = createHmac('sha256', key).update(body).digest('base64url');
  return new URLSearchParams({ signed_request: `${signature}.${body}` }).toString();
}

/** Meta’s servers have no cookie, and name no origin. */
const call = (
  kind: 'deauthorize' | 'data-deletion',
  body: string,
  type = 'application/x-www-form-urlencoded',
) =>
  house.app.fetch(
    new Request(`https://adfjord.test/facebook/${kind}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    }),
    { clientAddress: '203.0.113.1' },
  );

async function joinLinked() {
  const kari = await house.visitor().join();
  await kari.connect();
  const { facebookUserId, adAccounts } = (await kari.ask.connections.get())!;
  await kari.ask.connections.select({ adAccountId: adAccounts[0]!.id });
  return { kari, facebookUserId };
}

test('Meta itself can tell us, and takes our answer', async () => {
  const { kari, facebookUserId } = await joinLinked();
  await house.practice.callback('deauthorize', facebookUserId);
  await expect
    .poll(async () => (await kari.ask.connections.get())?.broken)
    .toContain('was removed from the apps');

  const { confirmation_code: code } = await house.practice.callback('delete-data', facebookUserId);
  expect(await house.visitor().ask.deletions.get({ code: code! })).toMatchObject({ scope: 'facebook' });
  expect(await kari.ask.connections.get()).toBeNull();
});

test('who removes the app at Facebook is told why to reconnect, wherever they are linked', async () => {
  const [{ kari, facebookUserId }, { kari: ola }] = [await joinLinked(), await joinLinked()];
  expect((await call('deauthorize', signedForm(facebookUserId))).status).toBe(200);
  for (const visitor of [kari, ola]) {
    expect(await visitor.ask.connections.get()).toMatchObject({
      broken: 'Adfjord was removed from the apps of this Facebook account.',
    });
  }
});

test('who asks Facebook to be forgotten loses what came from there, and keeps what they wrote', async () => {
  const { kari, facebookUserId } = await joinLinked();
  const draft = await prepareCampaign(kari);
  const { id: published } = await prepareCampaign(kari, { title: 'On Facebook' });
  await kari.ask.publications.publish({ campaignId: published, launchImmediately: true });
  await house.runJobs();
  await kari.ask.liveCampaigns.sync({ type: 'manual' });
  await house.runJobs();
  const { loginUrl } = await kari.ask.connections.startLogin({ returnPath: '/dashboard' });
  expect((await kari.ask.liveCampaigns.list()).campaigns.length).toBeGreaterThan(0);

  const answer = await call('data-deletion', signedForm(facebookUserId));

  expect(answer.status).toBe(200);
  const { url, confirmation_code: code } = await answer.json();
  expect(url).toBe(`https://adfjord.test/deletion/${code}`);
  expect(await house.visitor().ask.deletions.get({ code })).toMatchObject({
    code,
    scope: 'facebook',
    finishedAt: expect.any(String),
  });
  expect(await kari.ask.connections.get()).toBeNull();
  expect((await kari.ask.liveCampaigns.list().catch(() => ({ campaigns: [] }))).campaigns).toEqual([]);
  expect(await kari.ask.campaigns.get({ id: draft.id })).toMatchObject({ title: draft.title });
  const state = new URL(loginUrl).searchParams.get('state')!;
  const late = await kari.fetch(`/facebook/callback?code=x&state=${encodeURIComponent(state)}`);
  expect(await late.text()).toContain('was not linked');
});

test('a request that is sent again gets the same answer and changes nothing; an old one is refused', async () => {
  const { kari, facebookUserId } = await joinLinked();
  const [remove, forget] = [signedForm(facebookUserId), signedForm(facebookUserId)];
  await call('deauthorize', remove);
  const answer = await (await call('data-deletion', forget)).json();
  await kari.connect();

  expect(await (await call('data-deletion', forget)).json()).toEqual(answer);
  expect((await call('deauthorize', remove)).status).toBe(200);
  expect(await kari.ask.connections.get()).toMatchObject({ facebookUserId, broken: null });

  for (const kind of ['deauthorize', 'data-deletion'] as const)
    expect((await call(kind, signedForm(facebookUserId, secret, 2 * 3600))).status).toBe(400);
  expect(await kari.ask.connections.get()).toMatchObject({ broken: null });
});

test('somebody we never knew is forgotten all the same', async () => {
  const { confirmation_code: code } = await (await call('data-deletion', signedForm('999'))).json();
  expect(await house.visitor().ask.deletions.get({ code })).toMatchObject({ scope: 'facebook' });
  expect((await call('deauthorize', signedForm('999'))).status).toBe(200);
});

test.each([
  ['a forged signature', signedForm('1', 'not our secret'), undefined],
  ['no field', 'hello=there', undefined],
  ['the field twice', `${signedForm('1', 'x')}&${signedForm('2', 'y')}`, undefined],
  ['no form', '{"signed_request":1}', 'application/json'],
  ['half a form', '--x\r\nContent-Disposition', 'multipart/form-data; boundary=x'],
  ['nothing', '', undefined],
])('%s is refused in plain words', async (_what, body, type) => {
  for (const kind of ['deauthorize', 'data-deletion'] as const) {
    const answer = await call(kind, body, type);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringContaining('signed by Meta') });
  }
});

test.each(['made-up', "' or 1=1"])('%j is the code of no deletion', async (code) => {
  await expect(house.visitor().ask.deletions.get({ code })).rejects.toMatchObject({
    code: 'DELETION_NOT_FOUND',
    status: 404,
  });
});

import { hashOf } from '#server/platform/crypto/hash-of.ts';
import { openTestHouse } from '#tests/house.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Visitor } from '#tests/visitor.ts';

const house = await openTestHouse();
afterAll(() => house.close());

const signedOut = { code: 'NOT_SIGNED_IN' };

/** Reads a stream to its end and answers what it ended with. */
async function endOf(events: AsyncIterable<unknown>): Promise<unknown> {
  try {
    for await (const _event of events);
    return 'finished';
  } catch (error) {
    return error;
  }
}

async function watch(visitor: Visitor): Promise<AsyncIterable<unknown>> {
  const events = await visitor.ask.liveCampaigns.watchSync();
  const iterator = events[Symbol.asyncIterator]();
  await iterator.next();
  return { [Symbol.asyncIterator]: () => iterator };
}

const ends: [what: string, end: (kari: Visitor) => Promise<unknown>][] = [
  ['a sign-out in another browser', (kari) => kari.post('/api/auth/sign-out', {})],
  [
    'a change of the password in another browser',
    (kari) =>
      kari.post('/api/auth/change-password', { currentPassword: kari.password, newPassword: 'a new one' }),
  ],
  ['a new password by letter', (kari) => resetPassword(kari)],
  ['the deletion of the account', (kari) => kari.ask.deletions.deleteAccount({ confirmationText: 'DELETE' })],
];

async function resetPassword(kari: Visitor): Promise<Response> {
  await kari.post('/api/auth/request-password-reset', { email: kari.email });
  await house.runJobs();
  const message = (await house.practice.emailsTo(kari.email)).at(-1)!;
  const token = /token=([^\s&]+)/.exec(message.text)![1]!;
  return kari.post('/api/auth/reset-password', { newPassword: 'another one', token });
}

test.each(ends)('%s ends every session and every open stream', async (_what, end) => {
  const kari = await house.visitor().join();
  const phone = house.visitor();
  await phone.post('/api/auth/sign-in/email', { email: kari.email, password: kari.password });
  const endings = (await Promise.all([watch(phone), watch(phone), watch(phone)])).map(endOf);

  await end(kari);

  for (const ending of await Promise.all(endings)) expect(ending).toMatchObject(signedOut);
  expect(house.logged.filter((line) => line.includes('sign-in stumbled'))).toEqual([]);
  await expect(phone.ask.people.me()).rejects.toMatchObject(signedOut);
  expect((await phone.fetch('/uploads', { method: 'POST' })).status).toBe(401);
});

test('ads that are being written stop with the session, and the draft keeps what it had', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  const { id, ads } = await prepareCampaign(kari);
  // Longer than any sign-out takes.
  await house.practice.latency(60_000, 'writer');
  const ending = endOf(await kari.ask.campaigns.writeAds({ id }));

  await kari.post('/api/auth/sign-out', {});

  expect(await ending).toMatchObject(signedOut);
  await kari.signIn();
  expect((await kari.ask.campaigns.get({ id })).ads).toEqual(ads);
  await house.practice.latency(0, 'writer');
});

test('a run that is watched goes on after a sign-out, and only the watching ends', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  const { id: campaignId } = await prepareCampaign(kari);
  await kari.ask.publications.publish({ campaignId, launchImmediately: false });
  const events = (await kari.ask.operations.watch())[Symbol.asyncIterator]();
  await events.next();

  await kari.post('/api/auth/sign-out', {});
  expect(await endOf({ [Symbol.asyncIterator]: () => events })).toMatchObject(signedOut);

  await house.runJobs();
  await kari.signIn();
  expect(await kari.ask.publications.latest({ campaignId })).toMatchObject({ status: 'published' });
});

test('a stranger’s sign-out ends nobody else’s stream', async () => {
  const [kari, ola] = [await house.visitor().join(), await house.visitor().join()];
  const ending = endOf(await watch(kari));
  await ola.post('/api/auth/sign-out', {});
  await kari.post('/api/auth/sign-out', {});
  expect(await ending).toMatchObject(signedOut);
  expect((await house.visitor(new Map()).post('/api/auth/sign-out', {})).status).toBe(200);
});

test('who changes the password stays signed in, with a session of its own', async () => {
  const kari = await house.visitor().join();
  const before = new Map(kari.cookies);
  const change = (currentPassword: string) =>
    kari.post('/api/auth/change-password', {
      currentPassword,
      newPassword: 'a new one',
      revokeOtherSessions: false,
    });
  expect((await change('not it')).status).toBe(400);
  expect((await change(kari.password)).status).toBe(200);

  expect(await kari.ask.people.me()).toMatchObject({ email: kari.email });
  await expect(house.visitor(before).ask.people.me()).rejects.toMatchObject(signedOut);
  await house.runJobs();
  expect((await house.practice.emailsTo(kari.email)).at(-1)?.subject).toBe('Your password was changed');
});

test('the cookie is for us alone, and lasts seven days', async () => {
  const kari = await house.visitor().join();
  const [cookie] = (await kari.signIn()).headers.getSetCookie();
  for (const part of [
    /^__Host-adfjord/,
    /HttpOnly/i,
    /SameSite=Lax/i,
    /Secure/i,
    /Path=\/;/i,
    /Max-Age=604800/i,
  ])
    expect(cookie).toMatch(part);
});

test('a session that is used lives on: after a day its cookie is renewed with any question', async () => {
  const kari = await house.visitor().join();
  const ask = (path = '/rpc/people/me') => kari.fetch(path);
  expect((await ask()).headers.getSetCookie()).toEqual([]);

  for (const path of ['/rpc/people/me', '/api/people/me', `/media/${crypto.randomUUID()}`]) {
    await house.ctx.db.execute(sql`update sessions set expires_at = now() + interval '2 days'`);
    expect((await ask(path)).headers.getSetCookie()[0]).toMatch(/Max-Age=604800/i);
  }
  expect((await ask()).headers.getSetCookie()).toEqual([]);

  await house.ctx.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
  expect((await ask()).status).toBe(401);
});

test('only a cookie that we have signed is a session, and what ends in the database has ended with the next question', async () => {
  const kari = await house.visitor().join();
  const [[name, value] = []] = [...kari.cookies].filter(([key]) => key.endsWith('session_token'));
  const [token, signature] = decodeURIComponent(value!).split('.') as [string, string];
  const statusWith = async (said: string) =>
    (await house.visitor(new Map([[name!, encodeURIComponent(said)]])).fetch('/rpc/people/me')).status;
  expect(await statusWith(`${token}.${signature}`)).toBe(200);
  const swapped = signature.startsWith('A') ? 'B' : 'A';
  const others = [
    '',
    token,
    `${token}.`,
    `${token}.${swapped}${signature.slice(1)}`,
    `x${token}.${signature}`,
    `${token}.${signature}.x`,
  ];
  for (const said of others) expect([said, await statusWith(said)]).toEqual([said, 401]);

  await house.ctx.db.execute(sql`delete from sessions where token = ${hashOf(token)}`);
  expect(await statusWith(`${token}.${signature}`)).toBe(401);
});

test('after thirty days the password is asked for again, however busy the session was', async () => {
  const kari = await house.visitor().join();
  await house.ctx.db.execute(
    sql`update sessions set created_at = now() - interval '30 days' where user_id = ${await idOf(kari)}`,
  );
  await expect(kari.ask.people.me()).rejects.toMatchObject(signedOut);
  expect((await kari.signIn()).status).toBe(200);
});

test('a session that is over is not let in beside one that is not', async () => {
  const [kari, ola] = [await house.visitor().join(), await house.visitor().join()];
  const [name, over] = [...kari.cookies].find(([key]) => key.endsWith('session_token'))!;
  const holding = ola.cookies.get(name)!;
  await house.ctx.db.execute(
    sql`update sessions set created_at = now() - interval '30 days' where user_id = ${await idOf(kari)}`,
  );
  const statusWith = async (said: string) =>
    (await house.visitor(new Map([[name, said]])).fetch('/rpc/people/me')).status;
  expect(await statusWith(holding)).toBe(200);
  // Of two cookies like these, one reader of cookies takes the first, another one the second.
  expect(await statusWith(`"${holding}"; ${name}=${over}`)).toBe(200);
  expect(await statusWith(`"${holding}.; ${name}=${over}`)).toBe(401);
});

test('a session that ends while it is renewed has ended, and nothing else', async () => {
  const kari = await house.visitor().join();
  await house.ctx.db.execute(
    sql`update sessions set expires_at = now() + interval '2 days' where user_id = ${await idOf(kari)}`,
  );
  await house.ctx.db.execute(
    sql`create function gone() returns trigger language plpgsql as 'begin return null; end'`,
  );
  await house.ctx.db.execute(
    sql`create trigger gone before update on sessions for each row execute function gone()`,
  );
  const { status } = await kari.fetch('/rpc/people/me');
  await house.ctx.db.execute(sql`drop function gone cascade`);
  expect(status).toBe(401);
  expect((await kari.fetch('/rpc/people/me')).status).toBe(200);
});

test('whoever reads the database finds no token that signs in', async () => {
  const kari = await house.visitor().join();
  await kari.post('/api/auth/request-password-reset', { email: kari.email });
  await house.runJobs();
  const message = (await house.practice.emailsTo(kari.email)).at(-1)!;
  const reset = /token=([^\s&]+)/.exec(message.text)![1]!;
  const cookie = [...kari.cookies].find(([name]) => name.endsWith('session_token'))![1];
  const token = decodeURIComponent(cookie).split('.')[0]!;
  const kept = JSON.stringify([
    await house.ctx.db.execute(sql`select * from sessions`),
    await house.ctx.db.execute(sql`select * from verifications`),
  ]);
  expect(token.length).toBeGreaterThan(20);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(reset);
});

test('no answer tells the token to a script', async () => {
  const kari = await house.visitor().join();
  const token = () => {
    const cookie = [...kari.cookies].find(([name]) => name.endsWith('session_token'))![1];
    return decodeURIComponent(cookie).split('.')[0]!;
  };
  const session = await (await kari.fetch('/api/auth/get-session')).json();
  expect(Object.keys(session.session).toSorted()).toEqual(['expiresAt', 'id']);
  expect(session.user).toMatchObject({ email: kari.email, language: 'en' });
  const change = { currentPassword: kari.password, newPassword: 'a new one by far' };
  const answers = [await kari.signIn(), await kari.post('/api/auth/change-password', change)];
  for (const answer of answers) expect(await answer.text()).not.toContain(token());
});

async function idOf(kari: Visitor): Promise<string> {
  return (await kari.ask.people.me()).id;
}

import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { nameDevice } from './name-device.ts';

const house = await openTestHouse();
afterAll(() => house.close());

const agents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
};

async function signIn(kari: Visitor, agent: string, cookies?: Map<string, string>): Promise<Visitor> {
  const browser = house.visitor(cookies);
  await browser.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email: kari.email, password: kari.password }),
  });
  return browser;
}

const lettersOf = async (kari: Visitor) => {
  await house.runJobs();
  return (await house.practice.emailsTo(kari.email)).filter(({ subject }) =>
    /new browser|Ny nett|nettleser/.test(subject),
  );
};

test('a person sees where they are signed in, and ends one or all others at once', async () => {
  const kari = await house.visitor().join();
  const phone = await signIn(kari, agents.phone);
  const desk = await signIn(kari, agents.desk);
  const open = await kari.ask.security.sessions();
  expect(open).toHaveLength(3);
  expect(open.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
  const onPhone = open.find(({ system }) => system === 'iPhone')!;
  expect(onPhone).toMatchObject({ browser: 'Safari', address: /^10[.]0[.]/, isThisOne: false });

  const events = (await phone.ask.liveCampaigns.watchSync())[Symbol.asyncIterator]();
  await events.next();
  const ending = events.next().then(
    () => 'went on',
    (error: unknown) => error,
  );
  await kari.ask.security.endSession({ id: onPhone.id });
  expect(await ending).toMatchObject({ code: 'NOT_SIGNED_IN' });
  await expect(phone.ask.people.me()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  await expect(kari.ask.security.endSession({ id: onPhone.id })).rejects.toMatchObject({
    code: 'SESSION_NOT_FOUND',
  });
  await desk.ask.people.me();
  await kari.ask.security.endOtherSessions();
  await expect(desk.ask.people.me()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect(await kari.ask.security.sessions()).toMatchObject([{ isThisOne: true }]);
});

test('nobody sees or ends the sessions of others, and no key those of its owner', async () => {
  const [kari, ola] = [await house.visitor().join(), await house.visitor().join()];
  const [hers] = await kari.ask.security.sessions();
  await expect(ola.ask.security.endSession({ id: hers!.id })).rejects.toMatchObject({
    code: 'SESSION_NOT_FOUND',
  });
  expect(await ola.ask.security.sessions()).toHaveLength(1);
  const { key } = await kari.makeKey({ name: 'A program', access: 'write' });
  const headers = { authorization: `Bearer ${key}` };
  for (const path of ['sign-in-ways', 'sessions']) {
    const answer = await house.visitor().fetch(`/api/people/me/${path}`, { headers });
    expect(answer.status).toBe(403);
  }
});

test('when a session was used last is known to within ten minutes', async () => {
  const kari = await house.visitor().join();
  const lastUse = async () => Date.parse((await kari.ask.security.sessions())[0]!.lastUsedAt);
  const first = await lastUse();
  await house.passTime(5);
  expect(await lastUse()).toBe(first);
  await house.passTime(6);
  await kari.ask.people.me();
  expect(await lastUse()).toBeGreaterThan(first + 10 * 60_000);
});

test('a letter tells of a sign-in from a browser the account does not know, and of no other', async () => {
  const kari = await house.visitor().join();
  await kari.ask.people.me();
  await kari.signIn();
  expect(await lettersOf(kari)).toEqual([]);

  const desk = await signIn(kari, agents.desk);
  await signIn(kari, agents.desk, desk.cookies);
  const [letter, ...more] = await lettersOf(kari);
  expect(more).toEqual([]);
  for (const said of ['Edge on Windows', 'From the address 10.0.', '(UTC)', '/auth?mode=forgot'])
    expect(letter!.text).toContain(said);

  await kari.ask.people.update({ language: 'nb' });
  await signIn(kari, agents.phone);
  expect((await lettersOf(kari)).at(-1)).toMatchObject({
    subject: 'En ny nettleser har logget inn på Adfjord',
    text: /Safari på iPhone/,
  });
  // Whoever sends no name of a browser is told of, too.
  await signIn(kari, '');
  expect((await lettersOf(kari)).at(-1)!.text).toContain('En nettleser vi ikke kjenner');
});

test('a letter comes with the first sign-in after the sessions were gone, too', async () => {
  const kari = await house.visitor().join();
  await kari.ask.people.me();
  await house.ctx.db.execute(sql`delete from sessions`);
  await signIn(kari, agents.phone);
  expect(await lettersOf(kari)).toHaveLength(1);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari',
    'Mac',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['curl/8.5.0', null, null],
  [undefined, null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(nameDevice(userAgent)).toEqual({ browser, system });
});

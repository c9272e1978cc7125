import { insertOperator } from '#server/features/people/operator-queries.ts';
import { keepErrors } from '#server/platform/log/kept-errors.ts';
import { openLog } from '#server/platform/log/log.ts';
import { openTestHouse } from '#tests/house.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse({
  PUBLIC_URL: 'http://adfjord.test',
  METRICS_TOKEN: 'planted-metrics-token',
  MAIL_FROM: 'Planted <planted@example.com>',
});
afterAll(() => house.close());
const { ctx } = house;
const kari = await house.visitor().join();
const ola = await house.visitor().join();
const me = await kari.ask.people.me();
const him = await ola.ask.people.me();
await insertOperator(ctx.db, me.id);
const { operator } = kari.ask;

test('people are found by a part of their name or address, with what they own, and nothing of what they do', async () => {
  const all = await operator.people({});
  expect(all.count).toBe(2);
  const { people, count, operators } = await operator.people({
    search: ola.email.slice(2, 20).toUpperCase(),
  });
  expect({ count, operators }).toEqual({ count: 1, operators: 1 });
  expect(people[0]).toEqual({
    id: him.id,
    name: him.name,
    email: ola.email,
    memberSince: him.memberSince,
    isOperator: false,
    workspaces: [{ id: await ola.workspaceId(), name: 'Kari Nordmann', plan: 'free', until: null }],
  });
  for (const search of ['%', '_', '\\']) expect((await operator.people({ search })).count).toBe(0);
  expect((await operator.people({ page: 2 })).people).toEqual([]);
});

test('a workspace is put on a plan up to a day, and off it again', async () => {
  const workspaceId = await ola.workspaceId();
  await operator.setPlan({ workspaceId, plan: 'pro', until: '2027-01-31' });
  const [found] = (await operator.people({ search: ola.email })).people;
  expect(found!.workspaces).toMatchObject([{ plan: 'pro', until: '2027-01-31' }]);
  expect((await ola.ask.workspaces.current()).plan).toBe('pro');
  await operator.setPlan({ workspaceId, plan: 'free', until: null });
  expect((await ola.ask.workspaces.current()).plan).toBe('free');
  await expect(
    operator.setPlan({ workspaceId: crypto.randomUUID(), plan: 'pro', until: null }),
  ).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND', defined: true });
});

test('an operator makes others, with their password, and somebody always is one', async () => {
  const wish = { personId: him.id, isOperator: true };
  await expect(operator.setOperator(wish)).rejects.toMatchObject({ code: 'PROOF_NEEDED', defined: true });
  await kari.ask.security.provePassword({ password: kari.password });
  await expect(operator.setOperator({ personId: me.id, isOperator: false })).rejects.toMatchObject({
    code: 'LAST_OPERATOR',
    defined: true,
  });
  await expect(operator.setOperator({ ...wish, personId: 'nobody' })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_FOUND',
  });
  await operator.setOperator(wish);
  expect((await ola.ask.people.me()).isOperator).toBe(true);
  await operator.setOperator({ ...wish, isOperator: false });
  await expect(ola.ask.operator.jobs()).rejects.toMatchObject({ code: 'NOT_AN_OPERATOR' });
});

test('what was given up is told without what it is about, and tried again unless the same waits', async () => {
  const add = (state: string, key: string) =>
    ctx.db.execute(sql`
      insert into jobs.job (name, data, state, singleton_key, retry_count, output, completed_on)
      values ('read-website', '{"address":"planted.example"}', ${state}, ${key}, 3,
        '{"message":"It did not answer.\\n    at somewhere"}', case when ${state} = 'failed' then now() end)`);
  await add('failed', 'one');
  await add('failed', 'two');
  await add('created', 'two');
  const told = await operator.jobs();
  expect(told).toContainEqual(
    expect.objectContaining({ job: 'read-website', due: 1, givenUp: 2, lastError: 'It did not answer.' }),
  );
  expect(JSON.stringify(told)).not.toContain('planted.example');
  expect(await operator.examine()).toContainEqual({
    part: 'queue',
    state: 'look',
    text: 'Jobs given up within the last hour: 2. They are listed under Jobs.',
  });
  expect(await operator.retryJobs({ job: 'read-website' })).toEqual({ count: 1 });
  expect(await operator.jobs()).toContainEqual(
    expect.objectContaining({ job: 'read-website', due: 2, givenUp: 1 }),
  );
  expect(await operator.retryJobs({ job: 'no such job' })).toEqual({ count: 0 });
  await ctx.db.execute(sql`delete from jobs.job where name = 'read-website'`);
});

test('an error is found by the reference that somebody quotes', async () => {
  const log = openLog(keepErrors(ctx.settings.dataDir));
  log.error('a request failed', new Error('The river is dry.'), {
    requestId: 'quoted-1234',
    procedure: 'leads/inbox',
  });
  expect(await operator.errors({ search: 'quoted-1234' })).toEqual([
    expect.objectContaining({ message: 'a request failed', reference: 'quoted-1234', place: 'leads/inbox' }),
  ]);
  expect(await operator.errors({ search: 'nobody quotes this' })).toEqual([]);
});

test('each part of the installation is examined, in the language of whoever asks', async () => {
  await kari.ask.people.update({ language: 'nb' });
  const found = await operator.examine();
  expect(new Set(found.map(({ part }) => part)).size).toBe(9);
  expect(found.find(({ part }) => part === 'versions')!.text).toContain(process.versions.node);
  await kari.ask.people.update({ language: 'en' });
});

test('the file for support says what is set, and holds no secret and nobody', async () => {
  const answer = await kari.fetch('/exports/support.json');
  expect(answer.status).toBe(200);
  const told = await answer.text();
  expect(JSON.parse(told)).toMatchObject({
    settings: { METRICS_TOKEN: 'environment', SECRET: 'environment' },
  });
  const { secret } = ctx.settings;
  for (const planted of ['planted', secret, kari.email, ola.email, 'Nordmann'])
    expect(told).not.toContain(planted);
  expect((await ola.fetch('/exports/support.json')).status).toBe(403);
  expect((await house.visitor().fetch('/exports/support.json')).status).toBe(401);
});

test('without a folder for them no backup is made, and it is said what to set', async () => {
  await expect(operator.backUp({})).rejects.toMatchObject({
    code: 'NO_BACKUP_FOLDER',
    message: 'There is no folder for backups. Set BACKUP_DIR and start the server again.',
  });
});

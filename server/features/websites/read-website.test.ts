import type { Reading } from '#contract/websites/reading.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { forgetReadings } from './forget-readings.ts';
import { runReading } from './run-reading.ts';

const house = await openTestHouse();
const { practice } = house;
let kari: Visitor;
beforeEach(async () => {
  kari = await house.visitor().join();
});
afterEach(async () => {
  await practice.behave();
  await conduct('bergenror.example', 'behaves');
});
afterAll(() => house.close());

const conduct = (host: string, how: string) => practice.call('POST', 'websites', { host, conduct: how });
const start = (address = 'bergenror.example') => kari.ask.websites.read({ address });
const get = (id: string) => kari.ask.websites.get({ id });

async function read(address?: string): Promise<Reading> {
  const { id } = await start(address);
  expect(await house.runJobs()).toEqual([]);
  return get(id);
}

async function visited(since: number): Promise<string[]> {
  const requests = await practice.requests(since);
  return requests.filter(({ service }) => service === 'websites').map(({ path }) => path);
}
const lastSeq = async () => (await practice.requests()).at(-1)?.seq ?? 0;

test('a website is read page by page, and each fact says where it stands', async () => {
  const reading = await read();
  expect(reading).toMatchObject({ status: 'done', problem: null, address: 'https://bergenror.example/' });
  expect(reading.pages.map(({ url, state }) => `${new URL(url).pathname} ${state}`)).toEqual([
    '/ read',
    '/tilbud read',
    '/priser read',
    '/kontakt read',
    '/om-oss read',
  ]);
  const { found } = reading;
  expect(found).toMatchObject({
    businessName: { value: 'Bergen Rør & Varme' },
    industry: { value: 'Plumbing and heating' },
    language: { value: 'Norwegian' },
    place: { value: 'Bergen' },
    about: { value: 'Vi er åtte rørleggere som har holdt Bergen tørr og varm siden 2009.' },
    tone: { value: 'rolig, ærlig', source: { from: 'website' } },
  });
  expect(found.offers[0]).toEqual({
    name: 'Service på varmepumpe',
    description: 'Rens av filter og vifte, kontroll av trykk og en enkel rapport.',
    beforePriceMinor: 249_000,
    priceMinor: 199_000,
    currency: 'NOK',
    source: expect.objectContaining({ from: 'website', url: 'https://bergenror.example/' }),
  });
  expect(found.pictures.map(({ width, height }) => [width, height])).toEqual([
    [1600, 1200],
    [1200, 1200],
  ]);
});

test('the same pages give the same facts, and fill what the firm has not said of its look and voice', async () => {
  await kari.ask.brandKit.update({ tone: 'Glad' });
  const first = await read();
  expect(await kari.ask.brandKit.get()).toMatchObject({
    tone: 'Glad',
    colours: expect.arrayContaining(['#0b4f6c']),
    sources: { colours: { from: 'website' } },
  });
  expect((await read()).found).toEqual(first.found);
});

test('whoever watches sees how far it is, until it is over', async () => {
  const { id } = await start();
  const watched = await kari.ask.websites.watch({ id });
  const first = await watched.next();
  const seen = [first.value as Reading];
  const watching = (async () => {
    for await (const reading of watched) seen.push(reading);
  })();
  await house.runJobs();
  await watching;
  // Several in quick succession become one.
  const read = seen.map(({ pages }) => pages.filter(({ state }) => state === 'read').length);
  expect(read).toEqual(read.toSorted((one, other) => one - other));
  expect(seen.map(({ status }) => status)).toEqual(expect.arrayContaining(['reading', 'done']));
  expect(seen.at(-1)).toEqual(await get(id));
});

test('asked for twice under one id it is read once, and a neighbour’s is not found', async () => {
  const id = crypto.randomUUID();
  const asked = { id, address: 'bergenror.example' };
  expect(await kari.ask.websites.read(asked)).toMatchObject({ id, status: 'reading' });
  await house.runJobs();
  const before = await lastSeq();
  expect(await kari.ask.websites.read(asked)).toMatchObject({ id, status: 'done' });
  await house.runJobs();
  expect(await visited(before)).toEqual([]);
  const { websites } = (await house.visitor().join()).ask;
  for (const attempt of [
    () => websites.read(asked),
    () => websites.get({ id }),
    () => websites.watch({ id }),
    () => websites.cancel({ id }),
    () => websites.takePictures({ id, urls: ['https://bergenror.example/logo.svg'] }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'READING_NOT_FOUND', status: 404 });
});

test('what is no address is refused in words, and twenty readings an hour are enough', async () => {
  await expect(start('hei')).rejects.toMatchObject({
    code: 'WEBSITE_ADDRESS_UNUSABLE',
    message: expect.stringContaining('bergenror.no'),
  });
  for (let count = 0; count < 20; count += 1) await kari.ask.websites.cancel(await start());
  await expect(start()).rejects.toMatchObject({ code: 'TOO_OFTEN', data: { minutes: 60 } });
  await house.passTime(61);
  await kari.signIn();
  await expect(start()).resolves.toMatchObject({ status: 'reading' });
});

test('of many asked for at once three are read, so that no neighbour waits for them', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => start()));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(start()).rejects.toMatchObject({ code: 'TOO_OFTEN', data: { minutes: 1 } });
  await (await house.visitor().join()).ask.websites.read({ address: 'tehuset.example' });
  await house.runJobs();
  await expect(start()).resolves.toMatchObject({ status: 'reading' });
});

test('cancelled in the middle of a page, nothing more is visited, and it stays cancelled', async () => {
  await conduct('bergenror.example', 'hangs');
  const { id } = await start();
  const before = await lastSeq();
  const working = house.runJobs();
  while ((await visited(before)).length === 0) await get(id);
  expect(await kari.ask.websites.cancel({ id })).toMatchObject({ status: 'cancelled' });
  expect(await working).toEqual([]);
  await conduct('bergenror.example', 'behaves');
  expect(await kari.ask.websites.cancel({ id })).toMatchObject({ status: 'cancelled' });
  const afterwards = await lastSeq();
  await house.runJobs();
  expect(await visited(afterwards)).toEqual([]);
  expect(await get(id)).toMatchObject({ status: 'cancelled', problem: null });
});

test('one that is over is not cancelled', async () => {
  const { id, found } = await read();
  expect(await kari.ask.websites.cancel({ id })).toMatchObject({ status: 'done', found });
});

test('a server that is stopped in the middle leaves the reading to the next', async () => {
  const { id } = await start();
  const payload = { workspaceId: await kari.workspaceId(), id };
  await expect(runReading.run(house.ctx, payload, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await get(id)).toMatchObject({ status: 'reading' });
  await house.runJobs();
  expect(await get(id)).toMatchObject({ status: 'done', problem: null });
});

test('a page that cannot be had is left out, and the rest is kept', async () => {
  await practice.trouble({
    service: 'websites',
    path: '/priser',
    times: 9,
    trouble: { kind: 'error', status: 500, code: 0 },
  });
  const { pages, problem, found } = await read();
  expect(pages.find(({ url }) => url.endsWith('/priser'))).toMatchObject({ state: 'skipped' });
  expect(problem).toBeNull();
  expect(found.offers[0]).toMatchObject({ name: 'Service på varmepumpe', priceMinor: 199_000 });
});

test('without a writer the pages speak for themselves', async () => {
  await practice.trouble({
    service: 'writer',
    times: 9,
    trouble: { kind: 'error', status: 529, code: 529 },
  });
  const { status, problem, found } = await read();
  expect({ status, problem }).toEqual({ status: 'done', problem: null });
  expect(found.offers.map(({ priceMinor }) => priceMinor)).toContain(199_000);
  // Of its trade the register tells, by the number at the foot of the page.
  expect(found.industry).toEqual({
    value: 'Plumbing and heating',
    source: expect.objectContaining({ from: 'register', words: '43.221 Rørleggerarbeid' }),
  });
  expect(found.tone).toBeUndefined();
});

test('after the trial nothing is written, and websites are still read', async () => {
  // The trial begins with the first thing somebody does.
  await kari.ask.workspaces.current();
  await house.passTime(15 * 24 * 60);
  await kari.signIn();
  const { status, found } = await read();
  expect(status).toBe('done');
  expect(found).toMatchObject({ businessName: { value: 'Bergen Rør & Varme' }, place: { value: 'Bergen' } });
  expect(found.tone).toBeUndefined();
});

test.each([
  ['switched-off', 'no-answer'],
  ['no-server', 'no-server'],
  ['expired', 'insecure'],
  ['loops', 'endless'],
  ['leads-inside', 'private-network'],
  ['refuses', 'refused'],
  ['not-found', 'not-found'],
  ['error', 'server-error'],
])('a website that is %s says why nothing was found', async (how, problem) => {
  await conduct('bergenror.example', how);
  const reading = await read();
  expect(reading).toMatchObject({ status: 'done', problem, found: { offers: [], pictures: [] } });
});

test('a firm’s page on a big platform is not visited', async () => {
  const before = await lastSeq();
  expect(await read('facebook.com/bergenror')).toMatchObject({ status: 'done', problem: 'platform' });
  expect(await visited(before)).toEqual([]);
});

test('after a day what was found is forgotten', async () => {
  const { id } = await read();
  const tidy = async () => {
    await house.ctx.queue.add(house.ctx.db, forgetReadings, {}, { key: 'now' });
    expect(await house.runJobs()).toEqual([]);
  };
  await house.passTime(23 * 60);
  await tidy();
  await kari.signIn();
  expect(await get(id)).toMatchObject({ status: 'done' });
  await house.passTime(62);
  await tidy();
  await kari.signIn();
  await expect(get(id)).rejects.toMatchObject({ code: 'READING_NOT_FOUND' });
});

import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';

const house = await openTestHouse();
const { practice } = house;
let kari: Visitor;
beforeEach(async () => {
  kari = await house.visitor().join();
  await kari.connect();
});
afterEach(() => practice.behave());
afterAll(() => house.close());

async function choose(name: string): Promise<string> {
  const { pages } = (await kari.ask.connections.get())!;
  const page = pages.find((each) => each.name === name)!;
  await kari.ask.connections.select({ pageId: page.id });
  return page.id;
}

async function read(address = 'bergenror.example') {
  const { id } = await kari.ask.websites.read({ address });
  expect(await house.runJobs()).toEqual([]);
  return kari.ask.websites.get({ id });
}

test('of a firm whose website is down its Facebook page tells, and lends its picture as a logo', async () => {
  await practice.call('POST', 'websites', { host: 'bergenror.example', conduct: 'switched-off' });
  const pageId = await choose('Bergen Rør & Varme');
  const { id, problem, found } = await read();
  await practice.call('POST', 'websites', { host: 'bergenror.example', conduct: 'behaves' });
  const url = `https://www.facebook.com/${pageId}`;
  const told = (value: string, words = value) => ({ value, source: { from: 'facebook-page', words, url } });
  expect(problem).toBe('no-answer');
  expect(found).toMatchObject({
    businessName: told('Bergen Rør & Varme'),
    industry: told('Plumbing and heating', 'Plumbing Service'),
    place: told('Bergen'),
  });
  const [logo] = await kari.ask.websites.takePictures({ id, urls: [found.logo!.value] });
  expect(await kari.ask.brandKit.get()).toMatchObject({ logoMediaId: logo!.id });
});

test('what the website says goes before what the page says', async () => {
  await choose('Bergen Rør & Varme');
  const { found } = await read();
  expect(found.businessName?.source.from).toBe('website');
  expect(found.logo?.value).toBe('https://bergenror.example/logo.svg');
});

test('an agency has a page of another firm chosen, and it fills in nothing', async () => {
  await practice.call('POST', 'websites', { host: 'bergenror.example', conduct: 'switched-off' });
  await choose('Solsiden Bakeri');
  const { found } = await read();
  await practice.call('POST', 'websites', { host: 'bergenror.example', conduct: 'behaves' });
  expect(found).toEqual({ offers: [], sellingPoints: [], pictures: [] });
});

test.each([
  'facebook.com/bergenror',
  'https://www.facebook.com/Bergen.Ror.Varme/?ref=page',
  'https://m.facebook.com/profile.php?id=ID',
  'https://facebook.com/pages/Bergen-Ror/ID',
  'fb.com/p/Bergen-Ror-ID',
])('the chosen Facebook page is known by its address: %s', async (address) => {
  const pageId = await choose('Bergen Rør & Varme');
  const { problem, found } = await read(address.replace('ID', pageId));
  expect(problem).toBe('own-page');
  expect(found).toMatchObject({
    businessName: { value: 'Bergen Rør & Varme', source: { from: 'facebook-page' } },
    industry: { value: 'Plumbing and heating' },
    place: { value: 'Bergen' },
    offers: [],
  });
});

test.each([
  'facebook.com/solsidenbakeri',
  'facebook.com/bergenror/posts/1',
  'facebook.com/profile.php?id=1',
  'instagram.com/bergenror',
])('another page than the chosen one fills in nothing: %s', async (address) => {
  await choose('Bergen Rør & Varme');
  const { problem, found } = await read(address);
  expect({ problem, found }).toEqual({
    problem: 'platform',
    found: { offers: [], sellingPoints: [], pictures: [] },
  });
});

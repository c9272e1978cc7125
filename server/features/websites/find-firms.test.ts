import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const house = await openTestHouse();
let kari: Visitor;
beforeAll(async () => {
  kari = await house.visitor().join();
});
afterEach(() => house.practice.behave());
afterAll(() => house.close());

const find = async (query: string) => (await kari.ask.websites.findFirms({ query })).firms;

test('a firm is found by its name, as it writes itself, with its industry', async () => {
  const [first] = await find('bergen rør & varme');
  expect(first).toMatchObject({
    name: 'Bergen Rør & Varme AS',
    industry: 'Plumbing and heating',
    trade: 'Rørleggerarbeid',
    place: 'Bergen',
    website: 'www.bergenror.example',
    isClosing: false,
  });
  const blanks = first!.number.replaceAll(/(\d{3})(?=\d)/g, '$1 ');
  expect(await find(blanks)).toEqual([first]);
  expect(await find(`NO ${first!.number} MVA`)).toEqual([first]);
  expect(await find(`Org.nr.: ${blanks}`)).toEqual([first]);
});

test('one that is being wound up says so, and nobody is found where nobody is', async () => {
  expect(await find('tehuset stavanger')).toMatchObject([{ isClosing: true }]);
  expect(await find('finnes ikke noe sted')).toEqual([]);
  expect(await find('123456789')).toEqual([]);
  expect(await find('?? ⭐')).toEqual([]);
});

test('a register that does not answer is told in words', async () => {
  const trouble = { kind: 'error', status: 503, code: 0 };
  await house.practice.trouble({ service: 'register', times: 9, trouble });
  await expect(find('bergen')).rejects.toMatchObject({ code: 'REGISTER_UNAVAILABLE', status: 503 });
});

test('so often an hour is enough', async () => {
  const ola = await house.visitor().join();
  const ask = () => ola.ask.websites.findFirms({ query: '123456789' });
  for (let count = 0; count < 300; count += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_OFTEN' });
});

import type { Language } from '#contract/people/people.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';
import { industries } from './industries.ts';
import { industriesInNorwegian } from './industries-in-norwegian.ts';

const house = await openTestHouse();
afterAll(() => house.close());

test('every industry has a Norwegian name of its own', () => {
  expect(Object.keys(industriesInNorwegian).sort()).toEqual(industries.map(({ name }) => name).sort());
  expect(new Set(Object.values(industriesInNorwegian)).size).toBe(industries.length);
});

test('industries are named in the language of whoever chooses one, and kept under the same name', async () => {
  const kari = await house.visitor().join();
  async function listed(language: Language) {
    await kari.ask.people.update({ language });
    return (await kari.fetch('/api/industries')).json();
  }
  const trade = { name: 'Plumbing and heating', specialAdCategory: 'none' };
  expect(await listed('en')).toContainEqual({ ...trade, label: 'Plumbing and heating' });
  expect(await listed('nb')).toContainEqual({ ...trade, label: 'Rørlegger og varme' });
});

import type { Language } from '#contract/people/people.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';
import { industries } from './industries.ts';
import { labelIndustries } from './label-industries.ts';

const house = await openTestHouse();
afterAll(() => house.close());

test('every industry has a Norwegian name of its own, and is called in English what it is kept under', async () => {
  const inEnglish = await labelIndustries(house.ctx.db, 'en');
  expect(inEnglish.map(({ label }) => label)).toEqual(inEnglish.map(({ name }) => name));
  const inNorwegian = await labelIndustries(house.ctx.db, 'nb');
  expect(new Set(inNorwegian.map(({ label }) => label)).size).toBe(industries.length);
  // A word that is the same in both languages is no name left out.
  const same = inNorwegian.filter(({ name, label }) => name === label);
  expect(same.map(({ name }) => name)).toEqual([]);
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

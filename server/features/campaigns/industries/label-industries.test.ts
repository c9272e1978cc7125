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

test.each([
  ['Bakery', 'Bakery and café'],
  ['Coffee shop', 'Bakery and café'],
  ['Yoga Studio', 'Fitness and gyms'],
  ['Automotive Repair Shop', 'Automotive repair and care'],
  ['Car dealership', 'Automotive sales'],
  ['Hair Salon', 'Hairdressers and barbers'],
  ['Real Estate Agent', 'Real estate'],
  ['Sporting Goods Store', 'Sports and outdoor'],
  ['Clothing (Brand)', 'Fashion and clothing'],
  ['Shopping & retail', 'Retail and online shops'],
  ['Petroleum service', undefined],
  ['Public figure', undefined],
])('a page of the kind %s is of the industry %s', async (category, industry) => {
  const known = await labelIndustries(house.ctx.db, 'en');
  const told = known.flatMap(({ name, pageWords }) =>
    pageWords.flatMap((word) => (`${category.toLowerCase()} `.includes(word) ? [{ name, word }] : [])),
  );
  const [longest] = told.toSorted((one, other) => other.word.length - one.word.length);
  expect(longest?.name).toBe(industry);
});

test('industries are named in the language of whoever chooses one, and kept under the same name', async () => {
  const kari = await house.visitor().join();
  async function listed(language: Language) {
    await kari.ask.people.update({ language });
    return (await kari.fetch('/api/industries')).json();
  }
  const pageWords = ['plumb', 'heating', 'hvac'];
  const trade = { name: 'Plumbing and heating', specialAdCategory: 'none', pageWords };
  expect(await listed('en')).toContainEqual({ ...trade, label: 'Plumbing and heating' });
  expect(await listed('nb')).toContainEqual({ ...trade, label: 'Rørlegger og varme' });
});

import { expect, test } from 'vitest';
import { readSites } from './read-sites.ts';
import { wrongOn } from './tell-websites.ts';

/** Of each kind of fact, the share that is found at least; `npm run bench -- counted` tells it by website. */
const least: Record<string, number> = {
  name: 1,
  industry: 1,
  place: 1,
  language: 1,
  phone: 1,
  'opening hours': 1,
  about: 1,
  tone: 1,
  offers: 1,
  prices: 1,
  'selling points': 0.95,
  // Those that are used once are not told from the page's own.
  colours: 0.5,
  logo: 1,
  pictures: 1,
};

test('of twelve websites a careful person’s facts are found, and nothing is told that is not so', async () => {
  const sites = await readSites();
  expect(sites.flatMap((site) => wrongOn(site).map((wrong) => `${site.host}: ${wrong}`))).toEqual([]);
  const byFact = Map.groupBy(
    sites.flatMap(({ judged }) => judged),
    ({ fact }) => fact,
  );
  const shares = [...byFact].map(([fact, judged]) => {
    const there = judged.reduce((sum, each) => sum + each.there, 0);
    const found = judged.reduce((sum, each) => sum + each.found, 0);
    return [fact, there === 0 ? 1 : found / there] as const;
  });
  expect(shares.filter(([fact, share]) => share < (least[fact] ?? 0))).toEqual([]);
}, 60_000);

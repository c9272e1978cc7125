import type { Limit } from '../limits.ts';
import { readSites, type ReadSite } from './read-sites.ts';

/** Says of each website of the small web how much of what a careful person finds is found, and what is told that is not so. */
export async function tellWebsites(): Promise<Limit[]> {
  const sites = await readSites();
  console.log(
    '\nTwelve websites, read into a draft: what a careful person finds, and what is not so (limit: 0)\n',
  );
  console.table(
    sites.map((site) => ({
      website: site.host,
      pages: site.pages,
      'facts there': sum(site, ({ there }) => there),
      found: sum(site, ({ found }) => found),
      wrong: wrongOn(site).length,
      ms: Math.round(site.ms),
    })),
  );
  for (const site of sites) for (const wrong of wrongOn(site)) console.log(`${site.host}: ${wrong}`);
  const there = sites.reduce((all, site) => all + sum(site, (judged) => judged.there), 0);
  const found = sites.reduce((all, site) => all + sum(site, (judged) => judged.found), 0);
  return [
    { what: 'facts of twelve websites that are not so', measured: sites.flatMap(wrongOn).length, toReach: 0 },
    {
      what: 'of 100 facts of twelve websites, not found',
      measured: 100 - (100 * found) / there,
      toReach: 8,
    },
  ];
}

/** Everything that was told of a website and is not so, how it ended included. */
export function wrongOn({ wrongEnd, judged }: ReadSite): string[] {
  return [
    ...(wrongEnd ? [`ended as ${wrongEnd}`] : []),
    ...judged.flatMap(({ fact, wrong }) => wrong.map((value) => `${fact}: ${value}`)),
  ];
}

function sum({ judged }: ReadSite, count: (one: ReadSite['judged'][number]) => number): number {
  return judged.reduce((all, one) => all + count(one), 0);
}

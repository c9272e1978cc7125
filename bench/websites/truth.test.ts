import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { openPractice } from '#sandbox/practice/practice.ts';
import { linesAt } from '#sandbox/practice/practice-pages.ts';
import { siteAt } from '#sandbox/websites/sites/sites.ts';
import { industries } from '#server/features/campaigns/industries/industries.ts';
import { readingProblems } from '#contract/websites/reading.ts';
import { unreadable } from './bad-sites.ts';
import { truths } from './truth.ts';

const practice = await openPractice();
afterAll(() => practice.close());

const readable = truths.filter(({ problems }) => problems.includes(null));

async function saidOn(host: string): Promise<string> {
  const paths = Object.keys(siteAt(host)!.answers).filter((path) => !/\.(?!html)\w+$/.test(path));
  const lines = await Promise.all(paths.map((path) => linesAt(practice, `https://${host}${path}`)));
  return lines.flat().join('\n');
}

async function widthOf(host: string, path: string): Promise<number> {
  const picture = await practice.send('GET', `/websites/https/${host}${path}`);
  return (await sharp(await picture.arrayBuffer()).metadata()).width;
}

test.each(readable)('what is true of $host stands on it', async (truth) => {
  const said = await saidOn(truth.host);
  const digits = said.replaceAll(/(?<=\d)[ .,\u00a0](?=\d)/g, '');
  const texts = [
    ...truth.businessNames,
    ...truth.places,
    ...truth.sellingPoints,
    ...truth.abouts,
    ...truth.offers.map(({ name }) => name),
  ];
  expect(texts.filter((text) => !said.includes(text))).toEqual([]);
  expect(digits).toContain(truth.phone!.replace('+47', ''));
  const amounts = truth.offers.flatMap(({ prices }) =>
    prices.flatMap(({ now, before = now }) => [now, before]),
  );
  expect(amounts.filter((amount) => !digits.includes(String(amount)))).toEqual([]);
});

test.each(truths)('pictures, logo and colours of $host are as they are told', async (truth) => {
  const { host, largePictures, smallPictures, logo, colours } = truth;
  const widths = (paths: string[]) => Promise.all(paths.map((path) => widthOf(host, path)));
  expect((await widths(largePictures)).filter((width) => width < 1080)).toEqual([]);
  expect((await widths(smallPictures)).filter((width) => width >= 1080)).toEqual([]);
  expect((await widths(logo ? [logo] : [])).filter((width) => width < 100)).toEqual([]);
  const front = await (await practice.send('GET', `/websites/https/${host}/`)).text();
  expect(colours.filter((colour) => !front.includes(colour))).toEqual([]);
});

test('the industries can be chosen, and the problems have names', () => {
  const known = industries.map(({ name }) => name);
  expect(truths.flatMap((truth) => truth.industries).filter((name) => !known.includes(name))).toEqual([]);
  const problems = [
    ...truths.flatMap((truth) => truth.problems),
    ...unreadable.map(({ problem }) => problem),
  ];
  const names: (string | null)[] = [...readingProblems, null];
  expect(problems.filter((problem) => !names.includes(problem))).toEqual([]);
});

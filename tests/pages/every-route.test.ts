import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#web/routes.ts';
import { campaignCases } from './campaign-cases.ts';
import { liveCases } from './live-cases.ts';
import { ledElsewhere, measuredCases } from './measured-cases.ts';
import { ownCases } from './own-cases.ts';
import { publicPatterns } from './public-patterns.ts';

/** Those with tests or journeys of their own. */
const onTheirOwn = [
  '/auth',
  '/deletion/:code',
  '/join',
  '/connect',
  '/setup',
  '/a/:token',
  '/dev/design',
  '/*',
];

test('Every route there is stands in the tables of pages that are walked through', () => {
  const cases = [...ownCases, ...campaignCases, ...liveCases];
  const walked = [
    ...cases.flatMap(({ pattern, alias }) => (alias ? [pattern, alias.pattern] : [pattern])),
    ...publicPatterns,
    ...onTheirOwn,
  ];
  expect(walked.toSorted()).toEqual(patternsOf(routes).toSorted());
});

test('Every route there is is measured at every width', () => {
  // What no address leads to is drawn by the page of /404.
  const measured = [...measuredCases.flatMap(({ patterns }) => patterns), ...ledElsewhere, '/*'];
  expect(measured.toSorted()).toEqual(patternsOf(routes).toSorted());
});

function patternsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path ? `${parent}/${path}` : parent;
    if (children) return patternsOf(children, here);
    return index || path ? [here || '/'] : [];
  });
}

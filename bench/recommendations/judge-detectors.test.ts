import { type Judged, judgeDetectors } from './judge-detectors.ts';
import { expect, test } from 'vitest';

// As many as tell; `npm run bench -- counted` looks at 2,000: docs/decisions/0082-what-a-recommendation-is.md
const judged = Map.groupBy(judgeDetectors({ seed: 'daily', count: 150, dayCount: 60 }), ({ code }) => code);

const shareOf = (those: Judged[], which: (each: Judged) => boolean) =>
  those.filter(which).length / those.length;

test.each([...judged])('%s tells of at most one campaign in twenty what is not so', (_, those) => {
  const others = those.filter(({ criedWolf }) => criedWolf !== undefined);
  expect(others.length).toBeGreaterThan(40);
  expect(shareOf(others, ({ criedWolf }) => criedWolf === true)).toBeLessThanOrEqual(0.05);
});

test.each([
  ['no-results', 0.9],
  ['limit-near', 0.9],
  ['held-back', 0.6],
  ['ad-tired', 0.2],
  ['form-unsent', 0.05],
] as const)('of what %s looks for, it finds its share', (code, least) => {
  const so = judged.get(code)!.filter(({ foundAfter }) => foundAfter !== null);
  expect(so.length).toBeGreaterThan(5);
  expect(shareOf(so, ({ foundAfter }) => foundAfter !== undefined)).toBeGreaterThan(least);
});

import { expect, test } from 'vitest';
import { judge, pageOf } from './look-rules.ts';

const at = new Date('2026-11-24T12:00:00Z');
const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
const minutesTo = (due: Date) => (due.getTime() - at.getTime()) / 60_000;
const down = { outcome: 'down', because: 'nobody', ms: 20 } as const;
const slow = { outcome: 'reached', because: null, ms: 6_001 } as const;
const fine = { outcome: 'reached', because: null, ms: 6_000 } as const;
const well = { ...fine, badSince: null };
const wasDown = (minutes: number) => ({ ...down, badSince: before(minutes) });
const told = (look: Parameters<typeof judge>[0], known: Parameters<typeof judge>[1]['known']) => {
  const { badSince, dueAt } = judge(look, { known, at, chance: 0.5 });
  return [badSince, minutesTo(dueAt)];
};

test('a page that is well is looked at four times a day at most', () => {
  expect(told(fine, well)).toEqual([null, 375]);
  expect(minutesTo(judge(down, { known: wasDown(10), at, chance: 0 }).dueAt)).toBe(360);
});

test('a bad look is looked at again ten minutes later, and counts from the first one', () => {
  expect(told(down, well)).toEqual([at, 10]);
  expect(told(slow, well)).toEqual([at, 10]);
  expect(told(down, wasDown(9))).toEqual([before(9), 10]);
  expect(told(down, wasDown(10))).toEqual([before(10), 375]);
});

test('slow and broken are two things: each has to be seen twice', () => {
  expect(told(slow, wasDown(10))).toEqual([at, 10]);
  expect(told(down, { ...slow, badSince: before(10) })).toEqual([at, 10]);
});

test.each(['refused', 'unclear'] as const)('where nobody can say (%s), nothing is said', (outcome) => {
  expect(told({ outcome, because: null, ms: 9_000 }, wasDown(10))).toEqual([null, 375]);
});

test.each([
  ['https://Bakery.example/bread?a=1#top', 'https://bakery.example/bread?a=1'],
  ['http://bakery.example', 'http://bakery.example/'],
  ['http://fb.me/', undefined],
  ['https://www.instagram.com/bakery', undefined],
  ['https://notfacebook.com/', 'https://notfacebook.com/'],
  ['tel:+4755000000', undefined],
  ['bakery', undefined],
])('an ad that leads to %s is looked at as %s', (link, address) => {
  expect(pageOf(link)).toBe(address);
});

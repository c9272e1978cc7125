import { languages } from '#contract/people/people.ts';
import { coded, sayText } from '#server/platform/coded-text.ts';
import { expect, test } from 'vitest';
import { isDown, isUnwanted, nextTryAt, outcomeOf, restOf } from './deliver-rules.ts';

const minute = 60_000;

test('pauses grow from a minute to hours, and end within a day', () => {
  const createdAt = new Date(0);
  const pauses: number[] = [];
  let now = 0;
  for (let tries = 1; ; tries += 1) {
    const next = nextTryAt({ tries, createdAt }, now);
    if (!next) break;
    pauses.push((next.getTime() - now) / minute);
    now = next.getTime();
  }
  expect(pauses[0]).toBe(1);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(240);
  expect(now / minute).toBeGreaterThan(23 * 60);
  expect(now / minute).toBeLessThanOrEqual(24 * 60);
});

test('only a 2xx says that the lead has arrived', () => {
  for (const status of [200, 201, 202, 204]) expect(outcomeOf({ status }).problem).toBeNull();
  for (const status of [100, 301, 302, 400, 401, 404, 410, 422, 429, 500, 503])
    for (const language of languages)
      expect(sayText(outcomeOf({ status }).problem!, language)).toContain(String(status));
  expect([404, 410, 500].map((status) => isUnwanted(outcomeOf({ status })))).toEqual([false, true, false]);
});

test('who asks to be left alone is left alone for that long, within reason, and within the day', () => {
  const createdAt = new Date(0);
  const next = (tries: number, waitMs?: number) =>
    nextTryAt({ tries, createdAt }, 0, outcomeOf({ status: 429, waitMs }))!.getTime() / minute;
  expect(next(1, 7 * minute)).toBe(7);
  expect(next(6, 7 * minute)).toBe(7);
  expect(next(1, 1000)).toBe(1);
  expect(next(1, 7 * 24 * 60 * minute)).toBe(240);
  expect(next(1)).toBe(1);
  expect(restOf(outcomeOf({ status: 503, waitMs: 30 * minute })) / minute).toBe(30);
  expect(restOf(outcomeOf({ status: 503 })) / minute).toBe(1);
  // Of a mistake of its own nobody says when it ends.
  expect(outcomeOf({ status: 500, waitMs: 7 * minute }).waitMs).toBeUndefined();
  expect(
    nextTryAt({ tries: 3, createdAt }, 23.5 * 60 * minute, outcomeOf({ status: 503, waitMs: 60 * minute })),
  ).toBeNull();
});

test('a receiver that answers for itself is not down, a silent or overrun one is', () => {
  expect(isDown({ httpStatus: null, problem: coded('lead-delivery-too-slow') })).toBe(true);
  expect([429, 502, 503, 504].map((status) => isDown(outcomeOf({ status })))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([200, 400, 410, 500].map((status) => isDown(outcomeOf({ status })))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

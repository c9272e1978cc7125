import { expect, test } from 'vitest';
import { isDown, nextTryAt, outcomeOf } from './deliver-rules.ts';

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
  for (const status of [200, 201, 202, 204]) expect(outcomeOf(status).problem).toBeNull();
  for (const status of [100, 301, 302, 400, 401, 404, 410, 422, 429, 500, 503])
    expect(outcomeOf(status).problem).toContain(String(status));
});

test('a receiver that answers for itself is not down, a silent or overrun one is', () => {
  expect(isDown({ httpStatus: null, problem: 'It did not answer.' })).toBe(true);
  expect([429, 502, 503, 504].map((status) => isDown(outcomeOf(status)))).toEqual([true, true, true, true]);
  expect([200, 400, 410, 500].map((status) => isDown(outcomeOf(status)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

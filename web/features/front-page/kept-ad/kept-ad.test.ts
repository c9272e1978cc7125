import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findKeptAd, forgetKeptAd, keepAd, keptForMs, type KeptAd } from './kept-ad.ts';

const now = Date.UTC(2026, 10, 23, 4);
const ad: KeptAd = {
  what: 'Plumber',
  place: 'Bergen',
  isTown: true,
  trade: 'plumber',
  tone: 'friendly',
  headline: 'Drip, drip? We fix that',
  text: 'Say what is wrong.',
  dailyBudgetKroner: 300,
  language: 'nb',
};
let stored: string | null = null;

beforeEach(() => {
  stored = null;
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, value: string) => (stored = value),
    removeItem: () => (stored = null),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const put = (change: object) => (stored = JSON.stringify({ ...ad, keptAt: now, ...change }));

test('an ad is found as it was kept, until it is taken', () => {
  keepAd(ad, now);
  expect(findKeptAd(now)).toEqual(ad);
  forgetKeptAd();
  expect(findKeptAd(now)).toBeUndefined();
});

test('it is kept for two days, and never from the future', () => {
  keepAd(ad, now);
  expect(findKeptAd(now + keptForMs - 1)).toEqual(ad);
  expect(findKeptAd(now + keptForMs)).toBeUndefined();
  expect(findKeptAd(now - 1)).toBeUndefined();
});

test('what is of no shape of ours is nothing', () => {
  for (const value of [null, '', '{', '[]', '"ad"', 'null', '7', '{"__proto__":{"what":"x"}}']) {
    stored = value;
    expect([value, findKeptAd(now)]).toEqual([value, undefined]);
  }
  for (const change of [
    { what: '' },
    { what: { toString: 'x' } },
    { tone: 'shouting' },
    { language: 'de' },
    { keptAt: String(now) },
    { dailyBudgetKroner: '300' },
    { dailyBudgetKroner: null },
  ]) {
    put(change);
    expect([change, findKeptAd(now)]).toEqual([change, undefined]);
  }
});

test('what is too long, too much or unreadable is cut to what the builder takes', () => {
  put({
    what: 'a'.repeat(9999),
    place: 'Ber\ngen\u0000\u202e',
    headline: 7,
    text: 'b '.repeat(9999),
    isTown: 'yes',
  });
  const found = findKeptAd(now)!;
  expect(found.what).toHaveLength(60);
  expect(found.place).toBe('Ber gen');
  expect(found.headline).toBe('');
  expect(found.text.length).toBeLessThanOrEqual(200);
  expect(found.isTown).toBe(false);
  put({ dailyBudgetKroner: 1e12 });
  expect(findKeptAd(now)?.dailyBudgetKroner).toBe(10_000);
  put({ dailyBudgetKroner: -5 });
  expect(findKeptAd(now)?.dailyBudgetKroner).toBe(10);
});

test('a browser that keeps nothing loses nothing else', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => keepAd(ad, now)).not.toThrow();
  expect(findKeptAd(now)).toBeUndefined();
});

import { afterEach, expect, test, vi } from 'vitest';
import { m } from '#web/paraglide/messages.js';
import { formatTimes } from '#web/ui/format/format.ts';
import { resultWords } from './result-words.ts';

afterEach(() => vi.unstubAllGlobals());

test('one result is one, and several are several', () => {
  expect([1, 2].map((count) => resultWords('sales', count))).toEqual(['purchase', 'purchases']);
  expect([1, 0].map((count) => resultWords('leads', count))).toEqual(['lead', 'leads']);
  expect([1, 2].map((count) => resultWords('traffic', count))).toEqual(['visit', 'visits']);
});

test('how often each person saw an ad is written as people write it', () => {
  expect(m.changes_frequency({ times: formatTimes(2.357) })).toBe('2.36 times each, on average');
  vi.stubGlobal('document', { documentElement: { lang: 'nb' } });
  const words = m.changes_frequency({ times: formatTimes(2.357) }, { locale: 'nb' });
  expect(words).toBe('2,36 ganger per person i snitt');
});

test('how long it is until the next sync is told in whole minutes', () => {
  expect(m.live_sync_wait({ minutes: 5 })).toBe('again in 5 min');
});

test('of several campaigns one is active, and several are', () => {
  const say = (active: number) =>
    m.live_overview_count(
      { total: 2, shown: '2', active: String(active), activeCount: active, paused: '0' },
      { locale: 'nb' },
    );
  expect(say(1)).toBe('2 kampanjer totalt: 1 aktiv, 0 på pause');
  expect(say(2)).toBe('2 kampanjer totalt: 2 aktive, 0 på pause');
});

import { afterEach, expect, test, vi } from 'vitest';
import { longTime, shortTime } from './draft-time.ts';

afterEach(() => vi.unstubAllGlobals());

test('a draft says when it was changed as people of the browser’s region write it', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB', 'en'] });
  expect(shortTime('2026-11-22T15:09:00')).toBe('22 Nov, 15:09');
  expect(longTime('2026-11-22T05:09:00')).toBe('22 November, 05:09');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnfinished, isSameFile, listUnfinished, rememberUnfinished } from './unfinished-uploads.ts';

const upload = {
  key: 'u1',
  place: 'draft-1',
  fileName: 'van.jpg',
  bytes: 5000,
  lastModified: 1000,
  url: '/uploads/u1',
};
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an upload is found again where it was begun, until it is forgotten', () => {
  rememberUnfinished(upload);
  rememberUnfinished({ ...upload, key: 'u2', place: 'draft-2' });
  expect(listUnfinished('draft-1').map(({ key }) => key)).toEqual(['u1']);
  forgetUnfinished('u1');
  expect(listUnfinished('draft-1')).toEqual([]);
  expect(listUnfinished('draft-2')).toHaveLength(1);
});

test('the same upload is remembered once, as it is now', () => {
  rememberUnfinished(upload);
  rememberUnfinished({ ...upload, url: '/uploads/elsewhere' });
  expect(listUnfinished('draft-1').map(({ url }) => url)).toEqual(['/uploads/elsewhere']);
});

test('after a day the server has thrown away the rest, and nobody is asked to go on', () => {
  rememberUnfinished(upload);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
  expect(listUnfinished('draft-1')).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(listUnfinished('draft-1')).toEqual([]);
});

test.each(['{', '{"key":1}', '[{"key":"u1"}]'])('%s was not written by this release', (written) => {
  kept.set('adfjord.uploads', written);
  expect(listUnfinished('draft-1')).toEqual([]);
});

test('a browser that keeps nothing ends the upload with the page, and no more than that', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  rememberUnfinished(upload);
  expect(listUnfinished('draft-1')).toEqual([]);
});

test('a file of the same name that has changed is another file', () => {
  const unfinished = { ...upload, at: 0 };
  const file = { name: 'van.jpg', size: 5000, lastModified: 1000 };
  expect(isSameFile(file, unfinished)).toBe(true);
  expect(isSameFile({ ...file, lastModified: 1001 }, unfinished)).toBe(false);
  expect(isSameFile({ ...file, size: 5001 }, unfinished)).toBe(false);
});

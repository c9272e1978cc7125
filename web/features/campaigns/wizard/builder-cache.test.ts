import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetBuilder, recallBuilder, rememberBuilder } from './builder-cache.ts';

const draft = '0193b5c0-0000-7000-8000-000000000001';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', openShelf());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was typed and where one was are remembered together', () => {
  rememberBuilder(draft, { unsaved: { title: 'Spring' }, base: { title: '' } });
  rememberBuilder(draft, { currentStep: 4 });
  expect(recallBuilder(draft)).toMatchObject({
    unsaved: { title: 'Spring' },
    base: { title: '' },
    currentStep: 4,
  });
  forgetBuilder(draft);
  expect(recallBuilder(draft)).toBeUndefined();
});

test('after 24 hours it is gone', () => {
  rememberBuilder(draft, { currentStep: 4 });
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
  expect(recallBuilder(draft)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(recallBuilder(draft)).toBeUndefined();
});

test('what another release left there is not trusted', () => {
  rememberBuilder(draft, { unsaved: { ageFrom: 7 } });
  expect(recallBuilder(draft)).toBeUndefined();
});

/** The browser's own, which Node does not have. */
function openShelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

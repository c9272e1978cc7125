import { expect, test } from 'vitest';
import { openPace } from './upload-pace.ts';

test('speed and time left come from the last seconds', () => {
  const pace = openPace(10_000);
  expect(pace({ atMs: 0, sentBytes: 0 })).toBeUndefined();
  expect(pace({ atMs: 500, sentBytes: 900 })).toBeUndefined();
  expect(pace({ atMs: 2000, sentBytes: 2000 })).toEqual({ bytesPerSecond: 1000, leftMs: 8000 });
  expect(pace({ atMs: 8000, sentBytes: 3000 })?.bytesPerSecond).toBeCloseTo(1000 / 6);
});

test('after a lost line the speed is measured anew', () => {
  const pace = openPace(10_000);
  pace({ atMs: 0, sentBytes: 0 });
  pace({ atMs: 2000, sentBytes: 4000 });
  expect(pace({ atMs: 3000, sentBytes: 3000 })).toBeUndefined();
  expect(pace({ atMs: 5000, sentBytes: 5000 })).toEqual({ bytesPerSecond: 1000, leftMs: 5000 });
});

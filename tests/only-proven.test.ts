import { existsSync } from 'node:fs';
import { onlyProven } from '../scripts/only-proven.mjs';
import { expect, test } from 'vitest';

test.each(Object.entries(onlyProven))('%s is left to `npm run prove`, and %s is not', (left, meets) => {
  expect([left, meets].filter((file) => !existsSync(file))).toEqual([]);
  expect(onlyProven).not.toHaveProperty([meets]);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tradeKeys } from '../trades.ts';

test('every trade has a picture, and so has a driving school', async () => {
  const file = await readFile(join(import.meta.dirname, 'trades.svg'), 'utf8');
  const drawn = [...file.matchAll(/<symbol id="picture-(\w+)"/g)].map(([, name]) => name);
  expect(new Set(drawn)).toEqual(new Set([...tradeKeys, 'school']));
});

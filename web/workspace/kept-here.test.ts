import { expect, test } from 'vitest';
import { keptHere } from './kept-here.ts';

test('once all is erased, what was on its way in comes too late', async () => {
  await keptHere.write('leads', 'of Kari');
  expect(await keptHere.read('leads')).toBe('of Kari');
  await keptHere.eraseAll();
  await keptHere.write('leads', 'of Kari');
  expect(await keptHere.read('leads')).toBeUndefined();
});

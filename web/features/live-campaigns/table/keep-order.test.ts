import { expect, test } from 'vitest';
import { keepOrder } from './keep-order.ts';

const kept = (before: string, now: string) => keepOrder(before.split(''), now.split(''), (id) => id).join('');

test('what was paused stays where it stood, and what is gone leaves no gap', () => {
  expect(kept('abc', 'bca')).toBe('abc');
  expect(kept('abc', 'cb')).toBe('bc');
});

test('what is new stands behind what it follows now', () => {
  expect(kept('abc', 'xbca')).toBe('xabc');
  expect(kept('abc', 'bxca')).toBe('abxc');
});

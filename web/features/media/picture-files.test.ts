import { expect, test } from 'vitest';
import { findFileProblem, moveItem, takeFiles } from './picture-files.ts';

test('jpeg, png and gif up to 30 MB are sent', () => {
  expect(findFileProblem({ type: 'image/jpeg', size: 30 * 1024 ** 2 })).toBeUndefined();
  expect(findFileProblem({ type: 'image/gif', size: 1 })).toBeUndefined();
});

test('a PDF, an empty file and a giant are told at once', () => {
  expect(findFileProblem({ type: 'application/pdf', size: 5 })).toBe('type');
  expect(findFileProblem({ type: 'image/png', size: 0 })).toBe('empty');
  expect(findFileProblem({ type: 'image/png', size: 30 * 1024 ** 2 + 1 })).toBe('size');
});

test('of seven dropped pictures five fit', () => {
  expect(takeFiles([1, 2, 3, 4, 5, 6, 7], 5)).toEqual({ taken: [1, 2, 3, 4, 5], surplus: 2 });
  expect(takeFiles([1], 0)).toEqual({ taken: [], surplus: 1 });
});

test('a picture moves one place and stops at the ends', () => {
  expect(moveItem(['a', 'b', 'c'], { id: 'c', by: -1 })).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b', 'c'], { id: 'a', by: -1 })).toEqual(['a', 'b', 'c']);
  expect(moveItem(['a', 'b', 'c'], { id: 'a', by: 1 })).toEqual(['b', 'a', 'c']);
});

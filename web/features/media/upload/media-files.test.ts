import { expect, test } from 'vitest';
import { acceptedTypes, findFileProblem, moveItem, takeFiles, typeOf } from './media-files.ts';

const both = ['image', 'video'] as const;

test('pictures up to 30 MB and videos up to 4 GB are sent', () => {
  expect(
    findFileProblem({ name: 'van.jpg', type: 'image/jpeg', size: 30 * 1024 ** 2 }, both),
  ).toBeUndefined();
  expect(findFileProblem({ name: 'van.gif', type: 'image/gif', size: 1 }, both)).toBeUndefined();
  expect(findFileProblem({ name: 'van.mp4', type: 'video/mp4', size: 4 * 1024 ** 3 }, both)).toBeUndefined();
});

test('a PDF, an empty file and a giant are told at once', () => {
  expect(findFileProblem({ name: 'a.pdf', type: 'application/pdf', size: 5 }, both)).toBe('type');
  expect(findFileProblem({ name: 'a.png', type: 'image/png', size: 0 }, both)).toBe('empty');
  expect(findFileProblem({ name: 'a.png', type: 'image/png', size: 30 * 1024 ** 2 + 1 }, both)).toBe('size');
  expect(findFileProblem({ name: 'a.webm', type: 'video/webm', size: 4 * 1024 ** 3 + 1 }, both)).toBe('size');
});

test('where only pictures are wanted, a video is none', () => {
  expect(findFileProblem({ name: 'a.mp4', type: 'video/mp4', size: 5 }, ['image'])).toBe('type');
  expect(acceptedTypes(['image'])).toBe('image/jpeg,image/png,image/gif');
});

test('a film whose system names its type otherwise, or not at all, is told by its ending', () => {
  expect(typeOf({ name: 'van.avi', type: 'video/vnd.avi' })).toBe('video/x-msvideo');
  expect(typeOf({ name: 'Van.MOV', type: '' })).toBe('video/quicktime');
  expect(typeOf({ name: 'van', type: 'text/plain' })).toBe('text/plain');
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

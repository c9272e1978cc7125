import { expect, test } from 'vitest';
import { displayName, isTypeToldSupported, kindTold } from './rules.ts';

test.each([
  ['Spring bread.jpg', 'Spring bread.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Pictures\\brød.png', 'brød.png'],
  ['innocent\u202Egpj.exe\u0000\n', 'innocentgpj.exe'],
  ['  ', 'upload'],
  [undefined, 'upload'],
  [null, 'upload'],
])('a file name shows nothing but itself: %j', (given, shown) => {
  expect(displayName(given)).toBe(shown);
});

test('an endless file name is cut', () => {
  expect(displayName('å'.repeat(500))).toHaveLength(200);
});

test('what an upload says it is decides how large it may be announced', () => {
  expect(kindTold({ filetype: 'image/jpeg', filename: 'a.mp4' })).toBe('image');
  expect(kindTold({ filetype: 'video/mp4', filename: 'a.jpg' })).toBe('video');
  expect(kindTold({ filename: 'A.JPG' })).toBe('image');
  expect(kindTold({ filename: 'a.dat' })).toBeUndefined();
  const supported = ['image/jpeg', 'video/x-msvideo', 'application/octet-stream', '', undefined];
  expect(supported.map(isTypeToldSupported)).toEqual([true, true, true, true, true]);
  expect(['text/html', 'image/svg+xml', 'application/pdf'].map(isTypeToldSupported)).toEqual([
    false,
    false,
    false,
  ]);
});

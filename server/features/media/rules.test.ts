import { expect, test } from 'vitest';
import {
  checkDuration,
  checkResolution,
  displayName,
  isTypeToldSupported,
  kindTold,
  tooLarge,
} from './rules.ts';

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

test('a small picture is refused by its name and with both sizes', () => {
  expect(() => checkResolution('a.png', { width: 599, height: 900 })).toThrow(
    '"a.png": resolution too low (599 × 900). A picture needs at least 600 × 600 pixels.',
  );
  expect(() => checkResolution('a.png', { width: 600, height: 600 })).not.toThrow();
});

test('a heavy file is refused with its size and ours', () => {
  expect(tooLarge('a.png', { bytes: 44_145_049, kind: 'image' }).message).toBe(
    '"a.png": file too large (42.1 MB). A picture may have up to 30 MB.',
  );
  expect(tooLarge('a.mp4', { bytes: 4.5 * 1024 ** 3, kind: 'video' }).message).toBe(
    '"a.mp4": file too large (4.5 GB). A video may have up to 4 GB.',
  );
});

test('a film is refused for its length in words that say what would do', () => {
  expect(() => checkDuration('a.mp4', 960)).toThrow(
    '"a.mp4": video too short (0.96 s). A video needs at least 1 second.',
  );
  expect(() => checkDuration('a.mp4', 241 * 60_000 + 1)).toThrow(
    '"a.mp4": video too long (242 minutes). A video may have up to 241 minutes.',
  );
  for (const durationMs of [1000, 241 * 60_000])
    expect(() => checkDuration('a.mp4', durationMs)).not.toThrow();
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

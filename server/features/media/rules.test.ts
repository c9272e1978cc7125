import { expect, test } from 'vitest';
import { checkResolution, displayName, formatOf, tooLarge } from './rules.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['jpeg', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JF'],
  ['png', '\u0089PNG\r\n\u001a\n'],
  ['gif', 'GIF89a\u0001\u0000'],
  [undefined, '<svg xmln'],
  [undefined, '<!doctyp'],
  [undefined, 'RIFF\u0000\u0000\u0000\u0000WEBP'],
  [undefined, '\u00ff\u00d8'],
  [undefined, ''],
])('a file is what its first bytes say: %s', (format, beginning) => {
  expect(formatOf(bytes(beginning))).toBe(format);
});

test.each([
  ['Spring bread.jpg', 'Spring bread.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Pictures\\brød.png', 'brød.png'],
  ['innocent\u202Egpj.exe\u0000\n', 'innocentgpj.exe'],
  ['  ', 'picture'],
  [undefined, 'picture'],
  [null, 'picture'],
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
  expect(tooLarge('a.png', 44_145_049).message).toBe(
    '"a.png": file too large (42.1 MB). A picture may have up to 30 MB.',
  );
});

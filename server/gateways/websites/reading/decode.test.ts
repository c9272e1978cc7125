import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const text = '<p>Rørlegger på Østlandet – før 2 490 kr</p>';
const old = Buffer.from(text.replace('–', '\u0096'), 'latin1');

test.each<[string, Buffer, string]>([
  ['says what it is', Buffer.from(text), 'text/html; charset=utf-8'],
  ['says nothing', Buffer.from(text), 'text/html'],
  ['says ISO 8859-1 and is UTF-8', Buffer.from(text), 'text/html; charset=ISO-8859-1'],
  ['says UTF-8 and is windows-1252', old, 'text/html; charset=utf-8'],
  ['says nothing and is windows-1252', old, ''],
  ['says something nobody knows', old, 'text/html; charset=norsk'],
  ['begins with a mark', Buffer.from(`\uFEFF${text}`), 'text/html; charset=latin1'],
  ['is UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), ''],
  ['is UTF-16 and says so', Buffer.from(text, 'utf16le'), 'text/html; charset=utf-16le'],
])('a page that %s comes out right', (_, bytes, contentType) => {
  expect(decode(bytes, contentType)).toBe(text);
});

test('what stands in its head counts where its server says nothing', () => {
  const page = Buffer.from('<meta charset="iso-8859-2"><p>\u00b3', 'latin1');
  expect(decode(page)).toContain('<p>ł');
  const typed = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><p>';
  expect(decode(Buffer.concat([Buffer.from(typed), Buffer.from([0xc6])]))).toContain('<p>Ж');
});

test('one broken letter does not spoil the others', () => {
  const page = Buffer.concat([Buffer.from('Rør på Østlandet, æ '), Buffer.from([0xff]), Buffer.from(' ø')]);
  expect(decode(page)).toBe('Rør på Østlandet, æ \uFFFD ø');
});

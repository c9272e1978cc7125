import { expect, test } from 'vitest';
import { formatOf } from './file-formats.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['jpeg', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JF'],
  ['png', '\u0089PNG\r\n\u001a\n'],
  ['gif', 'GIF89a\u0001\u0000'],
  ['mp4', '\u0000\u0000\u0000\u0018ftypmp42'],
  ['mp4', '\u0000\u0000\u0000\u0018ftypisom'],
  ['quicktime', '\u0000\u0000\u0000\u0014ftypqt  '],
  ['quicktime', '\u0000\u0000\u0000\u0008wide\u0000\u0001\u0000\u0000mdat'],
  ['avi', 'RIFF\u0000\u0000\u0000\u0000AVI LIST'],
  ['webm', '\u001aE\u00df\u00a3\u009fB\u0086\u0081\u0001B\u0082\u0084webm'],
])('a file is what its first bytes say: %s', (format, beginning) => {
  expect(formatOf(bytes(beginning))?.format).toBe(format);
});

test.each([
  ['a drawing', '<svg xmlns='],
  ['a page', '<!doctype html>'],
  ['a WebP', 'RIFF\u0000\u0000\u0000\u0000WEBP'],
  ['a phone’s still picture', '\u0000\u0000\u0000\u0018ftypheic'],
  ['sound', '\u0000\u0000\u0000\u0018ftypM4A '],
  ['any other Matroska', '\u001aE\u00df\u00a3\u009fB\u0082\u0088matroska'],
  ['half a beginning', '\u00ff\u00d8'],
  ['half a film’s beginning', '\u0000\u0000\u0000\u0018ftyp'],
  ['nothing', ''],
])('%s is none of ours', (_, beginning) => {
  expect(formatOf(bytes(beginning))).toBeUndefined();
});

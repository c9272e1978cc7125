import type { AuditLine } from '#contract/audit-log.ts';
import { expect, test } from 'vitest';
import { foldLines } from './fold-lines.ts';

function line(seq: number, at: string, deed: AuditLine['deed'] = 'law-answered'): AuditLine {
  const actor = { kind: 'person', name: 'Kari' } as const;
  const subject = { kind: `NO-${seq}`, id: null, name: '' };
  return { seq, at, actor, deed, subject, from: null, to: null, address: null, hash: '' };
}

const sizes = (lines: AuditLine[], isFolded = true) =>
  foldLines(lines, isFolded).map(({ groups }) => groups.map((group) => group.length));

test('three answers of one minute are told as one, and two are not', () => {
  const [a, b, c] = ['50', '40', '30'].map((second, place) =>
    line(9 - place, `2026-11-27T12:05:${second}.000Z`),
  );
  expect(sizes([a!, b!, c!])).toEqual([[3]]);
  expect(sizes([a!, b!])).toEqual([[1, 1]]);
  expect(sizes([a!, b!, c!], false)).toEqual([[1, 1, 1]]);
});

test('what is told of pictures between the answers is told with them, for five minutes', () => {
  const lines = [
    line(9, '2026-11-27T12:09:00.000Z'),
    line(8, '2026-11-27T12:08:00.000Z', 'picture-told'),
    line(7, '2026-11-27T12:04:00.000Z'),
    line(6, '2026-11-27T12:03:59.000Z'),
  ];
  expect(sizes(lines)).toEqual([[3, 1]]);
});

test('another deed and another minute stand by themselves, and another day under its own', () => {
  const lines = [
    line(5, '2026-11-27T12:05:00.000Z'),
    line(4, '2026-11-27T12:05:00.000Z', 'log-kept'),
    line(3, '2026-11-27T12:04:00.000Z'),
    line(2, '2026-11-25T12:04:00.000Z'),
  ];
  expect(sizes(lines)).toEqual([[1, 1, 1], [1]]);
});

test('an operation is told as one with its end and with what followed it', () => {
  const part = (seq: number, deed: AuditLine['deed'], kind: string, to: AuditLine['to']): AuditLine => ({
    ...line(seq, '2026-11-27T12:05:00.000Z', deed),
    subject: { kind, id: null, name: '' },
    to,
  });
  const published = [
    part(2, 'operation-done', 'publication', { operation: 'a' }),
    part(1, 'operation-accepted', 'publication', { operation: 'a' }),
  ];
  const braked = [
    part(4, 'operation-done', 'brakes', { operation: 'b' }),
    part(3, 'operation-accepted', 'brakes', { operation: 'b', follows: 'publication' }),
  ];
  expect(sizes([...braked, ...published])).toEqual([[4]]);
  expect(sizes([...braked, ...published], false)).toEqual([[1, 1, 1, 1]]);
  expect(sizes([...published, ...braked])).toEqual([[2, 2]]);
  // What failed is not hidden, and two at the same time are not mixed up.
  const failed = part(4, 'operation-failed', 'brakes', { operation: 'b' });
  expect(sizes([failed, braked[1]!, ...published])).toEqual([[1, 3]]);
  expect(sizes([braked[0]!, published[0]!, braked[1]!, published[1]!])).toEqual([[1, 1, 1, 1]]);
});

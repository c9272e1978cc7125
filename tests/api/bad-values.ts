import type { Schema } from '#server/api-docs/api-examples.ts';

/** Written as it is sent: what JSON can say and JavaScript would not write, too. */
export interface BadValue {
  name: string;
  json: string;
  /** How `/rpc` is told which kind of value it stands for. */
  kind?: number;
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const nestedObjects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const said = (name: string, value: unknown, kind?: number): BadValue => ({
  name,
  json: JSON.stringify(value),
  ...(kind !== undefined && { kind }),
});

const anything: BadValue[] = [
  said('null', null),
  said('true', true),
  said('an empty text', ''),
  said('a list', []),
  said('an object', { toString: 1, constructor: null }),
  { name: 'a prototype', json: '{"__proto__":{"admin":true}}' },
  { name: '3,000 lists', json: nested(3_000) },
  { name: '100,000 lists', json: nested(100_000) },
  { name: '5,000 objects', json: nestedObjects(5_000) },
  { name: 'a list of 200,000', json: `[${'0,'.repeat(199_999)}0]` },
  said('a number too large for RPC', '9'.repeat(5_000), 0),
  said('a BigInt', '12', 0),
  said('no date', null, 1),
  said('a date far away', '+275760-09-13T00:00:00.000Z', 1),
  said('no number', null, 2),
  said('nothing', null, 3),
  said('no address', 'no address', 4),
  said('a costly pattern', '/(a+)+$/', 5),
  said('a set', [1, [2]], 6),
  said('a map', [[{}, {}]], 7),
  said('a map that is none', [1], 7),
];

const texts: BadValue[] = [
  said('a null character', 'a\0b'),
  { name: 'half a letter', json: String.raw`"Cut \ud83d"` },
  { name: 'half a letter, the other', json: String.raw`"\udc4d cut"` },
  said('100,000 letters', 'x'.repeat(100_000)),
  said('letters from right to left', '\u202Ereversed\u202C'),
  said('100 marks on one letter', `a${'\u0301'.repeat(100)}`),
  said('markup', '<img src=x onerror=alert(1)>'),
  said('SQL', "'; drop table people; --"),
  said('a header', 'a\r\nBcc: somebody@example.test'),
  said('a folder', '../../etc/passwd'),
];

const moments: BadValue[] = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00Z',
  '-000001-01-01T00:00:00Z',
].map((moment) => said(moment, moment));

const ids: BadValue[] = [
  said('the id of nothing', '00000000-0000-0000-0000-000000000000'),
  said('the last id', 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
  said('an id with braces', '{4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77}'),
];

const numbers: BadValue[] = [
  '-1',
  '0.5',
  '-0',
  '5e-324',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740991',
  '9007199254740993',
  '1e21',
  '1e308',
  '1e999',
].map((number) => ({ name: number, json: number }));

/** What a field of this shape should not be given. */
export function badValuesFor({ type, format, anyOf = [], oneOf = [] }: Schema): BadValue[] {
  const types = [type, ...[...anyOf, ...oneOf].map((choice) => choice.type)].flat();
  const isNumber = types.includes('integer') || types.includes('number');
  return [
    ...anything,
    ...(isNumber ? numbers : texts),
    ...(types.includes('string') ? moments.concat(format === 'uuid' ? ids : []) : []),
  ];
}

/** Bodies that are no question at all. */
export const brokenBodies = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '42',
  '\0',
  '{"json":',
  '{"json":{},"meta":7}',
  '{"json":{},"meta":[[0]]}',
  '{"json":{},"meta":[[0,"__proto__","a"]]}',
  '{"json":{},"meta":[[99,"a"]],"maps":[["a"]]}',
  nested(50_000),
];

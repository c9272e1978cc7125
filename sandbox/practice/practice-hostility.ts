import { at, type Fields, isMap, jsonOrNothing, textOf } from '#sandbox/json.ts';
import type { ServiceName } from '#sandbox/outside-service.ts';
import { plantTree } from './practice-tree.ts';
import { openPractice } from './practice.ts';

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** What no service asked for in any field. */
export const hostileValues: unknown[] = [
  null,
  true,
  '',
  ' ',
  '\0',
  '\ud800',
  'x'.repeat(100_000),
  '__proto__',
  'constructor',
  '[object Object]',
  '{"a":',
  deep(5000),
  '🧊 ‮<script>',
  -1,
  0,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '9'.repeat(400),
  '1e999',
  'NaN',
  [],
  [[]],
  [null, 1, 'x', {}],
  Array.from({ length: 2000 }, (_, place) => place),
  {},
  { id: {}, key: [], value: null, toString: 1 },
  JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":1}}'),
];

export const hostileTexts: string[] = hostileValues.filter((value) => typeof value === 'string');

/** The same body once for every place in it and every value, with that value in that place, and once without it. */
export function* spoiled(body: Fields): Generator<Fields> {
  for (const path of pathsIn(body)) {
    for (const value of hostileValues) yield withValue(body, path, value);
    yield withValue(body, path, undefined);
  }
}

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (!isMap(value)) return path.length > 0 ? [path] : [];
  const inner = Object.entries(value).flatMap(([name, each]) => pathsIn(each, [...path, name]));
  return path.length > 0 ? [path, ...inner] : inner;
}

function withValue(body: Fields, [first = '', ...rest]: string[], value: unknown): Fields {
  const inner = body[first];
  return { ...body, [first]: rest.length > 0 && isMap(inner) ? withValue(inner, rest, value) : value };
}

/** Bodies that are not what their content type says. */
export const brokenBodies: [type: string, body: string | Uint8Array<ArrayBuffer>][] = [
  ['application/json', '{'],
  ['application/json', ''],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"x"'],
  ['application/json', '\ufeff{}'],
  ['application/json', deep(100_000)],
  ['application/json', `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
  ['application/json', '{"name":"a","name":{}}'],
  ['application/json', '{"__proto__":{"access_token":"x"}}'],
  ['application/json', new Uint8Array([0xff, 0xfe, 0, 1, 2])],
  ['application/json', new Uint8Array(10_000_000).fill(0x20)],
  ['application/x-www-form-urlencoded', '%E0%A4%A=%&&&===&a[b]=c&%00=%00'],
  ['application/x-www-form-urlencoded', `a=${'x'.repeat(10_000_000)}`],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="batch"; filename="f"\r\n\r\nx\r\n--x--',
  ],
  ['multipart/form-data; boundary=x', '--y\r\n\r\n--y--'],
  ['multipart/form-data; boundary=', ''],
  ['text/plain', '{"a":1}'],
  ['image/png', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
  ['', 'x'],
  ['application/json; charset=utf-16', '{}'],
  ['nonsense', '\0\0\0'],
];

/** Addresses below a service's root. */
export const strangePaths: string[] = [
  '',
  '/',
  '//',
  '/.',
  '/..',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/a%00b',
  '/%2F%2F',
  '/\\',
  '/__proto__',
  '/constructor',
  '/toString/valueOf',
  '/hasOwnProperty',
  '/🧊',
  `/${'a'.repeat(8000)}`,
  `/${'a/'.repeat(2000)}`,
  '/?a=%',
  '/?%E0%A4%A',
  '/?__proto__=1&constructor=2',
];

export const methods = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND', 'x'];

/** What every service says when it says no, in its own shape. */
const ownWords: Record<ServiceName, (body: unknown) => boolean> = {
  meta: (body) => typeof at(body, 'error.code') === 'number' && textOf(at(body, 'error.fbtrace_id')) !== '',
  writer: (body) => at(body, 'type') === 'error' && textOf(at(body, 'error.message')) !== '',
  pictures: (body) =>
    textOf(at(body, 'error_message')) !== '' || textOf(at(body, 'detail.error_message')) !== '',
  meetings: (body) => typeof at(body, 'code') === 'number' || textOf(at(body, 'error')) !== '',
  mailbox: (body) => typeof body === 'string',
  websites: (body) => typeof body === 'string',
  systems: (body) => typeof body === 'string' || typeof body === 'object',
  register: (body) => textOf(at(body, 'feilmelding')) !== '' || textOf(at(body, 'slettedato')) !== '',
  push: (body) => textOf(at(body, 'message')) !== '',
};

/** A world with one tree in it, and somebody who means it no good and writes down what it does not take well. */
export async function openHostility() {
  const practice = await openPractice({ fetch: () => Promise.reject(new TypeError('Nobody is outside.')) });
  // A review that ends meanwhile would look like what a refusal left.
  await practice.control('switches', { rate_limits: 'off', review_seconds: 172_800 });
  const tree = await plantTree(practice);
  const keys: Record<ServiceName, Record<string, string>> = {
    meta: { authorization: `Bearer ${practice.token}` },
    writer: { 'x-api-key': 'practice', 'anthropic-version': '2023-06-01' },
    pictures: { authorization: 'Bearer practice' },
    meetings: { authorization: `Bearer ${await meetingsToken(practice)}` },
    mailbox: {},
    websites: {},
    register: {},
    systems: { authorization: 'Bearer pat-practice', 'x-api-token': 'a'.repeat(40) },
    push: {},
  };
  const complaints: string[] = [];

  async function ask(path: string, method: string, body?: unknown, headers: Record<string, string> = {}) {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const isBodiless = body === undefined || method === 'GET' || method === 'HEAD';
    const sent = isBodiless ? {} : { body: isRaw ? body : JSON.stringify(body) };
    const type: Record<string, string> = isRaw ? {} : { 'content-type': 'application/json' };
    const address = new URL(`http://sandbox.test${path}`);
    const request = new Request(address, { method, headers: { ...type, ...headers }, ...sent });
    const response = await practice.fetch(request);
    const text = await response.text();
    return { status: response.status, text, body: jsonOrNothing(text) ?? text };
  }

  /** Complains of a crash, a bare 500, and of a no that is not in the service's own words. */
  async function send(service: ServiceName, path: string, method: string, body?: unknown, headers = {}) {
    const answer = await ask(path, method, body, { ...keys[service], ...headers });
    const { status, text } = answer;
    const isMetaTired = text.includes('reduce the amount of data');
    const isNo = status >= 400 && method !== 'HEAD' && !text.startsWith('<!doctype html>');
    if ((status >= 500 && !isMetaTired) || (isNo && !ownWords[service](answer.body)))
      complain(`${method} ${path} ${asText(body)} → ${status} ${text}`);
    return answer;
  }

  function complain(words: string): void {
    if (complaints.length < 20) complaints.push(words.slice(0, 600));
  }

  return {
    practice,
    tree,
    ask,
    send,
    complain,
    complaints,
    /** Puts the ids of this world in the place of words in braces. */
    fill<Value>(value: Value): Value {
      const ids: Fields = { ...tree, token: practice.token };
      const text = JSON.stringify(value).replaceAll(
        /\{(\w+)\}/g,
        (whole, name: string) => textOf(ids[name]) || whole,
      );
      // The same value with other texts in it.
      return JSON.parse(text) as Value;
    },
    state: async () => JSON.stringify(at((await ask('/_sandbox/state', 'GET')).body, 'meta')),
  };
}

export function queryOf(params: Fields): string {
  const texts = Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  return new URLSearchParams(texts).toString();
}

function asText(body: unknown): string {
  return typeof body === 'string' ? body.slice(0, 200) : (JSON.stringify(body)?.slice(0, 300) ?? '');
}

async function meetingsToken({ send }: Awaited<ReturnType<typeof openPractice>>): Promise<string> {
  const wish = new URLSearchParams({ grant_type: 'account_credentials', account_id: 'practice' });
  const basic = `Basic ${btoa('practice:practice')}`;
  const response = await send('POST', '/meetings/oauth/token', wish, { authorization: basic });
  return textOf(at(await response.json(), 'access_token'));
}

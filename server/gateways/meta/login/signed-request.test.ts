import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSignedRequest } from './signed-request.ts';

const secret = 'the secret of our app';
const claims = { user_id: '10220001', algorithm: 'HMAC-SHA256', issued_at: 1_789_816_000 };
const hour = 3_600_000;
const now = claims.issued_at * 1000;

function sign(content: object, key = secret): string {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${createHmac('sha256', key).update(body).digest('base64url')}.${body}`;
}

test('what our app’s secret has signed names its person', () => {
  expect(readSignedRequest(sign(claims), { appSecret: secret, now })).toEqual({ userId: '10220001' });
  expect(readSignedRequest(sign({ ...claims, user_id: 10220001 }), { appSecret: secret, now })).toEqual({
    userId: '10220001',
  });
});

const [signature, body] = sign(claims).split('.');
const changed = Buffer.from(JSON.stringify({ ...claims, user_id: '666' })).toString('base64url');

test.each([
  ['another app’s signature', sign(claims, 'another secret')],
  ['claims that were changed', `${signature}.${changed}`],
  ['a shorter signature', `${signature!.slice(0, 20)}.${body}`],
  ['no signature', `.${body}`],
  ['more than two parts', `${signature}.${body}.${body}`],
  ['another algorithm', sign({ ...claims, algorithm: 'none' })],
  ['no algorithm', sign({ user_id: '1', issued_at: claims.issued_at })],
  ['no moment', sign({ user_id: '1', algorithm: 'HMAC-SHA256' })],
  ['nobody', sign({ algorithm: 'HMAC-SHA256', issued_at: claims.issued_at })],
  ['somebody impossible', sign({ ...claims, user_id: "1' or 1=1" })],
  ['no JSON', `${createHmac('sha256', secret).update('bm9wZQ').digest('base64url')}.bm9wZQ`],
  ['nothing', ''],
])('%s is refused', (_what, text) => {
  expect(readSignedRequest(text, { appSecret: secret, now })).toBeUndefined();
});

test('what was signed more than an hour ago, or is said to come from the future, names nobody', () => {
  const at = (moment: number) => readSignedRequest(sign(claims), { appSecret: secret, now: moment });
  expect([at(now + hour), at(now - hour)]).toEqual([{ userId: '10220001' }, { userId: '10220001' }]);
  expect([at(now + hour + 1000), at(now - hour - 1000)]).toEqual([undefined, undefined]);
});

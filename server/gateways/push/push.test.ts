import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { areUsable, encrypt } from './encrypt.ts';
import { authorization, makePushKeys } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('a message is encrypted as in the example of the standard', () => {
  // RFC 8291, 5.
  const body = encrypt(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('keys one cannot write to are told from those one can', () => {
  const reader = createECDH('prime256v1');
  const keys = { p256dh: reader.generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  expect(areUsable(keys)).toBe(true);
  expect(areUsable({ ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
  expect(areUsable({ ...keys, auth: 'c2hvcnQ' })).toBe(false);
});

test('the sender is named by a signature that holds for one push service and half a day', () => {
  const keys = makePushKeys();
  const now = Date.parse('2026-11-28T00:00:00Z');
  const header = authorization(keys, { endpoint: 'https://push.example/a/b', contact: 'a@b.example', now });
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: now / 1000 + 12 * 3600,
    sub: 'mailto:a@b.example',
  });
  const { d: _secret, ...known } = keys.privateKey;
  const asked = { key: createPublicKey({ key: known, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), asked, bytes(signature))).toBe(true);
  expect(key).toBe(keys.publicKey);
});

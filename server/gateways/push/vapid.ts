import { createPrivateKey, generateKeyPairSync, sign, type webcrypto } from 'node:crypto';

/** By what push services know that it is always the same server: RFC 8292. */
export interface PushKeys {
  /** What browsers subscribe with. */
  publicKey: string;
  privateKey: webcrypto.JsonWebKey;
}

const validSeconds = 12 * 3600;

export function makePushKeys(): PushKeys {
  const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const [x, y] = [privateKey.x, privateKey.y].map((part) => Buffer.from(part ?? '', 'base64url'));
  return { publicKey: Buffer.concat([Buffer.of(4), x!, y!]).toString('base64url'), privateKey };
}

/** Says who is writing, to one push service and for some hours. */
export function authorization(
  { publicKey, privateKey }: PushKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: number },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + validSeconds,
    sub: `mailto:${contact}`,
  };
  const token = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const key = createPrivateKey({ key: privateKey, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey}`;
}

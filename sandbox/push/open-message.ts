import { webcrypto } from 'node:crypto';

const { subtle } = webcrypto;
const curve = { name: 'ECDH', namedCurve: 'P-256' };
const ascii = (text: string) => new TextEncoder().encode(text);

/** What a browser keeps of a subscription: its own half of the keys, and the secret it has told. */
export interface ReaderSecret {
  /** As a JWK. */
  privateKey: webcrypto.JsonWebKey;
  /** In base64url, as its owner was told. */
  p256dh: string;
  auth: string;
}

export async function makeReader(): Promise<ReaderSecret> {
  const pair = await subtle.generateKey(curve, true, ['deriveBits']);
  const point = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
  return {
    privateKey: await subtle.exportKey('jwk', pair.privateKey),
    p256dh: textOf(point),
    auth: textOf(webcrypto.getRandomValues(new Uint8Array(16))),
  };
}

/** Opens a body in the encoding `aes128gcm` (RFC 8188) with keys agreed as RFC 8291 says. Throws where it was not meant for this reader. */
export async function openMessage(body: Uint8Array<ArrayBuffer>, reader: ReaderSecret): Promise<string> {
  const header = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const salt = body.slice(0, 16);
  const recordSize = header.getUint32(16);
  const writer = body.slice(21, 21 + header.getUint8(20));
  const records = body.slice(21 + writer.length);
  if (writer.length !== 65 || recordSize < 18 || records.length > recordSize)
    throw new Error('This is no single record with a key before it.');
  const shared = await subtle.deriveBits(
    { name: 'ECDH', public: await subtle.importKey('raw', writer, curve, false, []) },
    await subtle.importKey('jwk', reader.privateKey, curve, false, ['deriveBits']),
    256,
  );
  const info = joined(ascii('WebPush: info\0'), bytesOf(reader.p256dh), writer);
  const secret = await expand(shared, { salt: bytesOf(reader.auth), info, bytes: 32 });
  const key = await expand(secret, { salt, info: ascii('Content-Encoding: aes128gcm\0'), bytes: 16 });
  const iv = await expand(secret, { salt, info: ascii('Content-Encoding: nonce\0'), bytes: 12 });
  const cipher = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const padded = new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, cipher, records));
  const end = padded.findLastIndex((byte) => byte !== 0);
  // The one record is the last one: RFC 8188, 2.
  if (padded[end] !== 2) throw new Error('The record does not end as the last one does.');
  return new TextDecoder('utf-8', { fatal: true }).decode(padded.slice(0, end));
}

/** HKDF with SHA-256. */
async function expand(
  secret: ArrayBuffer,
  { salt, info, bytes }: { salt: Uint8Array<ArrayBuffer>; info: Uint8Array<ArrayBuffer>; bytes: number },
): Promise<ArrayBuffer> {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

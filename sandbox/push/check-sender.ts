import { webcrypto } from 'node:crypto';
import { jsonOrNothing, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import { bytesOf } from './open-message.ts';

const { subtle } = webcrypto;
const longestSeconds = 24 * 3600;

interface Expected {
  /** The push service's own. */
  origin: string;
  /** What the browser was subscribed with; empty where it was subscribed for anybody. */
  serverKey: string;
  now: number;
}

/** What is wrong with the sender's word for itself, by RFC 8292; undefined where nothing is. */
export async function faultOfSender(
  header: string | null,
  { origin, serverKey, now }: Expected,
): Promise<string | undefined> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (!signature) return 'There is no vapid authorization.';
  if (serverKey && key !== serverKey) return 'The browser was subscribed with another key.';
  if (textOf(read(head)['alg']) !== 'ES256') return 'The token is not signed with ES256.';
  if (!(await isSigned(`${head}.${claims}`, { signature, key }))) return 'The signature is wrong.';
  const { aud, exp, sub } = read(claims);
  if (aud !== origin) return `The token is for ${textOf(aud)}.`;
  const left = (numberOf(exp) ?? 0) - now / 1000;
  if (left <= 0 || left > longestSeconds) return 'The token has run out, or is valid for more than a day.';
  return /^(mailto:.+@.+|https:\/\/.+)$/.test(textOf(sub))
    ? undefined
    : 'The token names nobody to write to.';
}

function read(part: string) {
  return mapOf(jsonOrNothing(Buffer.from(part, 'base64url').toString()));
}

async function isSigned(text: string, { signature, key }: { signature: string; key: string }) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  try {
    const verifying = await subtle.importKey('raw', bytesOf(key), algorithm, false, ['verify']);
    return await subtle.verify(algorithm, verifying, bytesOf(signature), new TextEncoder().encode(text));
  } catch {
    return false;
  }
}

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const keyId = '1';

/** Seals secrets for the database, and signs what travels through a browser. */
export interface Seal {
  /** `keyId.iv.tag.ciphertext`, base64url. `context` must be the same to open it again. */
  encrypt(plain: string, context: string): string;
  decrypt(sealed: string, context: string): string;
  sign(text: string): string;
  /** The text a signature belongs to, or undefined when it is not ours. */
  verify(signed: string): string | undefined;
}

/** Makes keys of their own purpose from the one secret of this installation. */
export function openSeal(secret: string): Seal {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `adfjord ${purpose}`, 32));
  const sealing = key('seal');
  const signing = key('sign');
  const signatureOf = (text: string) => createHmac('sha256', signing).update(text).digest();

  return {
    encrypt(plain, context) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(context));
      const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [keyId, ...[iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    decrypt(sealed, context) {
      const [id, ...parts] = sealed.split('.');
      const [iv, tag, ciphertext] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (id !== keyId || !iv || !tag || !ciphertext)
        throw new Error('This secret was sealed with another key.');
      const decipher = createDecipheriv('aes-256-gcm', sealing, iv)
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
    },
    sign: (text) => `${Buffer.from(text).toString('base64url')}.${signatureOf(text).toString('base64url')}`,
    verify(signed) {
      const [body, signature] = signed.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (!body || !signature) return undefined;
      const text = body.toString('utf8');
      const expected = signatureOf(text);
      return signature.length === expected.length && timingSafeEqual(signature, expected) ? text : undefined;
    },
  };
}

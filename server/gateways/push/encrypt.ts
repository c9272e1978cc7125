import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const curve = 'prime256v1';
/** One record holds all of it: RFC 8188, 2.1. */
const recordSize = 4096;
const keyPurpose = ['WebPush:', 'info\0'].join(' ');
/** After the last record's own text. */
const lastRecord = Buffer.of(2);

/** The keys a browser was given with its address. */
export interface ReaderKeys {
  p256dh: string;
  auth: string;
}

/** A message that the browser alone can read, as `aes128gcm`: RFC 8291, 3.4. */
export function encrypt(message: string, { p256dh, auth }: ReaderKeys, given: Given = {}): Buffer {
  const ours = createECDH(curve);
  if (given.privateKey) ours.setPrivateKey(given.privateKey);
  else ours.generateKeys();
  const salt = given.salt ?? randomBytes(16);
  const [reader, writer] = [Buffer.from(p256dh, 'base64url'), ours.getPublicKey()];
  const shared = ours.computeSecret(reader);
  const keyInfo = Buffer.concat([Buffer.from(keyPurpose), reader, writer]);
  const secret = derive(shared, { salt: Buffer.from(auth, 'base64url'), info: keyInfo, length: 32 });
  const key = derive(secret, { salt, info: 'Content-Encoding: aes128gcm\0', length: 16 });
  const nonce = derive(secret, { salt, info: 'Content-Encoding: nonce\0', length: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(message, 'utf8'), cipher.update(lastRecord), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(writer.length), writer, ...sealed, cipher.getAuthTag()]);
}

/** What is drawn anew for each message, but for the example of the standard. */
interface Given {
  salt?: Buffer;
  privateKey?: Buffer;
}

function derive(
  secret: Buffer,
  { salt, info, length }: { salt: Buffer; info: string | Buffer; length: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** Whether these are keys one can write to. */
export function areUsable({ p256dh, auth }: ReaderKeys): boolean {
  try {
    encrypt('', { p256dh, auth });
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

import type { Page } from '@playwright/test';
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}
interface Wish {
  /** What the browser says it is on. */
  origin?: string;
  /** Whether a finger, a face or a PIN has unlocked it. */
  isUnlocked?: boolean;
}

/** A device that makes passkeys and signs in with them, as the standard says. */
export function openAuthenticator(usualOrigin = 'https://adfjord.test') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  let counter = 0;

  function dataOf(rpId: string, { isUnlocked = true }: Wish, more = Buffer.alloc(0)): Buffer {
    const flags = 0b1 | (isUnlocked ? 0b100 : 0) | (more.length > 0 ? 0b100_0000 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), count, more]);
  }
  function clientData(type: string, challenge: string, { origin = usualOrigin }: Wish): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
  return {
    id: named.id,
    make({ challenge, rp }: Options, wish: Wish = {}) {
      const { x, y } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x!, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y!, 'base64url'),
      ]);
      const kept = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]);
      const data = dataOf(rp!.id, wish, kept);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.of(0x58, data.length),
        data,
      ]);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, wish).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge, rpId }: Options, wish: Wish = {}) {
      const data = dataOf(rpId!, wish);
      const client = clientData('webauthn.get', challenge, wish);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      };
    },
  };
}

/** A device with a finger on it, in this page's browser. */
export async function openDevice(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await line.send('WebAuthn.addVirtualAuthenticator', { options });
}

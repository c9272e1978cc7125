import { makePushKeys, type PushKeys } from '#server/gateways/push/vapid.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pushKeys } from './tables.ts';

const context = 'push-keys';

/** Makes the keys of this installation, unless there are some: browsers that were subscribed with others hear nothing. */
export async function ensurePushKeys(db: Database, seal: Seal): Promise<void> {
  if ((await db.select().from(pushKeys)).length > 0) return;
  const { publicKey, privateKey } = makePushKeys();
  const sealedPrivateKey = seal.encrypt(JSON.stringify(privateKey), context);
  await db.insert(pushKeys).values({ id: context, publicKey, sealedPrivateKey }).onConflictDoNothing();
}

export async function getPublicKey(db: Database): Promise<string> {
  const [row] = await db.select().from(pushKeys);
  return row!.publicKey;
}

export async function readPushKeys(db: Database, seal: Seal): Promise<PushKeys> {
  const [row] = await db.select().from(pushKeys);
  const { publicKey, sealedPrivateKey } = row!;
  return {
    publicKey,
    privateKey: JSON.parse(seal.decrypt(sealedPrivateKey, context)) as PushKeys['privateKey'],
  };
}

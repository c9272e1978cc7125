import { keyLimits } from '#contract/api-keys.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import { sessionsTopic } from '#server/plumbing/sessions.ts';
import { member } from '#server/procedures.ts';
import { hashOf, hintOf, mintKey } from './key-shape.ts';
import { type ApiKeyRow, deleteKey, insertKey, listKeys } from './queries.ts';

const { apiKeys } = member;

export const apiKeyProcedures = apiKeys.router({
  list: apiKeys.list.handler(async ({ context: { house, person } }) =>
    (await listKeys(house.db, person.workspaceId)).map(present),
  ),
  create: apiKeys.create.handler(async ({ context: { house, person }, input }) => {
    const key = mintKey();
    const kept = await insertKey(house.db, person.workspaceId, {
      ...input,
      personId: person.id,
      hash: hashOf(key),
      hint: hintOf(key),
      createdAt: new Date(house.now()),
      most: keyLimits.perWorkspace,
    });
    if (!kept) throw new Refusal('TOO_MANY_KEYS', { limit: keyLimits.perWorkspace });
    return { ...present(kept), key };
  }),
  revoke: apiKeys.revoke.handler(async ({ context: { house, person }, input }) => {
    await house.db.transaction(async (tx) => {
      const personId = await deleteKey(tx, person.workspaceId, input.id);
      if (!personId) throw new Refusal('KEY_NOT_FOUND');
      // Streams the key has opened look again at who is reading.
      await house.signals.ring(tx, sessionsTopic(personId));
    });
    return { revoked: true };
  }),
});

function present({ id, name, hint, access, createdAt, lastUsedAt }: ApiKeyRow) {
  return {
    id,
    name,
    hint,
    access,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

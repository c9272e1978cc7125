import { Refusal } from '#server/platform/refusal.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { sessionsTopic } from '#server/platform/crypto/sessions.ts';
import { member } from '#server/procedures.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { makeKey } from './make-key.ts';
import { type ApiKeyRow, deleteKey, listKeys } from './queries.ts';

const { apiKeys } = member;

export const apiKeyProcedures = apiKeys.router({
  list: apiKeys.list.handler(async ({ context: { ctx, person } }) =>
    (await listKeys(ctx.db, person.workspaceId)).map(present),
  ),
  create: apiKeys.create.handler(async ({ context: { ctx, person }, input }) => {
    const { key, kept } = await makeKey(ctx, person, input);
    return { ...present(kept), key };
  }),
  revoke: apiKeys.revoke.handler(async ({ context: { ctx, person }, input }) => {
    await ctx.db.transaction(async (tx) => {
      const gone = await deleteKey(tx, person.workspaceId, input.id);
      if (!gone) throw new Refusal('KEY_NOT_FOUND');
      await noteDeed(tx, person, {
        at: ctx.now(),
        deed: 'key-revoked',
        subject: { kind: 'key', id: gone.id, name: gone.name },
      });
      // Streams the key has opened look again at who is reading.
      await ctx.signals.notify(tx, sessionsTopic(gone.personId));
    });
    noteSecurity(ctx, 'key-revoked', { personId: person.id, keyId: input.id });
    return { revoked: true };
  }),
});

function present({ id, name, hint, access, role, createdAt, lastUsedAt }: ApiKeyRow) {
  return {
    id,
    name,
    hint,
    access,
    role,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { askFacebook, sealContext } from './access.ts';
import { type ConnectionRow, getConnection, saveReading } from './queries.ts';
import { readAccount } from './read-account.ts';

/** Reads accounts and pages anew. Also tried with a token that was marked as broken: if it works, it is whole again. */
export async function refreshConnection(ctx: AppContext, workspaceId: WorkspaceId): Promise<ConnectionRow> {
  const before = await getConnection(ctx.db, workspaceId);
  const { sealedToken } = before;
  const token = ctx.seal.decrypt(sealedToken, sealContext(workspaceId));
  const reading = await askFacebook(ctx, workspaceId, {
    token,
    ask: () => readAccount(ctx, workspaceId, { token, before }),
  });
  const row = await saveReading(ctx.db, workspaceId, { ...reading, sealedToken });
  // Somebody linked anew or unlinked in the meantime: that counts, not what we read.
  return row ?? getConnection(ctx.db, workspaceId);
}

import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { sealContext } from './access.ts';
import { isLinkedElsewhere, removeConnection } from './queries.ts';

/** Forgets the account at once, and gives its grant back if Facebook listens. */
export async function disconnect(ctx: AppContext, workspaceId: WorkspaceId): Promise<void> {
  const row = await removeConnection(ctx.db, workspaceId);
  if (!row || (await isLinkedElsewhere(ctx.db, workspaceId, row.facebookUserId))) return;
  try {
    await ctx.meta.revoke(ctx.seal.decrypt(row.sealedToken, sealContext(workspaceId)));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.error('a grant could not be given back', error);
  }
}

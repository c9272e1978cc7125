import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { House } from '#server/house.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { sealContext } from './access.ts';
import { isLinkedElsewhere, removeConnection } from './queries.ts';

/** Forgets the account at once, and gives its grant back if Facebook listens. */
export async function disconnect(house: House, workspaceId: WorkspaceId): Promise<void> {
  const row = await removeConnection(house.db, workspaceId);
  if (!row || (await isLinkedElsewhere(house.db, workspaceId, row.facebookUserId))) return;
  try {
    await house.meta.revoke(house.seal.decrypt(row.sealedToken, sealContext(workspaceId)));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    house.log.error('a grant could not be given back', error);
  }
}

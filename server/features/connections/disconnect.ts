import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { sealContext } from './access.ts';
import { isLinked, removeConnection } from './queries.ts';

/** Forgets the account at once, and gives its grant back if Facebook listens. */
export async function disconnect(ctx: AppContext, person: Person): Promise<void> {
  const { workspaceId } = person;
  const row = await ctx.db.transaction(async (tx) => {
    const gone = await removeConnection(tx, workspaceId);
    const subject = gone && { kind: 'facebook', id: gone.facebookUserId, name: gone.facebookName };
    if (subject) await noteDeed(tx, person, { at: ctx.now(), deed: 'facebook-disconnected', subject });
    return gone;
  });
  if (!row || (await isLinked(ctx.db, row.facebookUserId))) return;
  try {
    await ctx.meta.revoke(ctx.seal.decrypt(row.sealedToken, sealContext(workspaceId)));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.error('a grant could not be given back', error);
  }
}

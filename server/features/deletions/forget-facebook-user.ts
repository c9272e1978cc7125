import type { AppContext } from '#server/app-context.ts';
import { listConnectionsOf, removeLogins, removeConnection } from '../connections/queries.ts';
import { removeLeads } from '../leads/queries.ts';
import { removeLiveCampaigns } from '../live-campaigns/queries.ts';
import { removeFacebookSignIn } from '../people/queries.ts';
import { insertDeletion } from './queries.ts';

export interface FacebookUser {
  linkedAs?: string;
  signedInAs?: string;
}

/** Removes everything we had from a Facebook account, at once, and keeps that under the code. What people wrote here stays. */
export async function forgetFacebookUser(
  { db, queue, now }: AppContext,
  { linkedAs, signedInAs, code }: FacebookUser & { code: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const linked = linkedAs ? await listConnectionsOf(tx, linkedAs) : [];
    for (const row of linked) {
      const workspaceId = row.workspaceId;
      await removeConnection(tx, workspaceId);
      await removeLogins(tx, workspaceId);
      await removeLiveCampaigns(tx, workspaceId);
      await removeLeads(tx, workspaceId, queue);
    }
    if (signedInAs) await removeFacebookSignIn(tx, signedInAs);
    const moment = new Date(now());
    await insertDeletion(tx, { code, scope: 'facebook', requestedAt: moment, finishedAt: moment });
  });
}

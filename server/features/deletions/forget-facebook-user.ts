import type { House } from '#server/house.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { listConnectionsOf, removeLogins, removeConnection } from '../connections/queries.ts';
import { removeLeads } from '../leads/queries.ts';
import { removeLiveCampaigns } from '../live-campaigns/queries.ts';
import { removeFacebookSignIn } from '../people/queries.ts';
import { newCode } from './delete-account.ts';
import { insertDeletion } from './queries.ts';

interface FacebookUser {
  linkedAs?: string;
  signedInAs?: string;
}

/** Removes everything we had from a Facebook account, at once, and answers a code. What people wrote here stays. */
export function forgetFacebookUser(
  { db, queue, now }: House,
  { linkedAs, signedInAs }: FacebookUser,
): Promise<string> {
  return db.transaction(async (tx) => {
    const linked = linkedAs ? await listConnectionsOf(tx, linkedAs) : [];
    for (const row of linked) {
      const workspaceId = row.workspaceId as WorkspaceId;
      await removeConnection(tx, workspaceId);
      await removeLogins(tx, workspaceId);
      await removeLiveCampaigns(tx, workspaceId);
      await removeLeads(tx, workspaceId, queue);
    }
    if (signedInAs) await removeFacebookSignIn(tx, signedInAs);
    const moment = new Date(now());
    const code = newCode();
    await insertDeletion(tx, { code, scope: 'facebook', requestedAt: moment, finishedAt: moment });
    return code;
  });
}

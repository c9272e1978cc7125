import { getAdAccountAccess, noteIfUnusable } from '#server/features/connections/access.ts';
import { listAudienceAccounts } from '#server/features/live-campaigns/audiences/audience-queries.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import type { Database } from '#server/platform/database/database.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import type { LeadRow } from './queries.ts';
import { mailIn, phoneIn } from './rules.ts';

const Ways = z.array(z.object({ email: z.string().nullable(), phone: z.string().nullable() }));

/** Has somebody taken out of the audiences at Meta, in each ad account where we have made one. */
export async function promiseErasureAtMeta(
  tx: Database,
  { queue, seal }: AppContext,
  { workspaceId, removed }: { workspaceId: WorkspaceId; removed: LeadRow[] },
): Promise<void> {
  const ways = removed
    .filter(({ isTest }) => !isTest)
    .map(({ answers }) => ({ email: mailIn(answers), phone: phoneIn(answers) }))
    .filter(({ email, phone }) => email ?? phone);
  if (ways.length === 0) return;
  // Who is erased may be read nowhere here, not even while Meta is being told.
  const sealed = seal.encrypt(JSON.stringify(ways), sealedFor(workspaceId));
  for (const adAccountId of await listAudienceAccounts(tx, workspaceId))
    await queue.add(tx, eraseFromAudiences, { workspaceId, adAccountId, sealed }, { key: sealed });
}

export const eraseFromAudiences = defineJob({
  name: 'erase-from-audiences',
  payload: z.object({ workspaceId: KeptWorkspaceId, adAccountId: z.string(), sealed: z.string() }),

  async run(ctx, { workspaceId, adAccountId, sealed }) {
    const ways = Ways.parse(JSON.parse(ctx.seal.decrypt(sealed, sealedFor(workspaceId))));
    const { account } = await getAdAccountAccess(ctx, workspaceId, adAccountId);
    try {
      await ctx.meta.eraseFromAudiences(account, ways);
    } catch (error) {
      if (error instanceof GatewayError)
        await noteIfUnusable(ctx, workspaceId, { token: account.token, answer: error });
      throw error;
    }
  },

  giveUp: 'somebody could not be taken out of the audiences at Meta for a day',
});

function sealedFor(workspaceId: WorkspaceId): string {
  return `erased-person:${workspaceId}`;
}

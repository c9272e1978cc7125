import { GatewayError } from '#server/gateways/gateway-error.ts';
import { settlesWithinMs } from '#server/gateways/meta/publishing/find-trees.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import { z } from 'zod';
import { isLinked } from '../connections/queries.ts';
import { type GrantEnd, sayDone } from './last-emails.ts';
import { type Grant, type Leftovers, openLeftovers } from './leftovers.ts';

/** Removes what no row holds: files, what unfinished runs left at Meta, the grants. Then says goodbye. */
export const finishDeletion = defineJob({
  name: 'finish-deletion',
  payload: z.object({ code: z.string(), sealed: z.string() }),

  async run(ctx, { code, sealed }) {
    const leftovers = openLeftovers(ctx.seal, code, sealed);
    await removeFiles(ctx, leftovers);
    const grant = await giveAllBack(ctx, leftovers.grants);
    await sayDone(ctx, code, { told: leftovers.told, grant });
  },

  async giveUp(ctx, { code, sealed }) {
    ctx.log.error('a grant could not be given back for a day', new Error('see the tries before'), { code });
    await sayDone(ctx, code, { told: openLeftovers(ctx.seal, code, sealed).told, grant: 'kept' });
  },
});

async function removeFiles({ storage }: AppContext, { workspaceIds, avatarUrl }: Leftovers): Promise<void> {
  for (const workspaceId of workspaceIds) await storage.removeAll(`${workspaceId}/`);
  if (avatarUrl) await storage.remove(avatarUrl.slice(1));
}

/** Gives back what each Facebook account had permitted; one that does not answer keeps no other from it. */
async function giveAllBack(ctx: AppContext, grants: Grant[]): Promise<GrantEnd> {
  const ends: GrantEnd[] = [];
  const failures: unknown[] = [];
  for (const ofOne of Map.groupBy(grants, ({ facebookUserId }) => facebookUserId).values()) {
    try {
      ends.push(await giveBack(ctx, ofOne));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return ends.includes('kept') ? 'kept' : 'returned';
}

/** Undoes what runs had begun, and only then returns the permission: none of its tokens works after that. */
async function giveBack(ctx: AppContext, grants: Grant[]): Promise<GrantEnd> {
  const ends: GrantEnd[] = [];
  for (const grant of grants) ends.push(await tried(ctx, () => removeTrees(ctx, grant)));
  if (!(await isLinked(ctx.db, grants[0]!.facebookUserId)))
    for (const { token } of grants) ends.push(await tried(ctx, () => ctx.meta.revoke(token)));
  return ends.includes('kept') ? 'kept' : 'returned';
}

/** What passes by waiting is thrown, and tried again. */
async function tried({ log }: AppContext, act: () => Promise<void>): Promise<GrantEnd> {
  try {
    await act();
    return 'returned';
  } catch (error) {
    if (!(error instanceof GatewayError) || error.isTransient) throw error;
    // A dead token is a grant that is gone.
    if (error.failureKind === 'unauthorized') return 'returned';
    log.error('a grant could not be given back', error);
    return 'kept';
  }
}

async function removeTrees({ meta, now }: AppContext, { token, runs }: Grant): Promise<void> {
  for (const { marker, adAccountId, currency, intentAt } of runs) {
    const account = { id: adAccountId, token, currency };
    const since = new Date(intentAt);
    for (const { campaignId } of await meta.findTrees(account, { marker, since }))
      await meta.deleteCampaign(account, campaignId);
  }
  const youngest = Math.max(0, ...runs.map(({ intentAt }) => intentAt));
  if (now() - youngest < settlesWithinMs)
    throw new Error('A run was under way; what it has made may show only in a minute.');
}

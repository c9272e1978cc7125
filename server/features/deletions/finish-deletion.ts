import { GatewayError } from '#server/gateways/gateway-error.ts';
import { settlesWithinMs } from '#server/gateways/meta/publishing/find-trees.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { isLinkedElsewhere } from '../connections/queries.ts';
import { type Leftovers, openLeftovers } from './leftovers.ts';
import { findDeletion, finishDeletionRow } from './queries.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail } from '#server/mail/email.ts';

type Grant = NonNullable<Leftovers['grant']>;

/** Removes what no row holds: files, what an unfinished run left at Meta, the grant. Then says goodbye. */
export const finishDeletion = defineJob({
  name: 'finish-deletion',
  payload: z.object({ code: z.string(), sealed: z.string() }),

  async run(ctx, { code, sealed }) {
    const leftovers = openLeftovers(ctx.seal, code, sealed);
    await removeFiles(ctx, leftovers);
    const grant = leftovers.grant ? await giveBack(ctx, leftovers.workspaceId, leftovers.grant) : 'returned';
    await end(ctx, code, { leftovers, grant });
  },

  async giveUp(ctx, { code, sealed }) {
    ctx.log.error('a grant could not be given back for a day', new Error('see the tries before'), { code });
    await end(ctx, code, { leftovers: openLeftovers(ctx.seal, code, sealed), grant: 'kept' });
  },
});

async function removeFiles({ storage }: AppContext, { workspaceId, avatarUrl }: Leftovers): Promise<void> {
  await storage.removeAll(`${workspaceId}/`);
  if (avatarUrl) await storage.remove(avatarUrl.slice(1));
}

/** Undoes what a run had begun, then returns the permission; what passes by waiting is thrown, and tried again. */
async function giveBack(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  grant: Grant,
): Promise<'returned' | 'kept'> {
  try {
    await removeTrees(ctx, grant);
    const isNeeded = await isLinkedElsewhere(ctx.db, workspaceId, grant.facebookUserId);
    if (!isNeeded) await ctx.meta.revoke(grant.token);
    return 'returned';
  } catch (error) {
    if (!(error instanceof GatewayError) || error.isTransient) throw error;
    // A dead token is a grant that is gone.
    if (error.failureKind === 'unauthorized') return 'returned';
    ctx.log.error('a grant could not be given back', error);
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

/** A second time after a lost moment only repeats the email. */
async function end(
  { db, mail, now }: AppContext,
  code: string,
  { leftovers: { recipient }, grant }: { leftovers: Leftovers; grant: 'returned' | 'kept' },
): Promise<void> {
  if (!(await findDeletion(db, code))?.finishedAt) await finishDeletionRow(db, code, new Date(now()));
  // Sent here and not by a job of its own, whose payload would keep the address.
  await mail.send(await deletedEmail(recipient, grant));
}

/** The last email: that it is done, and what we could not do ourselves. */
async function deletedEmail({ email, name, language }: Leftovers['recipient'], grant: 'returned' | 'kept') {
  const options = { locale: language };
  const message = {
    subject: m.letter_deleted_subject({}, options),
    heading: m.letter_deleted_heading({}, options),
    paragraphs: [m.letter_deleted_text({ name }, options), m[`letter_deleted_grant_${grant}`]({}, options)],
    note: m.letter_deleted_note({}, options),
  };
  return { to: email, ...(await composeEmail(message, { language })) };
}

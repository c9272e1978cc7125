import { listMembers } from '#server/features/workspaces/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineClockJob, defineJob } from '#server/job.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { z } from 'zod';
import { attentionEmail } from './attention-email.ts';
import {
  forgetBrokenLink,
  forgetMended,
  isReadFirst,
  listLinksToNote,
  takeUntoldFindings,
} from './attention-queries.ts';
import { findAttention } from './find-attention.ts';

/** Writes one email about everything that needs attention and was not told of yet, and forgets what was mended. */
export const writeAttentionEmail = defineJob({
  name: 'write-attention-letter',
  payload: z.object({ workspaceId: KeptWorkspaceId }),

  async run(ctx, { workspaceId }) {
    const attention = await findAttention(ctx, workspaceId);
    await ctx.db.transaction(async (tx) => {
      if (!attention?.isLinkBroken) await forgetBrokenLink(tx, workspaceId);
      if (!attention) return;
      const { adAccountId, lasting } = attention;
      if (adAccountId && lasting) await forgetMended(tx, workspaceId, { adAccountId, lasting });
      const at = new Date(ctx.now());
      const findings = await takeUntoldFindings(tx, workspaceId, { ...attention, at });
      // What an ad account shows when it is first read did not happen now, and somebody sits before it.
      const isOld = adAccountId !== undefined && (await isReadFirst(tx, workspaceId, adAccountId));
      const told = findings.filter(({ reason }) => !isOld || reason.code === 'connection-broken');
      if (told.length === 0) return;
      for (const { email, language } of await listMembers(tx, workspaceId)) {
        const { publicUrl } = ctx.settings;
        const message = await attentionEmail(language, { ...attention, findings: told, publicUrl });
        await queueEmail(ctx.queue, tx, { to: email, ...message });
      }
    });
  },

  async giveUp({ log }, { workspaceId }) {
    log.error('a letter about what needs attention could not be written', new Error('see the tries before'), {
      workspaceId,
    });
  },
});

/** A link breaks at whatever is asked of Facebook, and after that nothing is read. Done by the clock. */
export const noteBrokenLinks = defineClockJob({
  name: 'note-broken-links',
  async run({ db, queue }: AppContext) {
    for (const workspaceId of await listLinksToNote(db))
      await queue.add(db, writeAttentionEmail, { workspaceId }, { key: workspaceId });
  },
});

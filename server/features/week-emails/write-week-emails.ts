import { findMonday, readWeek } from '#server/features/live-campaigns/figures/read-week.ts';
import { listShownWorkspaces } from '#server/features/live-campaigns/queries.ts';
import { claimWeekEmail } from '#server/features/people/queries.ts';
import { stopWeekEmailsUrl } from '#server/features/people/mail/stop-week-emails.ts';
import { listRecommendations } from '#server/features/recommendations/list-recommendations.ts';
import { listMembers } from '#server/features/workspaces/member-queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineClockJob, defineJob } from '#server/job.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { dayAt } from '#contract/days.ts';
import { weekEmail } from './week-email.ts';

/** Tells everybody who wants it how the week went. Once: whoever was told is not told again, whichever server tries. */
export const writeWeekEmail = defineJob({
  name: 'write-week-email',
  payload: z.object({ workspaceId: KeptWorkspaceId, monday: z.iso.date() }),

  async run(ctx, { workspaceId, monday }) {
    const members = await listMembers(ctx.db, workspaceId, 'see');
    const readers = members.filter(({ weekEmails, weekToldOn }) => weekEmails && weekToldOn !== monday);
    const told = readers.length > 0 ? await readWeek(ctx, workspaceId, monday) : undefined;
    if (!told) return;
    const { recommendations } = await listRecommendations(ctx, { workspaceId });
    const { publicUrl } = ctx.settings;
    const bars = told.days.map(({ spendMinor }) => spendMinor);
    await ctx.db.transaction(async (tx) => {
      for (const { id, email, language } of readers) {
        if (!(await claimWeekEmail(tx, id, monday))) continue;
        const stopUrl = stopWeekEmailsUrl(ctx, id);
        const message = await weekEmail(language, { ...told, recommendations, publicUrl, stopUrl });
        await queueEmail(ctx.queue, tx, { to: email, ...message, stopUrl, bars });
      }
    });
  },

  giveUp: 'a weekly email could not be written',
});

const dayMs = 24 * 60 * 60_000;

/** Looks where Monday morning has come. A week that was not read yet is told as soon as it is. */
export const startWeekEmails = defineClockJob({
  name: 'start-week-emails',
  async run(ctx: AppContext) {
    // A week and a day before today, wherever today is.
    const since = dayAt(ctx.meta.now() - 9 * dayMs, 'UTC');
    for (const workspaceId of await listShownWorkspaces(ctx.db, since)) {
      const monday = await findMonday(ctx, workspaceId);
      if (monday) await ctx.queue.add(ctx.db, writeWeekEmail, { workspaceId, monday }, { key: workspaceId });
    }
  },
});

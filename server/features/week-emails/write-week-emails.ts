import { findMonday, readWeek } from '#server/features/live-campaigns/figures/read-week.ts';
import { listShownWorkspaces } from '#server/features/live-campaigns/queries.ts';
import { stopWeekEmailsUrl } from '#server/features/people/mail/stop-week-emails.ts';
import { listRecommendations } from '#server/features/recommendations/list-recommendations.ts';
import { claimWeekEmail, listMemberRows } from '#server/features/workspaces/member-queries.ts';
import { tellMember } from '#server/features/workspaces/tell-member.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineClockJob, defineJob } from '#server/job.ts';
import { pagesOf } from '#server/mail/pages-of.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { lesser, may } from '#contract/people/roles.ts';
import { dayAt } from '#contract/days.ts';
import { weekEmail } from './week-email.ts';

/** Tells everybody who steers and wants it how the week went, of each of their workspaces. Once: whoever was told is not told again, whichever server tries. */
export const writeWeekEmail = defineJob({
  name: 'write-week-email',
  payload: z.object({ workspaceId: KeptWorkspaceId, monday: z.iso.date() }),

  async run(ctx, { workspaceId, monday }) {
    const members = await listMemberRows(ctx.db, workspaceId);
    const readers = members
      .filter(({ member, person }) => may(member.role, 'steer') && person.weekEmails)
      .filter(({ member }) => member.weekToldOn !== monday);
    const told = readers.length > 0 ? await readWeek(ctx, workspaceId, monday) : undefined;
    if (!told) return;
    // One list for all of them.
    const role = readers.map(({ member }) => member.role).reduce(lesser);
    const { recommendations } = await listRecommendations(ctx, { workspaceId, role });
    const linkTo = pagesOf(ctx.settings.publicUrl, workspaceId);
    const bars = told.days.map(({ spendMinor }) => spendMinor);
    await ctx.db.transaction(async (tx) => {
      for (const { person: to } of readers) {
        if (!(await claimWeekEmail(tx, workspaceId, { personId: to.id, monday }))) continue;
        const stopUrl = stopWeekEmailsUrl(ctx, to.id);
        const words = await weekEmail(to.language, { ...told, recommendations, linkTo, stopUrl });
        await tellMember({ ...ctx, db: tx }, workspaceId, { to, message: { ...words, stopUrl, bars } });
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

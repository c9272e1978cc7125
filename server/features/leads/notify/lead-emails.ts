import { findAdPicture } from '#server/features/live-campaigns/queries.ts';
import { listMembers } from '#server/features/workspaces/member-queries.ts';
import { tellMember } from '#server/features/workspaces/tell-member.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import type { Database } from '#server/platform/database/database.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { pagesOf } from '#server/mail/pages-of.ts';
import { z } from 'zod';
import { arrivalTopic, type LeadRow } from '../queries.ts';
import { queueLeadEmails, listMuted, claimUnnotified, takeEarlier } from './arrival-queries.ts';
import { listForms } from '../sync/form-queries.ts';
import { openCampaignNames } from '../list/campaign-names.ts';
import { earlierEmail, leadEmail } from './lead-email.ts';

/** What comes within this time of a lead is told in the same email. */
const gatherMs = 120_000;
/** Leads that come at nearly the same time share one context. */
const roundMs = 30_000;

/** Promises an email about new leads, in a moment: more may come. */
export async function promiseLeadEmails(
  tx: Database,
  ctx: AppContext,
  { workspaceId, leadIds }: { workspaceId: WorkspaceId; leadIds: string[] },
): Promise<void> {
  await queueLeadEmails(tx, leadIds);
  await promiseEmailRound(tx, ctx, workspaceId);
}

/** Promises to write, in a moment, what is to be told by email. */
export async function promiseEmailRound(
  tx: Database,
  { queue, now }: AppContext,
  workspaceId: WorkspaceId,
): Promise<void> {
  const at = Math.ceil(now() / roundMs) * roundMs + gatherMs;
  const key = `${workspaceId}:${at}`;
  await queue.add(tx, writeLeadEmails, { workspaceId }, { key, notBefore: new Date(at) });
}

/** Writes one email for each campaign that has new leads, and one for all earlier ones; none where emails are off. */
export const writeLeadEmails = defineJob({
  name: 'write-lead-letters',
  payload: z.object({ workspaceId: KeptWorkspaceId }),

  async run(ctx, { workspaceId }) {
    await ctx.db.transaction(async (tx) => {
      const untold = await claimUnnotified(tx, workspaceId);
      const earlier = await takeEarlier(tx, workspaceId, new Date(ctx.now()));
      if (untold.length === 0 && earlier.length === 0) return;
      const silenced = await listMuted(tx, workspaceId);
      const readers = await listMembers(tx, workspaceId, 'leads');
      const linkTo = pagesOf(ctx.settings.publicUrl, workspaceId);
      const formIds = [...new Set(untold.map(({ facebookFormId }) => facebookFormId))];
      const forms = await listForms(tx, workspaceId, formIds);
      const questions = new Map(forms.map((form) => [form.facebookFormId, form.questions]));
      for (const { facebookCampaignId, title, leads } of await byCampaign(tx, workspaceId, untold)) {
        if (silenced.has(facebookCampaignId)) continue;
        const url = linkTo(`/campaigns/${facebookCampaignId}/leads`);
        const pictureUrl = await findAdPicture(tx, workspaceId, facebookCampaignId);
        for (const to of readers) {
          const told = { title, leads, questions, url, hasPicture: pictureUrl !== undefined };
          const message = {
            ...(await leadEmail(to.language, told)),
            ...(pictureUrl && { pictureUrl }),
            about: [arrivalTopic(workspaceId), ...leads.map(({ id }) => id)],
          };
          await tellMember({ ...ctx, db: tx }, workspaceId, { to, message });
        }
      }
      const names = openCampaignNames(tx, workspaceId);
      const found: { title: string; count: number }[] = [];
      for (const { facebookFormId, count } of earlier) {
        const { facebookCampaignId, title } = await names.of({ facebookCampaignId: null, facebookFormId });
        if (!silenced.has(facebookCampaignId)) found.push({ title, count });
      }
      if (found.length === 0) return;
      const url = linkTo('/meta-ads');
      for (const to of readers) {
        const message = await earlierEmail(to.language, { found, url });
        await tellMember({ ...ctx, db: tx }, workspaceId, { to, message });
      }
    });
  },

  giveUp: 'letters about leads could not be written',
});

async function byCampaign(tx: Database, workspaceId: WorkspaceId, leads: LeadRow[]) {
  const names = openCampaignNames(tx, workspaceId);
  const groups = new Map<string, Awaited<ReturnType<typeof names.of>> & { leads: LeadRow[] }>();
  for (const lead of leads) {
    const campaign = await names.of(lead);
    const key = campaign.facebookCampaignId;
    const group = groups.get(key) ?? { ...campaign, leads: [] };
    group.leads.push(lead);
    groups.set(key, group);
  }
  return groups.values();
}

import { findAdPicture } from '#server/features/live-campaigns/queries.ts';
import { tellMember } from '#server/features/workspaces/tell-member.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pagesOf } from '#server/mail/pages-of.ts';
import { openCampaignNames } from '../list/campaign-names.ts';
import { arrivalTopic } from '../queries.ts';
import { listForms } from '../sync/form-queries.ts';
import { statusLink } from '../one-tap/status-links.ts';
import { listHearers } from './alert-queries.ts';
import { takeEarlier } from './arrival-queries.ts';
import { earlierEmail, leadEmail } from './lead-email.ts';
import { byCampaign, type Kind, mostAlone, type News, type Reader } from './news.ts';
import { endOfQuiet } from './quiet-hours.ts';

/** Writes emails about leads, to one reader after the other; what they share is looked up once. */
export function openLeadEmails(tx: Database, ctx: AppContext, workspaceId: WorkspaceId) {
  const { queue, settings } = ctx;
  const linkTo = pagesOf(settings.publicUrl, workspaceId);
  const pictures = new Map<string, ReturnType<typeof findAdPicture>>();

  function findPicture(facebookCampaignId: string) {
    const found = pictures.get(facebookCampaignId) ?? findAdPicture(tx, workspaceId, facebookCampaignId);
    pictures.set(facebookCampaignId, found);
    return found;
  }

  async function queueOne(to: Reader, kind: Kind, news: News[]): Promise<void> {
    const [{ campaign: first } = news[0]!] = news;
    const isOfOne = news.every(({ campaign }) => campaign.facebookCampaignId === first.facebookCampaignId);
    const leads = news.map(({ lead }) => lead);
    const forms = await listForms(tx, workspaceId, [
      ...new Set(leads.map(({ facebookFormId }) => facebookFormId)),
    ]);
    const pictureUrl = isOfOne ? await findPicture(first.facebookCampaignId) : undefined;
    const email = await leadEmail(to.language, {
      kind,
      title: isOfOne ? first.title : undefined,
      news,
      questions: new Map(forms.map((form) => [form.facebookFormId, form.questions])),
      url: linkTo(isOfOne ? `/campaigns/${first.facebookCampaignId}/leads` : '/leads?status=new'),
      linkOf: (leadId, status) => statusLink(ctx, { workspaceId, leadId, personId: to.id, status }),
      hasPicture: pictureUrl !== undefined,
    });
    const message = {
      ...email,
      ...(pictureUrl && { pictureUrl }),
      right: 'leads' as const,
      about: [arrivalTopic(workspaceId), ...leads.map(({ id }) => id)],
    };
    await tellMember({ queue, db: tx }, workspaceId, { to, message });
  }

  return {
    async queue(reader: Reader, kind: Kind, news: News[]): Promise<void> {
      const groups = byCampaign(news);
      const letters = kind === 'reminder' || groups.length > mostAlone ? [news] : groups;
      for (const letter of letters) await queueOne(reader, kind, letter);
    },
  };
}

/** Tells once of all that was answered before its form was known here. */
export async function queueEarlierEmails(
  tx: Database,
  { queue, settings, now }: AppContext,
  workspaceId: WorkspaceId,
): Promise<void> {
  const untold = await takeEarlier(tx, workspaceId, new Date(now()));
  if (untold.length === 0) return;
  const names = openCampaignNames(tx, workspaceId);
  const earlier = await Promise.all(
    untold.map(async ({ facebookFormId, count }) => ({
      count,
      ...(await names.of({ facebookCampaignId: null, facebookFormId })),
    })),
  );
  const url = pagesOf(settings.publicUrl, workspaceId)('/meta-ads');
  const hearers = await listHearers(tx, workspaceId);
  for (const { person: to, alerts } of hearers.filter((hearer) => hearer.alerts.byEmail)) {
    const found = earlier.filter((form) => !alerts.mutedCampaigns.includes(form.facebookCampaignId));
    if (found.length === 0) continue;
    const message = await earlierEmail(to.language, { found, url });
    const quietUntil = alerts.quiet && endOfQuiet(now(), alerts.quiet);
    const notBefore = quietUntil ? new Date(quietUntil) : undefined;
    await tellMember({ queue, db: tx }, workspaceId, {
      to,
      message: { ...message, notBefore, right: 'leads' },
    });
  }
}

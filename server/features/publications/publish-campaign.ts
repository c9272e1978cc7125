import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { markPublishing } from '../campaigns/queries.ts';
import { checkMediaLimit, consumeCampaignQuota } from '../workspaces/queries.ts';
import { mustBeMeant } from '../operations/guardrails.ts';
import { publishOnMeta } from './publish-on-meta.ts';
import { findUnfinishedPublication, insertPublication, type PublicationRow } from './queries.ts';
import { readyPlan } from './ready-plan.ts';
import { releaseIfGone } from './release-if-gone.ts';
import { refuseIfNewer, type Seen } from './refuse-if-newer.ts';
import { topicOf } from './topic.ts';

interface Input {
  campaignId: string;
  launchImmediately: boolean;
  seen?: Seen | undefined;
  confirmedDailyBudgetMinor?: number | undefined;
}

/**
 * Promises to publish a campaign. The run, the campaign's status and the job are written together;
 * a campaign that is being published already answers the run it has.
 */
export async function publishCampaign(
  ctx: AppContext,
  { workspaceId, language }: Person,
  { campaignId, launchImmediately, seen, confirmedDailyBudgetMinor }: Input,
): Promise<PublicationRow> {
  const { db, queue, signals, now } = ctx;
  await releaseIfGone(ctx, workspaceId, campaignId);
  return db.transaction(async (tx) => {
    // Takes the row for this transaction, so that no autosave slips in between reading the draft and freezing it.
    await markPublishing(tx, workspaceId, campaignId);
    const unfinished = await findUnfinishedPublication(tx, workspaceId, campaignId);
    if (unfinished) return unfinished;

    if (seen) await refuseIfNewer(tx, workspaceId, { campaignId, seen });
    const { campaign, adAccount, plan } = await readyPlan(tx, { workspaceId, language }, campaignId);
    mustBeMeant(plan.dailyBudgetMinor, { adAccount, confirmedMinor: confirmedDailyBudgetMinor });
    const mediaIds = campaign.media.map(({ id }) => id);
    await checkMediaLimit(tx, workspaceId, { mediaIds, now: now() });
    const publication = await insertPublication(tx, {
      workspaceId,
      campaignId,
      marker: `adfjord-${randomBytes(9).toString('base64url')}`,
      launchImmediately,
      adAccountId: adAccount.id,
      plan,
      step: 'pictures',
      made: { creativeIds: plan.ads.map(() => null), adIds: plan.ads.map(() => null) },
      startedAt: new Date(now()),
    });
    // Somebody pressed Publish elsewhere in the same moment: theirs is the run.
    if (!publication) return (await findUnfinishedPublication(tx, workspaceId, campaignId))!;
    await consumeCampaignQuota(tx, workspaceId, { publicationId: publication.id, now: now() });
    await queue.add(tx, publishOnMeta, { workspaceId, id: publication.id }, { key: publication.id });
    await signals.notify(tx, topicOf(publication));
    return publication;
  });
}

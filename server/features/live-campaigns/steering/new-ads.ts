import type { NewAd } from '#contract/live/steering.ts';
import { isForAds } from '#contract/media.ts';
import type { AppContext } from '#server/app-context.ts';
import { changeFacebookAds, getCampaignWithMedia } from '#server/features/campaigns/queries.ts';
import { getMedia } from '#server/features/media/queries.ts';
import { mustBeApprover } from '#server/features/approvals/must-be-approved.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import {
  notAsAskedProblem,
  notRemovedProblem,
  notTakenProblem,
} from '#server/features/operations/problems.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import type { StoredOperationProblem } from '#server/features/operations/tables.ts';
import { showsPictures } from '#server/gateways/meta/publishing/read-placement-feed.ts';
import type { PlannedAd } from '#server/gateways/meta/publishing/tree.ts';
import type { HeldAd } from '#server/gateways/meta/steering/ad-changes.ts';
import { type CodedText, becauseOf, coded } from '#server/platform/coded-text.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { getLiveAdSet, insertLiveAds, markLiveAdsGone } from '../detail/live-ad-queries.ts';
import type { Held } from '../live-row-queries.ts';
import { getLiveCampaign } from '../queries.ts';
import { plannedDrawing } from '#server/features/publications/media/planned-media.ts';
import type { PlannedMedia } from '#server/features/publications/media/picture-files.ts';
import { contentOf } from './ad-content.ts';
import { findModel } from './ad-model.ts';
import { mostAdsInSet, saysThat, tooSmall, whyNotThisAction } from './ad-rules.ts';
import { AdsProgress, type AdsRun, plannedNames } from './ads-progress.ts';
import { fetchPicture } from '#server/features/media/fetch-picture.ts';
import { mustComplyWith } from '../compliance/must-comply-with.ts';
import { lookAtMeta } from './look-at-meta.ts';
import { makeNewAds } from './make-new-ads.ts';
import { withPicturesAtMeta } from './ad-pictures.ts';
import { permitOnLive } from './permit-on-live.ts';
import { promiseNothingIsLeft } from './remove-left-ads.ts';

interface Input {
  /** Null for a campaign made in Ads Manager. */
  campaignId: string | null;
  facebookAdSetId: string;
  ads: NewAd[];
}

/** Adds ads to a running campaign that lead where those beside them lead. */
export async function addAds(ctx: AppContext, person: Person, input: Input): Promise<OperationRow> {
  const { facebookAdSetId, ads } = input;
  const { workspaceId } = person;
  const { facebookCampaignId } = await getLiveAdSet(ctx.db, workspaceId, facebookAdSetId);
  const { adAccountId } = await getLiveCampaign(ctx.db, workspaceId, facebookCampaignId);
  if (!ads.every(({ mediaId, imageUrl }) => mediaId ?? imageUrl))
    throw notLikeThat(coded('new-ad-picture-missing'), person);
  await mustFit(ctx, person, { ...input, facebookCampaignId, adAccountId });

  const names = plannedNames(ads);
  const planned: AdsProgress['ads'] = [];
  for (const [position, { imageUrl, mediaId, design, ...words }] of ads.entries()) {
    const picture = design
      ? await drawnPicture(ctx, person, { campaignId: input.campaignId, mediaId, design })
      : { mediaId: await ensurePicture(ctx, person, { mediaId, imageUrl }) };
    planned.push({ ...words, name: names[position]!, ...picture });
  }

  return acceptOperation(ctx, person, {
    kind: newAdsKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, workspaceId, facebookCampaignId),
    decide: () => ({
      kind: 'new-ads',
      facebookAdSetId,
      names: ads.map(({ headline }) => headline),
      facebookAdIds: [],
    }),
    comply: (tx) =>
      mustComplyWith(ctx, tx, {
        person,
        change: {
          what: 'new-ads',
          facebookAdSetId,
          ads: ads.map((ad, place) => ({ ...ad, mediaId: ad.mediaId ?? planned[place]!.mediaId ?? null })),
        },
      }),
    approve: (tx) => mustBeApprover(tx, person),
    content: (tx) => contentOf({ ...ctx, db: tx }, person, { ads, planned }),
    progress: { ads: planned },
  });
}

/** Refuses what Meta would not take, as far as it can be seen now. */
async function mustFit(
  ctx: AppContext,
  person: Person,
  {
    facebookAdSetId,
    facebookCampaignId,
    adAccountId,
    ads,
  }: Input & { facebookCampaignId: string; adAccountId: string },
): Promise<void> {
  const { workspaceId } = person;
  const look = await lookAtMeta(ctx, workspaceId, {
    adAccountId,
    read: (account) => ctx.meta.readAdSet(account, facebookAdSetId),
  });
  if (!look) return;
  if (!look.seen) throw new Refusal('AD_SET_NOT_FOUND');
  const model = await findModel(ctx.db, workspaceId, { adSet: look.seen, facebookCampaignId });
  if (!model) throw notLikeThat(coded('new-ad-nothing-like-it'), person);
  if (look.seen.adCount + ads.length > mostAdsInSet)
    throw notLikeThat(coded('new-ad-too-many', { most: mostAdsInSet, held: look.seen.adCount }), person);
  const opensForm = model.leadFormId !== undefined;
  const reasons = ads.map(({ callToAction }) => whyNotThisAction(callToAction, { opensForm }));
  const reason = reasons.find((each) => each !== null);
  if (reason) throw notLikeThat(reason, person);
}

/** A picture of the workspace; one from the web becomes one. */
async function ensurePicture(
  ctx: AppContext,
  person: Person,
  { mediaId, imageUrl }: Pick<NewAd, 'mediaId' | 'imageUrl'>,
): Promise<string> {
  if (!mediaId) return fetchPicture(ctx, person, imageUrl!);
  const picture = await getMedia(ctx.db, person.workspaceId, mediaId);
  if (picture.kind === 'video') throw notLikeThat(coded('new-ad-no-videos'), person);
  if (!isForAds(picture)) throw notLikeThat(tooSmall(picture), person);
  return mediaId;
}

/** A picture of the campaign in a design. */
async function drawnPicture(
  { db }: AppContext,
  person: Person,
  { campaignId, mediaId, design }: Pick<Input, 'campaignId'> & Pick<NewAd, 'mediaId' | 'design'>,
): Promise<PlannedMedia> {
  const { workspaceId } = person;
  const campaign = campaignId && (await getCampaignWithMedia(db, workspaceId, campaignId));
  const drawn =
    campaign && mediaId && design && (await plannedDrawing(db, workspaceId, { campaign, mediaId, design }));
  if (!drawn) throw notLikeThat(coded('new-ad-not-drawn'), person);
  return drawn;
}

function notLikeThat(why: CodedText, { language }: Person): Refusal<'AD_NOT_EDITABLE'> {
  return new Refusal('AD_NOT_EDITABLE', becauseOf(why, language));
}

/**
 * Adds ads at Meta: all of them paused, read back, and then switched on together. Where that fails, the end of the
 * operation sees to it that none is left.
 */
export const newAdsKind: OperationKind<'new-ads'> = {
  parts: ({ facebookAdSetId }) => [`new-ads:${facebookAdSetId}`],
  run,
  tidyUp: promiseNothingIsLeft,
  reverse: ({ facebookAdIds, names }) => ({ kind: 'removed-ads', facebookAdIds, names }),
  isStillSo: ({ facebookAdIds }, _, held) =>
    facebookAdIds.some((id) => (held as Held).ads.get(id)?.goneAt === null),
  isAddition: true,
  isAskedFirst: true,
  unchanged: () => 'new-ads',
  keepsSpending: () => false,
};

async function run(context: RunContext<'new-ads'>): Promise<Ending> {
  const { ctx, account, details, operation } = context;
  const run: AdsRun = { context, progress: AdsProgress.parse(operation.progress) };
  await makeNewAds(run);
  const adIds = run.progress.made.adIds.map((id) => id!);
  const shown = await withPicturesAtMeta(run);
  const problem = whatIsWrong(run, shown, await ctx.meta.readAds(account, adIds));
  if (problem) return { problem };

  const send = () => ctx.meta.startAds(account, adIds);
  await sendOperation(context, { send, progress: run.progress });
  const held = await ctx.meta.readAds(account, adIds);
  const running = held.filter((ad) => ad !== undefined).filter(({ status }) => status === 'ACTIVE');
  if (running.length < adIds.length) return { problem: notTakenProblem('ads-off') };
  return { details: { ...details, facebookAdIds: adIds }, keep: keep(run, running) };
}

/** Whether what Meta holds is what was asked for. */
function whatIsWrong(
  { progress }: AdsRun,
  shown: PlannedAd[],
  held: (HeldAd | undefined)[],
): StoredOperationProblem | undefined {
  const isAsAsked = shown.every((planned, position) => {
    const ad = held[position];
    const { leadFormId = null } = progress.model ?? {};
    return ad && saysThat(ad.words, planned) && ad.leadFormId === leadFormId && showsPictures(ad, planned);
  });
  return isAsAsked ? undefined : notAsAskedProblem();
}

function keep({ context }: AdsRun, ads: HeldAd[]) {
  const { ctx, workspaceId } = context;
  const facebookCampaignId = context.operation.facebookCampaignId!;
  return async (tx: Database) => {
    await insertLiveAds(tx, workspaceId, {
      at: new Date(ctx.now()),
      ads: ads.map(({ id, adSetId, name, effectiveStatus, words, imageUrl }) => ({
        facebookAdId: id,
        facebookCampaignId,
        facebookAdSetId: adSetId,
        name,
        status: effectiveStatus,
        ...words,
        imageUrl,
      })),
    });
    const added = ads.map(({ id }) => id);
    const change = (adIds: string[]) => [...new Set([...adIds, ...added])];
    await changeFacebookAds(tx, workspaceId, { facebookCampaignId, change });
  };
}

/** Deletes ads at Meta that were added from here. Those that are gone already are as they should be. */
export const removedAdsKind: OperationKind<'removed-ads'> = {
  parts: ({ facebookAdIds }) => [`removed-ads:${facebookAdIds.join(' ')}`],
  run: removeAds,
  unchanged: () => 'removed-ads',
  keepsSpending: () => true,
};

async function removeAds(context: RunContext<'removed-ads'>): Promise<Ending> {
  const { ctx, workspaceId, account, operation, details } = context;
  const adIds = details.facebookAdIds;
  await sendOperation(context, { send: () => ctx.meta.deleteSpares(account, adIds) });
  const left = (await ctx.meta.readAds(account, adIds)).filter((ad) => ad !== undefined);
  if (left.length > 0) return { problem: notRemovedProblem(left.length) };
  const facebookCampaignId = operation.facebookCampaignId!;
  return {
    async keep(tx) {
      await markLiveAdsGone(tx, workspaceId, { at: new Date(ctx.now()), facebookAdIds: adIds });
      await changeFacebookAds(tx, workspaceId, {
        facebookCampaignId,
        change: (kept) => kept.filter((id) => !adIds.includes(id)),
      });
    },
  };
}

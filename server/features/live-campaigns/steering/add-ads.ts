import { acceptOperation } from '#server/features/operations/accept.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { newAdsKind } from './new-ads-kind.ts';
import { permitOnLive } from './permit-on-live.ts';
import type { NewAd } from '#contract/live/steering.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { becauseOf, coded, type CodedText } from '#server/platform/coded-text.ts';
import { getMedia } from '#server/features/media/queries.ts';
import { findModel } from './ad-model.ts';
import { mostAdsInSet, whyNotThisAction } from './ad-rules.ts';
import { type AdsProgress, plannedNames } from './ads-progress.ts';
import { fetchPicture } from './fetch-picture.ts';
import { getLiveAdSet } from '../detail/live-ad-queries.ts';
import { lookAtMeta } from './look-at-meta.ts';
import { getLiveCampaign } from '../queries.ts';

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
  for (const [position, { imageUrl, mediaId, ...words }] of ads.entries())
    planned.push({
      ...words,
      name: names[position]!,
      mediaId: await ensurePicture(ctx, person, { mediaId, imageUrl }),
    });

  return acceptOperation(ctx, person, {
    kind: newAdsKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, workspaceId, facebookCampaignId),
    decide: () => ({
      kind: 'new-ads',
      facebookAdSetId,
      names: ads.map(({ headline }) => headline),
      facebookAdIds: [],
    }),
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
  const { kind } = await getMedia(ctx.db, person.workspaceId, mediaId);
  if (kind === 'video') throw notLikeThat(coded('new-ad-no-videos'), person);
  return mediaId;
}

function notLikeThat(why: CodedText, { language }: Person): Refusal<'AD_NOT_EDITABLE'> {
  return new Refusal('AD_NOT_EDITABLE', becauseOf(why, language));
}

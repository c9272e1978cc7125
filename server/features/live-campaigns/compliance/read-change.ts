import { adLocales } from '#contract/campaigns/campaign.ts';
import type { ShownChange } from '#contract/compliance/shown.ts';
import { dayAt } from '#contract/days.ts';
import { findMediaUses } from '#server/features/campaigns/media-use-queries.ts';
import { type CampaignRow, findPublishedCampaign } from '#server/features/campaigns/queries.ts';
import { countriesOf } from '#server/features/compliance/countries-of.ts';
import { findEarlierPrices } from '#server/features/compliance/earlier-prices.ts';
import type { Judged } from '#server/features/compliance/judged.ts';
import { plainFacts } from '#server/features/compliance/plain-facts.ts';
import { listPictureContents } from '#server/features/compliance/queries.ts';
import type { Content } from '#server/features/compliance/rule.ts';
import { textsOfAd, toldTexts } from '#server/features/compliance/text-of.ts';
import { listMedia } from '#server/features/media/queries.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { getLiveAd, getLiveAdSet } from '../detail/live-ad-queries.ts';
import { listAimsOf } from '../drift/snapshot-queries.ts';
import { type LiveAdSetRow, getLiveCampaign, listLiveAds } from '../queries.ts';

interface Asked {
  change: ShownChange;
  now: number;
}

/** All that the rules may judge a change by: what it brings, beside what is known of the campaign that it is in. */
export async function readChange(
  db: Database,
  workspaceId: WorkspaceId,
  { change, now }: Asked,
): Promise<Judged> {
  if (change.what === 'wording') {
    const { facebookAdSetId } = await getLiveAd(db, workspaceId, change.facebookAdId);
    const { subject, name, content, usual } = await readAdSet(db, workspaceId, { facebookAdSetId, now });
    return { subject, name, content: { ...content, texts: textsOfAd('0', change, usual) } };
  }
  const { facebookAdSetId } = change;
  const { subject, name, content, usual, adSet, ours } = await readAdSet(db, workspaceId, {
    facebookAdSetId,
    now,
  });
  if (change.what === 'new-ads') {
    const designs = change.ads.flatMap(({ design }) => design ?? []);
    const drawn = ours && designs.length > 0 ? toldTexts(ours, designs) : [];
    const texts = [...change.ads.flatMap((ad, place) => textsOfAd(String(place), ad, usual)), ...drawn];
    const mediaIds = change.ads.flatMap(({ mediaId }) => mediaId ?? []);
    const pictures = await picturesOf(db, workspaceId, mediaIds);
    return { subject, name, content: { ...content, texts, pictures } };
  }
  const ads = await listLiveAds(db, workspaceId, adSet.facebookCampaignId);
  const shown = ads.filter((ad) => ad.facebookAdSetId === facebookAdSetId && !ad.goneAt);
  const texts = shown.flatMap(({ facebookAdId, headline, primaryText, description }) =>
    textsOfAd(
      facebookAdId,
      { headline: headline ?? '', primaryText: primaryText ?? '', description: description ?? '' },
      usual,
    ),
  );
  const { mediaIds } = ours ? await findMediaUses(db, ours.id) : { mediaIds: [] };
  const before = { ...content, texts, pictures: await picturesOf(db, workspaceId, mediaIds) };
  return { subject, name, before, content: { ...before, countryCodes: countriesOf(change.locations) } };
}

/** What is known of where and to whom an ad set is shown, and of the offer it is for. */
async function readAdSet(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookAdSetId, now }: { facebookAdSetId: string; now: number },
) {
  const adSet = await getLiveAdSet(db, workspaceId, facebookAdSetId);
  const { facebookCampaignId } = adSet;
  const { name, objective, currency } = await getLiveCampaign(db, workspaceId, facebookCampaignId);
  const ours = await findPublishedCampaign(db, workspaceId, facebookCampaignId);
  const today = dayAt(now, 'UTC');
  const countryCodes = countriesOf(adSet.places);
  const usual = ours ? adLocales[ours.language] : countryCodes.includes('NO') ? 'nb' : 'en';
  const content: Content = {
    ...plainFacts,
    objective: objective ?? 'traffic',
    priceCurrency: currency,
    ...(ours && knownOf(ours)),
    ...(await agesOf(db, workspaceId, adSet)),
    language: usual,
    countryCodes,
    earlierPrices: await findEarlierPrices(db, workspaceId, { campaignId: ours?.id, today }),
    hasPixel: Boolean(ours?.pixelId),
    today,
  };
  return { subject: ours?.id ?? facebookCampaignId, name, content, usual, adSet, ours } as const;
}

/** Of the offer only what is said in the change counts: its prices were asked about when it was published. */
function knownOf({ industry, specialAdCategory, ageFrom, ageTo, endsOn }: CampaignRow): Partial<Content> {
  return { industry, specialAdCategory, ageFrom, ageTo, endsOn };
}

/** As Meta has told them the last time; else those it was published with. */
async function agesOf(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookAdSetId, facebookCampaignId }: LiveAdSetRow,
): Promise<Partial<Pick<Content, 'ageFrom' | 'ageTo'>>> {
  const people = (await listAimsOf(db, workspaceId, facebookCampaignId)).get(facebookAdSetId)?.['people'];
  return people ? { ageFrom: Number(people['age_min']), ageTo: Number(people['age_max']) } : {};
}

async function picturesOf(
  db: Database,
  workspaceId: WorkspaceId,
  mediaIds: string[],
): Promise<Content['pictures']> {
  const pictures = await listMedia(db, workspaceId, mediaIds);
  const contents = await listPictureContents(db, workspaceId, mediaIds);
  return pictures.map(({ id }) => ({
    field: `mediaIds.${id}`,
    told: contents.get(id) ?? null,
    isEnhanced: false,
  }));
}

import { adLocales } from '#contract/campaigns/campaign.ts';
import { dayAt } from '#contract/days.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WholeCampaign } from '../campaigns/queries.ts';
import { findEarlierPrices } from './earlier-prices.ts';
import { fold } from './matching/fold.ts';
import { languageOf } from './matching/language-of.ts';
import { listPictureContents } from './queries.ts';
import type { CheckedText, Content } from './rule.ts';

const adTexts = ['headline', 'primaryText', 'description'] as const;

/** All that the rules may judge a draft by, as it would be published. */
export async function contentOfDraft(
  db: Database,
  workspaceId: WorkspaceId,
  { campaign, now }: { campaign: WholeCampaign; now: number },
): Promise<Content> {
  const { id, media, enhancedMediaIds } = campaign;
  const today = dayAt(now, 'UTC');
  const contents = await listPictureContents(db, workspaceId, campaign.mediaIds);
  return {
    ...campaign,
    language: adLocales[campaign.language],
    texts: textsOf(campaign),
    pictures: media.map((picture) => ({
      field: `mediaIds.${picture.id}`,
      told: contents.get(picture.id) ?? null,
      isEnhanced: enhancedMediaIds.includes(picture.id),
    })),
    countryCodes: [...new Set(campaign.locations.map(({ countryCode }) => countryCode))],
    earlierPrices: await findEarlierPrices(db, workspaceId, { campaignId: id, today }),
    hasPixel: campaign.pixelId !== null,
    form: null,
    today,
  };
}

function textsOf(campaign: WholeCampaign): CheckedText[] {
  const { ads, designs, productService, offerDescription, sellingPoints } = campaign;
  const text = (field: string, of: CheckedText['of'], words: string): CheckedText => ({
    field,
    of,
    language: languageOf(words, adLocales[campaign.language]),
    text: words,
    folded: fold(words),
  });
  // What a design draws, people read in the picture.
  const of = designs.length > 0 ? 'ad' : 'brief';
  return [
    ...ads
      .filter(({ selected }) => selected)
      .flatMap((ad) => adTexts.map((part) => text(`ads.${ad.id}.${part}`, 'ad', ad[part]))),
    text('productService', of, productService),
    text('offerDescription', 'brief', offerDescription),
    ...sellingPoints.map((point, place) => text(`sellingPoints.${place}`, of, point)),
  ].filter(({ text: words }) => words !== '');
}

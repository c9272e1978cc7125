import { adLocales } from '#contract/campaigns/campaign.ts';
import { dayAt } from '#contract/days.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WholeCampaign } from '../campaigns/queries.ts';
import { countriesOf } from './countries-of.ts';
import { findEarlierPrices } from './earlier-prices.ts';
import type { Judged } from './judged.ts';
import { listPictureContents } from './queries.ts';
import type { Content } from './rule.ts';
import { textsOfAd, toldTexts } from './text-of.ts';

/** All that the rules may judge a draft by, as it would be published. */
export async function readDraft(
  db: Database,
  workspaceId: WorkspaceId,
  { campaign, now }: { campaign: WholeCampaign; now: number },
): Promise<Judged> {
  const { id, ads, media, enhancedMediaIds } = campaign;
  const today = dayAt(now, 'UTC');
  const contents = await listPictureContents(db, workspaceId, campaign.mediaIds);
  const language = adLocales[campaign.language];
  const textsOf = (isWanted: boolean) =>
    ads.filter(({ selected }) => selected === isWanted).flatMap((ad) => textsOfAd(ad.id, ad, language));
  const content: Content = {
    ...campaign,
    language,
    texts: [
      ...textsOf(true),
      ...toldTexts(
        campaign,
        campaign.designs.map(({ design }) => design),
      ),
    ],
    pictures: media.map((picture) => ({
      field: `mediaIds.${picture.id}`,
      told: contents.get(picture.id) ?? null,
      isEnhanced: enhancedMediaIds.includes(picture.id),
    })),
    countryCodes: countriesOf(campaign.locations),
    earlierPrices: await findEarlierPrices(db, workspaceId, { campaignId: id, today }),
    hasPixel: campaign.pixelId !== null,
    form: null,
    today,
  };
  return { subject: id, name: campaign.title, content, spare: { ...content, texts: textsOf(false) } };
}

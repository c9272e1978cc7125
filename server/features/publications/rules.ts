import { moneyText } from '#contract/currencies.ts';
import type { Campaign, Objective, SpecialAdCategory } from '#contract/campaigns.ts';
import { isByNameOnly } from '#contract/legacy-locations.ts';
import { isAimAllowed, isBannedThere, isRegulated } from '#contract/regulations.ts';
import type { HeldTree, MadeTree, PlannedAd } from '#server/gateways/meta/tree.ts';
import type { StoredAdAccount } from '../connections/queries.ts';
import type { ApprovedPlan, PlannedMedia } from './tables.ts';

interface Missing {
  field: keyof Campaign;
  reason: string;
}

interface Readiness {
  campaign: Omit<Campaign, 'createdAt' | 'updatedAt'>;
  adAccount: Pick<StoredAdAccount, 'id' | 'currency' | 'status' | 'minDailyBudgetMinor'> | undefined;
}

const activeAccount = 1;

/** Ours under the names Meta has for them. */
const metaCategories: Record<SpecialAdCategory, string[]> = {
  none: [],
  employment: ['EMPLOYMENT'],
  housing: ['HOUSING'],
  financial: ['FINANCIAL_PRODUCTS_SERVICES'],
  politics: ['ISSUES_ELECTIONS_POLITICS'],
  gambling: ['ONLINE_GAMBLING_AND_GAMING'],
};

/** What still stands between a draft and Facebook, in the order in which the person should look at it. */
export function missingForPublish({ campaign, adAccount }: Readiness): Missing[] {
  const missing: Missing[] = [];
  const lacks = (field: Missing['field'], isLacking: boolean, reason: string) => {
    if (isLacking) missing.push({ field, reason });
  };
  const chosen = campaign.ads.filter(({ selected }) => selected);

  lacks('facebookAdAccountId', !adAccount, 'Please select both an ad account and a page before publishing.');
  lacks(
    'facebookPageId',
    !campaign.facebookPageId,
    'Please select both an ad account and a page before publishing.',
  );
  lacks('ads', chosen.length === 0, 'Please select at least one ad to publish.');
  lacks('objective', !campaign.objective, 'Please choose what the campaign should achieve.');
  lacks(
    'pixelId',
    campaign.objective === 'sales' && !campaign.pixelId,
    'Please select a Facebook Pixel for your sales campaign to track conversions.',
  );
  lacks(
    'leadFormId',
    campaign.objective === 'leads' && !campaign.leadFormId,
    'Please choose the lead form people answer.',
  );
  lacks(
    'mediaIds',
    campaign.media.length === 0,
    'Please upload and select at least one image before publishing to Facebook.',
  );
  lacks(
    'enhancedMediaIds',
    campaign.media.some(
      ({ id, kind, enhancement }) =>
        kind === 'image' && campaign.enhancedMediaIds.includes(id) && !enhancement.enhancedUrl,
    ),
    'One of your pictures is not enhanced yet. Please wait for it, or choose its original.',
  );
  lacks(
    'websiteUrl',
    campaign.objective !== 'leads' && !isWebAddress(campaign.websiteUrl),
    'A website URL is required for publishing. Please add your website URL in the campaign details.',
  );
  lacks('locations', campaign.locations.length === 0, 'Please add at least one location to continue.');
  for (const { name } of campaign.locations.filter(isByNameOnly))
    lacks('locations', true, `Please choose “${name}” again from the list of places.`);
  lacks(
    'ageFrom',
    !isAimAllowed(campaign),
    'Meta shows ads for jobs, homes and credit to all adults alike. Please choose the ages 18 to 65+ and all genders.',
  );
  lacks(
    'locations',
    isBannedThere(campaign.specialAdCategory, campaign.locations),
    'Meta takes no ads about politics or social issues in the EU. Please remove the places in the EU.',
  );
  lacks('ageTo', campaign.ageTo < campaign.ageFrom, 'The upper age must not be below the lower one.');
  lacks(
    'ads',
    chosen.some(({ headline, primaryText }) => headline === '' || primaryText === ''),
    'Every selected ad needs a headline and a primary text.',
  );
  lacks('dailyBudgetMinor', campaign.dailyBudgetMinor === null, 'Please say how much may be spent per day.');
  if (!adAccount) return missing;
  lacks(
    'facebookAdAccountId',
    adAccount.status !== activeAccount,
    'This ad account is not active at Facebook. Choose another one, or look at it in Meta Ads Manager.',
  );
  lacks(
    'dailyBudgetMinor',
    campaign.dailyBudgetMinor !== null && campaign.currency !== adAccount.currency,
    `The ad account spends in ${adAccount.currency}. Please confirm the daily budget in that currency.`,
  );
  lacks(
    'dailyBudgetMinor',
    campaign.currency === adAccount.currency &&
      campaign.dailyBudgetMinor !== null &&
      campaign.dailyBudgetMinor < adAccount.minDailyBudgetMinor,
    `Facebook takes at least ${moneyText(adAccount.minDailyBudgetMinor, { currency: adAccount.currency, locale: 'en' })} per day for this ad account.`,
  );
  return missing;
}

/** The plan Meta gets: exactly what the draft says at this moment. Only for a draft that lacks nothing. */
export function approvedPlan(
  campaign: Readiness['campaign'],
  page: { id: string; instagramId: string | null },
  { defaultBeneficiary, defaultPayer }: Pick<StoredAdAccount, 'defaultBeneficiary' | 'defaultPayer'>,
): ApprovedPlan {
  const chosen = campaign.ads.filter(({ selected }) => selected);
  const media = plannedMedia(campaign);
  return {
    name: campaign.title,
    objective: campaign.objective as Objective,
    specialAdCategories: metaCategories[campaign.specialAdCategory],
    specialAdCountries: [...new Set(campaign.locations.map(({ countryCode }) => countryCode))],
    dailyBudgetMinor: campaign.dailyBudgetMinor!,
    targeting: {
      locations: campaign.locations.map(({ type, key, radiusKm }) => ({
        type,
        key,
        ...(radiusKm !== null && { radiusKm }),
      })),
      ageMin: campaign.ageFrom,
      ageMax: campaign.ageTo,
      genders: campaign.gender,
    },
    page,
    ...(campaign.objective === 'leads' && { leadFormId: campaign.leadFormId! }),
    ...(campaign.objective === 'sales' && { pixelId: campaign.pixelId! }),
    ...(campaign.objective !== 'leads' && { websiteUrl: campaign.websiteUrl }),
    beneficiary: campaign.beneficiary || defaultBeneficiary || campaign.businessName,
    payer: campaign.payer || defaultPayer || campaign.businessName,
    isRegulated: campaign.locations.some(isRegulated),
    ads: chosen.map(({ headline, primaryText, description, callToAction }, position) => ({
      name: `${campaign.title} · Ad ${position + 1}`,
      headline,
      primaryText,
      description,
      callToAction,
      ...media[position % media.length]!,
    })),
  };
}

/** The pictures and videos of a draft in their order, each picture as it was chosen: as uploaded, or as enhanced. */
export function plannedMedia({
  media,
  enhancedMediaIds,
}: Pick<Readiness['campaign'], 'media' | 'enhancedMediaIds'>): PlannedMedia[] {
  return media.map(({ id, kind }) => ({
    mediaId: id,
    kind,
    isEnhanced: kind === 'image' && enhancedMediaIds.includes(id),
  }));
}

export function isComplete({ campaignId, adSetId, adIds }: MadeTree): boolean {
  return Boolean(campaignId && adSetId && adIds.every(Boolean));
}

/** Where Meta holds something else than the person approved, in plain words. */
export function differences(
  plan: Omit<ApprovedPlan, 'ads'> & { ads: PlannedAd[] },
  held: HeldTree,
): string[] {
  const found: string[] = [];
  const differs = (what: string, isDifferent: boolean) => {
    if (isDifferent) found.push(what);
  };
  const [adSet] = held.adSets;
  differs('the campaign is not paused', held.campaign.status !== 'PAUSED');
  differs(
    'the special ad category',
    namesOf(held.campaign.specialAdCategories) !== namesOf(plan.specialAdCategories),
  );
  differs('the number of ad sets', held.adSets.length !== 1);
  differs('the daily budget', adSet?.dailyBudgetMinor !== plan.dailyBudgetMinor);
  differs(
    'the ages',
    adSet?.targeting.ageMin !== plan.targeting.ageMin || adSet.targeting.ageMax !== plan.targeting.ageMax,
  );
  differs('the genders', adSet?.targeting.genders !== plan.targeting.genders);
  differs('the places', placeKeys(adSet?.targeting.locations) !== placeKeys(plan.targeting.locations));
  // Outside the EU Meta keeps neither.
  differs('who is promoted', Boolean(plan.isRegulated) && adSet?.beneficiary !== plan.beneficiary);
  differs('who pays', Boolean(plan.isRegulated) && adSet?.payer !== plan.payer);
  differs('the number of ads', held.ads.length !== plan.ads.length);
  for (const ad of plan.ads) {
    const twin = held.ads.find(({ name }) => name === ad.name);
    differs(`the headline of “${ad.name}”`, twin?.headline !== ad.headline);
    differs(`the text of “${ad.name}”`, twin?.primaryText !== ad.primaryText);
    differs(`the button of “${ad.name}”`, twin?.callToAction !== ad.callToAction);
    if (ad.video) {
      differs(`the video of “${ad.name}”`, twin?.videoId !== ad.video.id);
      differs(`the still of “${ad.name}”`, !twin?.hasThumbnail);
    } else differs(`the picture of “${ad.name}”`, twin?.imageHash !== ad.imageHash);
    differs(`changes by Meta to “${ad.name}”`, (twin?.enhancements.length ?? 0) > 0);
  }
  return found;
}

function placeKeys(locations: { type: string; key: string }[] = []): string {
  return locations
    .map(({ type, key }) => `${type}:${key}`)
    .toSorted()
    .join(' ');
}

function namesOf(categories: string[]): string {
  return categories.toSorted().join(' ');
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

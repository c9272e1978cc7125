import { adLocales, type Campaign, type Objective } from '#contract/campaigns/campaign.ts';
import type { SpecialAdCategory } from '#contract/campaigns/industries.ts';
import { isRegulated } from '#contract/campaigns/regulations.ts';
import { turnOf } from '#contract/campaigns/shown-pictures.ts';
import { endOfDay } from '#contract/days.ts';
import { m } from '#server/catalogue/messages.js';
import { showsPictures } from '#server/gateways/meta/publishing/read-placement-feed.ts';
import type { HeldTree, MadeTree, PlannedAd } from '#server/gateways/meta/publishing/tree.ts';
import type { StoredAdAccount } from '../connections/queries.ts';
import type { PlannedMedia } from './media/picture-files.ts';
import type { ApprovedPlan, Difference } from './tables.ts';

type Draft = Omit<Campaign, 'createdAt' | 'updatedAt'>;

/** Ours under the names Meta has for them. */
const metaCategories: Record<SpecialAdCategory, string[]> = {
  none: [],
  employment: ['EMPLOYMENT'],
  housing: ['HOUSING'],
  financial: ['FINANCIAL_PRODUCTS_SERVICES'],
  politics: ['ISSUES_ELECTIONS_POLITICS'],
  gambling: ['ONLINE_GAMBLING_AND_GAMING'],
};

interface Ground {
  page: { id: string; instagramId: string | null };
  adAccount: Pick<StoredAdAccount, 'defaultBeneficiary' | 'defaultPayer' | 'timezone'>;
  /** What its ads show in turn. */
  media: PlannedMedia[];
  /** By which Meta looks for good leads, where it is to. */
  goodLeadsDatasetId?: string | null;
}

export function seeksGoodLeads({
  objective,
  seeksGoodLeads: isSought,
}: Pick<Draft, 'objective' | 'seeksGoodLeads'>) {
  return objective === 'leads' && isSought;
}

/** The plan Meta gets: exactly what the draft says at this moment. Only for a draft that lacks nothing. */
export function approvedPlan(
  campaign: Draft,
  { page, adAccount, media, goodLeadsDatasetId }: Ground,
): ApprovedPlan {
  const { defaultBeneficiary, defaultPayer, timezone } = adAccount;
  const chosen = campaign.ads.flatMap((ad, place) => (ad.selected ? [{ ...ad, n: place + 1 }] : []));
  const locale = adLocales[campaign.language];
  return {
    name: campaign.title,
    objective: campaign.objective as Objective,
    specialAdCategories: metaCategories[campaign.specialAdCategory],
    specialAdCountries: [...new Set(campaign.locations.map(({ countryCode }) => countryCode))],
    dailyBudgetMinor: campaign.dailyBudgetMinor!,
    ...(campaign.endsOn !== null && {
      endsAt: new Date(endOfDay(campaign.endsOn, timezone)).toISOString(),
    }),
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
    ...(goodLeadsDatasetId && { goodLeadsDatasetId }),
    ...(campaign.objective === 'sales' && { pixelId: campaign.pixelId! }),
    ...(campaign.objective !== 'leads' && { websiteUrl: campaign.websiteUrl }),
    beneficiary: campaign.beneficiary || defaultBeneficiary || campaign.businessName,
    payer: campaign.payer || defaultPayer || campaign.businessName,
    isRegulated: campaign.locations.some(isRegulated),
    ads: chosen.map(({ id, n, headline, primaryText, description, callToAction }, position) => ({
      asked: { id, n },
      name: m.planned_ad_name({ title: campaign.title, number: position + 1 }, { locale }),
      headline,
      primaryText,
      description,
      callToAction,
      ...turnOf(media, n - 1)!,
    })),
  };
}

export function isComplete({ campaignId, adSetId, adIds }: MadeTree): boolean {
  return Boolean(campaignId && adSetId && adIds.every(Boolean));
}

/** Where Meta holds something else than the person approved. */
export function differences(
  plan: Omit<ApprovedPlan, 'ads'> & { ads: PlannedAd[] },
  held: HeldTree,
): Difference[] {
  const found: Difference[] = [];
  const differs = (what: Difference['what'], isDifferent: boolean, ad = '') => {
    if (isDifferent) found.push({ what, ad });
  };
  const [adSet] = held.adSets;
  differs('not-paused', held.campaign.status !== 'PAUSED');
  differs('category', namesOf(held.campaign.specialAdCategories) !== namesOf(plan.specialAdCategories));
  differs('ad-sets', held.adSets.length !== 1);
  differs('budget', adSet?.dailyBudgetMinor !== plan.dailyBudgetMinor);
  differs('end', adSet?.endsAt?.getTime() !== (plan.endsAt && Date.parse(plan.endsAt)));
  differs(
    'ages',
    adSet?.targeting.ageMin !== plan.targeting.ageMin || adSet.targeting.ageMax !== plan.targeting.ageMax,
  );
  differs('genders', adSet?.targeting.genders !== plan.targeting.genders);
  differs('places', placeKeys(adSet?.targeting.locations) !== placeKeys(plan.targeting.locations));
  // Outside the EU Meta keeps neither.
  differs('beneficiary', Boolean(plan.isRegulated) && adSet?.beneficiary !== plan.beneficiary);
  differs('payer', Boolean(plan.isRegulated) && adSet?.payer !== plan.payer);
  const { goodLeadsDatasetId: datasetId } = plan;
  const isSought = adSet?.goal === 'QUALITY_LEAD';
  // Meta may keep to itself which dataset it goes by.
  const isOther = Boolean(adSet?.datasetId) && adSet?.datasetId !== datasetId;
  differs('good-leads', isSought !== Boolean(datasetId) || isOther);
  differs('ads', held.ads.length !== plan.ads.length);
  for (const ad of plan.ads) {
    const twin = held.ads.find(({ name }) => name === ad.name);
    differs('headline', twin?.headline !== ad.headline, ad.name);
    differs('text', twin?.primaryText !== ad.primaryText, ad.name);
    differs('button', twin?.callToAction !== ad.callToAction, ad.name);
    if (ad.video) {
      differs('video', twin?.videoId !== ad.video.id, ad.name);
      differs('still', !twin?.hasThumbnail, ad.name);
    } else differs('picture', !twin || !showsPictures(twin, ad), ad.name);
    differs('enhancements', (twin?.enhancements.length ?? 0) > 0, ad.name);
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

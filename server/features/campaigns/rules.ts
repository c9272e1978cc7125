import type { CampaignFields, Objective } from '#contract/campaigns/campaign.ts';
import { type Location, radiusLimitsKm } from '#contract/campaigns/locations.ts';
import type { LeadForm } from '#contract/campaigns/facebook-choices.ts';
import { type AdCopy, Tone } from '#contract/campaigns/ads.ts';
import {
  callToActionFor,
  callsToActionFor,
  writtenCallsToAction,
} from '#contract/campaigns/call-to-action.ts';
import type { FoundLocation } from '#server/gateways/meta/choices/choices.ts';
import type { BrandKitFields } from '#contract/brand-kit.ts';
import type { AdBrief } from '#server/gateways/writer/written-ad.ts';
import { priceText } from './price-text.ts';

/** Ads with buttons that Meta takes for what the campaign is to achieve; a draft may hold others from before. */
export function withPossibleButtons(ads: AdCopy[], objective: Objective | null): AdCopy[] {
  return ads.map((ad) => ({ ...ad, callToAction: callToActionFor(objective, ad.callToAction) }));
}

/** The place of the first ad that was given a button it cannot have; one it had before is put right instead. */
export function findImpossibleButton(
  ads: AdCopy[],
  { objective, held }: { objective: Objective | null; held: AdCopy[] },
): number | undefined {
  const before = new Map(held.map(({ id, callToAction }) => [id, callToAction]));
  const place = ads.findIndex(
    ({ id, callToAction }) =>
      !callsToActionFor(objective).includes(callToAction) && before.get(id) !== callToAction,
  );
  return place < 0 ? undefined : place;
}

const genderWords = { all: 'All', men: 'Men', women: 'Women' } as const;

type Voice = Pick<BrandKitFields, 'tone' | 'wordsToUse' | 'wordsToAvoid'>;

interface Advice {
  industryGuidance: string | null;
  lawAdvice?: string[];
  voice?: Voice;
}

/** What the writer is told. Facts only: nothing the person did not say. */
export function briefFor(
  campaign: Omit<CampaignFields, 'ads' | 'mediaIds'> & { objective: Objective },
  { industryGuidance, lawAdvice = [], voice }: Advice,
): AdBrief {
  const { businessName, productService, offerDescription, industry, objective, ageFrom, ageTo, language } =
    campaign;
  const price = (minor: number | null) => (minor === null ? null : priceText(minor, campaign));
  return {
    businessName,
    productService,
    offerDescription,
    sellingPoints: campaign.sellingPoints.filter((point) => point.trim() !== ''),
    industry,
    objective,
    ageFrom,
    ageTo,
    gender: genderWords[campaign.gender],
    beforePrice: price(campaign.beforePriceMinor),
    campaignPrice: price(campaign.campaignPriceMinor),
    locations: campaign.locations.map(({ name }) => name),
    language,
    tones: [...Tone.options],
    allowedCallToActions: [...writtenCallsToAction[objective]],
    industryGuidance,
    lawAdvice,
    ...(voice?.tone && { businessVoice: voice.tone }),
    ...(voice?.wordsToUse.length && { wordsToUse: voice.wordsToUse }),
    ...(voice?.wordsToAvoid.length && { wordsToAvoid: voice.wordsToAvoid }),
  };
}

/** A place as found at Meta, ready to be chosen: a city comes with its surroundings. */
export function choosableLocation({
  type,
  key,
  name,
  region,
  countryCode,
  countryName,
}: FoundLocation): Location {
  const radiusKm = type === 'city' ? radiusLimitsKm.default : null;
  return { type, key, name, region, countryCode, countryName, radiusKm };
}

const formStatuses: Record<string, LeadForm['status']> = {
  ACTIVE: 'active',
  PAUSED: 'paused',
  ARCHIVED: 'archived',
  DRAFT: 'draft',
};

/** Undefined for a form that is gone, or in a state we do not know and therefore do not offer. */
export function formStatus(metaStatus: string): LeadForm['status'] | undefined {
  return formStatuses[metaStatus];
}

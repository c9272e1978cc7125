import { type CampaignFields, limits } from './campaign.ts';
import type { CodeParams } from '../code-params.ts';
import { earliestEnd } from '../days.ts';
import { isByNameOnly } from './legacy-locations.ts';
import type { Media } from '../media.ts';
import { isAimAllowed, isBannedThere } from './regulations.ts';
import { isWebsiteUrl } from './website-address.ts';
import { type DraftGapCode, type GapCode, gapCodes, type StepName } from './gap-codes.ts';

export interface Gap<Code extends DraftGapCode = GapCode> {
  code: Code;
  /** Where it is closed. */
  field: keyof CampaignFields;
  params: CodeParams;
}

export type Draft = Readonly<CampaignFields> & { media?: Pick<Media, 'id' | 'kind' | 'enhancement'>[] };

interface Account {
  currency: string;
  /** As Meta counts them; 1 is active. */
  status: number;
  minDailyBudgetMinor: number;
  timezone: string;
}

const activeAccount = 1;
const { sellingPoints } = limits;

/** What is needed for what, in the order in which a person should look at it. */
const needed = {
  publishing: gapCodes,
  ads: [
    'business-name',
    'industry',
    'objective',
    'product-service',
    'offer-description',
    'selling-points',
    'media',
  ],
  business: ['business-name', 'industry', 'title', 'objective', 'website'],
  offer: ['product-service', 'offer-description', 'selling-points', 'campaign-price'],
  audience: ['ages', 'place'],
  'lead-form': ['lead-form'],
  pixel: ['pixel'],
  media: ['media'],
  review: ['ads'],
} as const satisfies Record<'publishing' | 'ads' | StepName, readonly DraftGapCode[]>;

export type StepGapCode = (typeof needed)[StepName][number];

/**
 * What stands between a campaign and Meta, in the order in which a person should look at it. What Meta alone knows, such
 * as whether a lead form still exists, is not among it.
 */
export function findGaps(draft: Draft, account?: Account, now?: number): Gap[] {
  const gaps = openFor('publishing', draft);
  if (account) gaps.push(...findAccountGaps(draft, account));
  if (account && now !== undefined && endsTooSoon(draft, account, now))
    gaps.push({ code: 'end-too-soon', field: 'endsOn', params: {} });
  return gaps;
}

/** Whether a campaign that begins now would be over sooner than Meta takes it. */
export function endsTooSoon(
  { endsOn }: Pick<CampaignFields, 'endsOn'>,
  { timezone }: Pick<Account, 'timezone'>,
  now: number,
): boolean {
  return endsOn !== null && endsOn < earliestEnd(now, timezone);
}

/** What the writer still has to be told before it can write ads. */
export function findGapsForAds(draft: Draft): Gap<(typeof needed)['ads'][number]>[] {
  return openFor('ads', draft);
}

/** What a step of the wizard still waits for. Sales need a website as well, but not before the next step. */
export function findGapsInStep(step: StepName, draft: Draft): Gap<StepGapCode>[] {
  const gaps = openFor(step, draft);
  return draft.objective === 'traffic' ? gaps : gaps.filter(({ code }) => code !== 'website');
}

function openFor<Purpose extends keyof typeof needed>(purpose: Purpose, draft: Draft) {
  type Code = (typeof needed)[Purpose][number];
  const open = listOpen(draft);
  const codes: readonly Code[] = needed[purpose];
  return codes.flatMap((code) => open.filter((gap): gap is Gap<Code> => gap.code === code));
}

function listOpen(draft: Draft): Gap<DraftGapCode>[] {
  const gaps: Gap<DraftGapCode>[] = [];
  const lacks = (code: DraftGapCode, field: Gap['field'], isLacking: boolean, params: CodeParams = {}) => {
    if (isLacking) gaps.push({ code, field, params });
  };
  const { objective, locations, specialAdCategory } = draft;
  const points = draft.sellingPoints.filter((point) => !isBlank(point));

  lacks('title', 'title', isBlank(draft.title));
  lacks('business-name', 'businessName', isBlank(draft.businessName));
  lacks('industry', 'industry', isBlank(draft.industry));
  lacks('product-service', 'productService', isBlank(draft.productService));
  lacks('offer-description', 'offerDescription', isBlank(draft.offerDescription));
  lacks('selling-points', 'sellingPoints', points.length < sellingPoints, { count: sellingPoints });
  lacks('campaign-price', 'campaignPriceMinor', draft.campaignPriceMinor === null);
  lacks('account', 'facebookAdAccountId', !draft.facebookAdAccountId);
  lacks('page', 'facebookPageId', !draft.facebookPageId);
  lacks('ads', 'ads', !draft.ads.some(({ selected }) => selected));
  lacks('objective', 'objective', !objective);
  lacks('pixel', 'pixelId', objective === 'sales' && !draft.pixelId);
  lacks('lead-form', 'leadFormId', objective === 'leads' && !draft.leadFormId);
  lacks('media', 'mediaIds', (draft.media ?? draft.mediaIds).length === 0);
  lacks('enhancement', 'enhancedMediaIds', isWaitingForEnhancement(draft));
  lacks('website', 'websiteUrl', objective !== 'leads' && !isWebsiteUrl(draft.websiteUrl));
  lacks('place', 'locations', locations.length === 0);
  for (const { name } of locations.filter(isByNameOnly)) lacks('place-by-name', 'locations', true, { name });
  lacks('regulated-aim', 'ageFrom', !isAimAllowed(draft));
  lacks('politics-in-eu', 'locations', isBannedThere(specialAdCategory, locations));
  lacks('ages', 'ageTo', draft.ageTo < draft.ageFrom);
  lacks('ad-texts', 'ads', findMissingTexts(draft).length > 0);
  lacks('budget', 'dailyBudgetMinor', draft.dailyBudgetMinor === null);
  return gaps;
}

interface MissingText {
  adId: string;
  /** Which ad it is on the screen, from 1. */
  n: number;
  field: 'headline' | 'primaryText';
}

/** The texts that chosen ads cannot do without and do not have. */
export function findMissingTexts({ ads }: Pick<CampaignFields, 'ads'>): MissingText[] {
  return ads.flatMap((ad, place) =>
    (['primaryText', 'headline'] as const)
      .filter((field) => ad.selected && isBlank(ad[field]))
      .map((field) => ({ adId: ad.id, n: place + 1, field })),
  );
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function findAccountGaps(
  { dailyBudgetMinor, currency }: CampaignFields,
  { status, currency: spentIn, minDailyBudgetMinor }: Account,
): Gap[] {
  const gaps: Gap[] = [];
  if (status !== activeAccount)
    gaps.push({ code: 'account-inactive', field: 'facebookAdAccountId', params: {} });
  if (dailyBudgetMinor === null) return gaps;
  if (currency !== spentIn)
    gaps.push({ code: 'account-currency', field: 'dailyBudgetMinor', params: { currency: spentIn } });
  else if (dailyBudgetMinor < minDailyBudgetMinor)
    gaps.push({
      code: 'least-budget',
      field: 'dailyBudgetMinor',
      params: { amountMinor: minDailyBudgetMinor, currency },
    });
  return gaps;
}

function isWaitingForEnhancement({ media = [], enhancedMediaIds }: Draft): boolean {
  return media.some(
    ({ id, kind, enhancement }) =>
      kind === 'image' && enhancedMediaIds.includes(id) && !enhancement.enhancedUrl,
  );
}

import { adTextLengths } from '#contract/campaigns/ads.ts';
import type { AdAccount } from '#contract/connections.ts';
import type { CampaignFields, RewritableField } from '#contract/campaigns/campaign.ts';
import type { Location } from '#contract/campaigns/locations.ts';
import { isUnusuallyHigh } from '#contract/publishing/high-budget.ts';
import type { SpecialAdCategory } from '#contract/campaigns/industries.ts';
import type { Media } from '#contract/media.ts';
import { findGaps, findMissingTexts } from '#contract/campaigns/readiness.ts';
import { countGraphemes } from '#web/ui/format/graphemes.ts';
import { findOverlaps } from '../locations/location-overlap.ts';

/** Something Meta may refuse, or show otherwise than it was meant, and where it is changed. */
export type Risk =
  | { kind: 'category-missing'; category: SpecialAdCategory }
  | { kind: 'politics-in-eu' | 'politics-authorisation' | 'aim-too-narrow' }
  | { kind: 'budget-high'; dailyBudgetMinor: number; currency: string }
  | { kind: 'places-overlap'; inner: Location[]; outer: Location }
  | { kind: 'picture-small'; media: Media['kind']; n: number; width: number; height: number }
  | {
      kind: 'text-missing' | 'text-cut-off' | 'text-odd-letters';
      n: number;
      adId: string;
      field: RewritableField;
    };

interface ReviewedThings {
  fields: CampaignFields;
  pictures: readonly Media[];
  /** Where it is to run; what is much depends on that. */
  adAccount: Pick<AdAccount, 'currency' | 'minDailyBudgetMinor'> | null;
  /** What ads of the chosen industry usually fall under. */
  suggestedCategory: SpecialAdCategory;
  /** What somebody has said these ads are not about. */
  declinedCategory: string | null;
}

/** What Meta advises for a picture in a feed: 1080 by 1080. Below 600 the upload is refused. */
const advisedSide = 1080;

/** Letters Meta's older rules for headlines and texts discourage. */
const oddLetters = /[\^~_={}[\]|<>]/;

/** What Meta may say no to, before it is asked. The gravest first. */
export function findRisks(reviewed: ReviewedThings): Risk[] {
  const { fields, pictures, adAccount, suggestedCategory, declinedCategory } = reviewed;
  const risks: Risk[] = [];
  const { specialAdCategory: category, locations } = fields;
  const gaps = new Set(findGaps(fields).map(({ code }) => code));
  if (gaps.has('politics-in-eu')) risks.push({ kind: 'politics-in-eu' });
  else if (category === 'politics') risks.push({ kind: 'politics-authorisation' });
  if (category === 'none' && suggestedCategory !== 'none' && suggestedCategory !== declinedCategory) {
    risks.push({ kind: 'category-missing', category: suggestedCategory });
  }
  if (gaps.has('regulated-aim')) risks.push({ kind: 'aim-too-narrow' });
  for (const overlap of findOverlaps(locations)) risks.push({ kind: 'places-overlap', ...overlap });
  risks.push(...budgetRisks(fields, adAccount));
  return [...risks, ...adRisks(fields), ...pictureRisks(pictures)];
}

function budgetRisks(
  { dailyBudgetMinor, currency }: CampaignFields,
  adAccount: ReviewedThings['adAccount'],
): Risk[] {
  if (dailyBudgetMinor === null || adAccount?.currency !== currency) return [];
  return isUnusuallyHigh(dailyBudgetMinor, adAccount)
    ? [{ kind: 'budget-high', dailyBudgetMinor, currency }]
    : [];
}

const adFields: readonly RewritableField[] = ['primaryText', 'headline', 'description'];

function adRisks(fields: CampaignFields): Risk[] {
  const missing = findMissingTexts(fields);
  return fields.ads.flatMap((ad, place) =>
    ad.selected
      ? adFields.flatMap((field): Risk[] => {
          const at = { n: place + 1, adId: ad.id, field };
          const text = ad[field];
          if (missing.some((one) => one.adId === ad.id && one.field === field))
            return [{ kind: 'text-missing', ...at }];
          return [
            ...(countGraphemes(text) > adTextLengths[field]
              ? [{ kind: 'text-cut-off' as const, ...at }]
              : []),
            ...(oddLetters.test(text) ? [{ kind: 'text-odd-letters' as const, ...at }] : []),
          ];
        })
      : [],
  );
}

function pictureRisks(pictures: readonly Media[]): Risk[] {
  return pictures.flatMap(({ kind, width, height }, place): Risk[] =>
    Math.min(width, height) < advisedSide
      ? [{ kind: 'picture-small', media: kind, n: place + 1, width, height }]
      : [],
  );
}

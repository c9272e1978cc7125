import type {
  PictureOf,
  Recommendation,
  RecommendationAction,
  RecommendationCode,
  RecommendationReason,
  Sureness,
} from '#contract/recommendations/recommendation.ts';
import { daysAfter } from '#contract/days.ts';
import type { Right } from '#contract/people/roles.ts';
import type { KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import type { AccountFacts } from './account-facts.ts';

/** In the order in which they matter. */
export const classes = [
  'stops-everything',
  'costs-wrongly',
  'people-wait',
  'not-shown',
  'could-be-better',
  'good-to-know',
] as const;
type Class = (typeof classes)[number];

/** One thing a detector has found. */
export interface Found {
  class: Class;
  reason: RecommendationReason;
  /** Undefined where it is the ad account. */
  campaign?: KnownCampaign | undefined;
  campaignCount?: number;
  /** Those it is about, where they may be several. */
  campaigns?: readonly KnownCampaign[];
  sureness: Sureness;
  /** What it is about, where that is more than the campaign or the ad account. */
  about?: string;
  /** What of the facts has to change before it is worth telling again. */
  evidence: string;
  /** What is at stake in money: of two that matter alike, the one with more comes first. */
  stakeMinor?: number;
  picture?: Recommendation['picture'];
  action: RecommendationAction;
}

/** Finds one kind of thing in what is stored of an ad account. */
export interface Detector {
  code: RecommendationCode;
  /** What it takes to be told of it; without it, to see what is in the workspace. */
  right?: Right;
  /** What says the same of a campaign more plainly: where that was found, this is left out. */
  silencedBy?: readonly RecommendationCode[];
  detect(facts: AccountFacts): Found[];
}

type Day = KnownCampaign['days'][number];

/** The last days of a campaign as a small picture, those on which something was delivered; none of fewer than three. */
export function pictureOf(
  { days }: Pick<KnownCampaign, 'days'>,
  of: PictureOf,
  value: (day: Day) => number,
): Recommendation['picture'] {
  const shown = days.slice(-14).map((day) => ({ day: day.day, value: value(day) }));
  return shown.length < 3 ? null : { of, days: shown };
}

/** The last days up to yesterday of these campaigns together, those without anything too, from the first with something on. */
export function pictureOfAll(
  campaigns: readonly Pick<KnownCampaign, 'days'>[],
  of: 'spend' | 'results' | 'clicks',
  { today }: Pick<AccountFacts, 'today'>,
): Recommendation['picture'] {
  const sums = new Map<string, number>();
  for (const { days } of campaigns)
    for (const day of days) sums.set(day.day, (sums.get(day.day) ?? 0) + day[valueOf[of]]);
  const days = Array.from({ length: 14 }, (_, place) => daysAfter(today, place - 14));
  const first = days.findIndex((day) => (sums.get(day) ?? 0) > 0);
  const shown = days.slice(first).map((day) => ({ day, value: sums.get(day) ?? 0 }));
  return shown.length < 3 ? null : { of, days: shown };
}

const valueOf = { spend: 'spendMinor', results: 'results', clicks: 'clicks' } as const;

import { daysAfter } from '#contract/days.ts';
import type { RecommendationCode } from '#contract/recommendations/recommendation.ts';
import type { Detector, Found } from '#server/features/recommendations/detector.ts';
import { adTired } from '#server/features/recommendations/detectors/ad-tired.ts';
import { formUnsent } from '#server/features/recommendations/detectors/form-unsent.ts';
import { heldBack } from '#server/features/recommendations/detectors/held-back.ts';
import { limitNear } from '#server/features/recommendations/detectors/limit-near.ts';
import { noResults } from '#server/features/recommendations/detectors/no-results.ts';
import { factsOf } from '#tests/account-facts.ts';
import { type AccountsOrder, firstDay, makeAccounts } from '../accounts/make-accounts.ts';
import { lookAt, type Looked, openCampaign } from './look-at-campaign.ts';

/** Whether a campaign is what a detector looks for, as it is in truth on the day at that place. Undefined: it cannot be, and is left out. */
type Truth = (campaign: Looked, place: number) => boolean | undefined;

/** Those that conclude from figures what may not be so. */
const judged: readonly (readonly [Detector, Truth, about?: (found: Found, campaign: Looked) => boolean])[] = [
  [noResults, ({ made }) => made.truth.bringsNothing],
  [formUnsent, isUnsent],
  [heldBack, isGood],
  [
    adTired,
    ({ made }, place) => {
      const since = made.truth.tired?.since;
      return since !== undefined && daysAfter(firstDay, place) > since;
    },
    ({ about }, { made }) => about === made.truth.tired?.facebookAdId,
  ],
  [limitNear, isNearLimit],
];

export interface Judged {
  code: RecommendationCode;
  /** After so many days of being so it was told; undefined where it never was, null where it never was so. */
  foundAfter: number | undefined | null;
  /** It was told on a day on which it was not so. Undefined where it always was. */
  criedWolf: boolean | undefined;
}

const firstLook = 1;

/** Looks at every campaign on every day, from the second on, with each detector by itself. */
export function* judgeDetectors(order: AccountsOrder): Generator<Judged> {
  for (const account of makeAccounts(order)) {
    const campaigns = account.campaigns.map((made) => openCampaign(made, order.seed));
    const looks = Array.from({ length: order.dayCount - firstLook }, (_, at) => {
      const place = firstLook + at;
      const today = daysAfter(firstDay, place);
      const facts = factsOf(
        campaigns.map((campaign) => lookAt(campaign, place)),
        { today },
      );
      return { place, found: new Map(judged.map(([detector]) => [detector, detector.detect(facts)])) };
    });
    for (const campaign of campaigns)
      for (const [detector, truth, isMeant = () => true] of judged) {
        const told = looks.flatMap(({ place, found }) => {
          const isSo = truth(campaign, place);
          if (isSo === undefined) return [];
          const its = found
            .get(detector)!
            .find(({ campaign: of }) => of?.facebookCampaignId === campaign.made.facebookCampaignId);
          return { place, isSo, isTold: its !== undefined, isRight: isSo && !!its && isMeant(its, campaign) };
        });
        if (told.length > 0) yield { code: detector.code, ...judge(told) };
      }
  }
}

interface Look {
  place: number;
  isSo: boolean;
  isTold: boolean;
  isRight: boolean;
}

function judge(looks: readonly Look[]): Pick<Judged, 'foundAfter' | 'criedWolf'> {
  const began = looks.find(({ isSo }) => isSo)?.place;
  const found = looks.find(({ isRight }) => isRight)?.place;
  const isEver = looks.some(({ isSo }) => !isSo);
  const wolf = looks.some(({ isTold, isRight }) => isTold && !isRight);
  return {
    foundAfter: began === undefined ? null : found === undefined ? undefined : found - began,
    criedWolf: isEver || wolf ? wolf : undefined,
  };
}

/** Of those who click, fewer than one in fifty send the form, by what two weeks should have brought. */
function isUnsent({ made, days }: Looked, place: number): boolean | undefined {
  if (made.objective !== 'leads') return undefined;
  const since = Math.max(0, place - 14);
  const clicks = sum(days.slice(since, place).map((day) => day.clicks));
  return sum(made.expected.slice(since, place)) < 0.02 * clicks;
}

/** It would spend more if it might, and what a result should have cost in the last week is within its goal. */
function isGood({ made, days, costGoalMinor }: Looked, place: number): boolean | undefined {
  if (costGoalMinor === null) return undefined;
  const since = Math.max(0, place - 7);
  const spendMinor = sum(days.slice(since, place).map((day) => day.spendMinor));
  return made.truth.isHeldBack && spendMinor <= costGoalMinor * sum(made.expected.slice(since, place));
}

/** It has spent all it may within four days. Nobody looks at it after that. */
function isNearLimit({ limit: { reachedAt } }: Looked, place: number): boolean | undefined {
  return place > reachedAt ? undefined : reachedAt - place < 4;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

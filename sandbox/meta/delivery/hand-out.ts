import { audienceOf } from './audience.ts';
import { minorPerDollar } from './currencies.ts';
import { type DayFrame, shareOfDay } from './day-curve.ts';
import { openDice } from './noise.ts';
import type { Plan, PlannedAd } from './plan.ts';
import { priceLevelOf } from './price-levels.ts';
import type { Purse } from './purses.ts';
import { qualityOf, type Rates, ratesOf } from './rates.ts';

const dayMs = 86_400_000;

/** Nobody is shown the same ads more often than this in a day. */
const mostPerPerson = 2.5;

/** What an ad gets to spend, and what it buys for it. */
export interface Share {
  planned: PlannedAd;
  minor: number;
  rates: Rates;
  audience: number;
}

/** Hands money to the ads: alike at first, more and more to those that do better. */
export function handOut(
  { frame, plan, currency }: { frame: DayFrame; plan: Plan; currency: string },
  { owner, sets }: Purse,
  [from, to]: [number, number],
  money: number,
): Share[] {
  const perDollar = minorPerDollar(currency);
  const age = (time: unknown) => Math.max(0, (frame.start - Number(time)) / dayMs);
  const liking = (id: string, born: unknown) => qualityOf(id) ** (4 * (1 - Math.exp(-age(born) / 1.5)));
  const setWeights = sets.map(({ set }) => liking(set.thing.id, set.thing.fields['created_time']));
  const allSets = setWeights.reduce((sum, weight) => sum + weight, 0);
  return sets.flatMap(({ set, ads }, place) => {
    const targeting = set.valueAt('targeting', from);
    const audience = audienceOf(targeting);
    const priceLevel = priceLevelOf(targeting);
    const weights = ads.map(({ ad }) => liking(ad.thing.id, ad.thing.fields['created_time']));
    const allAds = weights.reduce((sum, weight) => sum + weight, 0);
    const learnsSince = Math.max(
      set.changedAt('targeting', frame.start),
      Number(set.thing.fields['created_time']),
    );
    const shares = ads.map((planned, each) => {
      const { ad } = planned;
      const rates = ratesOf(
        ad.thing.id,
        {
          objective: plan.campaign.valueAt('objective', from),
          goal: set.valueAt('optimization_goal', from),
          destination: set.valueAt('destination_type', from),
          hasVideo: planned.showsVideoAt(from),
          audience,
          priceLevel,
          day: frame.day,
          learningDays: age(learnsSince),
          ageDays: age(ad.thing.fields['created_time']),
        },
        openDice(ad.thing.id, frame.day, 'rates'),
      );
      const share = ((setWeights[place] ?? 1) / allSets) * ((weights[each] ?? 1) / allAds);
      return { planned, minor: money * share, rates, audience };
    });
    const seen = shares.reduce(
      (sum, each) => sum + (each.minor / perDollar / each.rates.cpmDollars) * 1000,
      0,
    );
    const passes = (time: number) => shareOfDay(owner.thing.id, frame, time);
    const most = audience * mostPerPerson * (passes(to) - passes(from));
    const crowd = seen > most ? most / seen : 1;
    return crowd === 1 ? shares : shares.map((share) => ({ ...share, minor: share.minor * crowd }));
  });
}

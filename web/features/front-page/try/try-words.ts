import { m } from '#web/paraglide/messages.js';
import { perMonth } from '#web/cost.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { composeAd, type ComposedAd } from './compose-ad.ts';
import { exampleAdWords } from './example-ad-words.ts';
import { townList, townsOn } from './towns.ts';
import { tradeKeys, trades, type TradeKey } from './trades.ts';

/** All that the public script says while an ad is tried: it brings no words of its own. `{…}` is filled in by it. */
export interface TryWords {
  signs: [trade: TradeKey, signs: string][];
  /** Of each trade, one in each tone. */
  ads: [trade: TradeKey, ads: [headline: string, text: string][]][];
  towns: string;
  townsOn: string[];
  near: string;
  in: string;
  on: string;
  map: string;
  day: string;
  month: string;
  said: string;
  nothing: string;
}

const slots = { what: '{what}', place: '{place}' };

/** The words of the language being spoken. */
export function tryWords(): TryWords {
  return {
    signs: tradeKeys.map((key) => [key, trades[key].signs]),
    ads: tradeKeys.map((key) => [
      key,
      exampleAdWords[key].map(([headline, text]) => [headline(slots), text(slots)]),
    ]),
    towns: townList,
    townsOn,
    near: m.try_near(),
    in: m.try_in({ town: '{town}' }),
    on: m.try_on({ town: '{town}' }),
    map: m.try_map({ km: radiusKm, town: '{town}' }),
    day: m.try_budget_day({ amount: '{amount}' }),
    month: m.try_budget_month({ amount: '{amount}' }),
    said: m.try_said({ name: '{name}', headline: '{headline}', text: '{text}' }),
    nothing: m.try_nothing(),
  };
}

/** As far round a town as the builder begins with. */
export const radiusKm = 25;
export const exampleTown = 'Bergen';
export const exampleTrade: TradeKey = 'plumber';
export const budgetKroner = { least: 50, most: 1000, step: 50, example: 150 };

/** The example a page begins with, in each tone. */
export function exampleAds(): ComposedAd[] {
  const [what = ''] = m.try_placeholder().split(', ');
  const place = m.try_in({ town: exampleTown });
  return exampleAdWords[exampleTrade].map(([headline, text]) =>
    composeAd({ what, place: exampleTown }, place, [headline(slots), text(slots)]),
  );
}

export function exampleBudget(): { day: string; month: string } {
  const write = (kroner: number) => new Intl.NumberFormat(pageLanguage()).format(kroner);
  return {
    day: m.try_budget_day({ amount: write(budgetKroner.example) }),
    month: m.try_budget_month({ amount: write(perMonth(budgetKroner.example)) }),
  };
}

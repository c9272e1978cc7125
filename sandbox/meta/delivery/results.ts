import { textOf } from '../../json.ts';
import type { Thing } from '../../store.ts';
import { offsetOf } from '../money.ts';
import { between, noise } from './noise.ts';

/** What an ad achieved in some time. Everything adds up; reach and rates are worked out afterwards. */
export interface Results {
  spendMinor: number;
  impressions: number;
  clicks: number;
  linkClicks: number;
  landingPageViews: number;
  leads: number;
  purchases: number;
  purchaseValueMinor: number;
}

export const nothing: Results = {
  spendMinor: 0,
  impressions: 0,
  clicks: 0,
  linkClicks: 0,
  landingPageViews: 0,
  leads: 0,
  purchases: 0,
  purchaseValueMinor: 0,
};

/** How many of a currency's units make a dollar, roughly: prices differ by country, not by exchange office. */
const perDollar: Record<string, number> = {
  NOK: 10.5,
  SEK: 10.5,
  DKK: 6.9,
  EUR: 0.93,
  GBP: 0.79,
  CHF: 0.89,
  PLN: 4,
  CZK: 23,
  HUF: 360,
  ISK: 138,
  JPY: 150,
};

/** From money to people. Every step only ever grows with the money, so no figure goes back. */
export function resultsFor(
  ad: Thing,
  day: string,
  spent: number,
  objective: string,
  currency: string,
): Results {
  const dollars = spent / offsetOf(currency) / (perDollar[currency] ?? 1);
  const chance = (what: string) => noise(ad.id, day, what);
  const rate = (low: number, high: number, what: string) =>
    between(low, high, ad.id, what) * between(0.85, 1.15, ad.id, day, what);
  const count = (many: number, what: string) => (many > 0 ? Math.floor(many + chance(what)) : 0);

  const seen = (dollars / rate(7, 12, 'cpm')) * 1000;
  const clicked = seen * rate(0.011, 0.024, 'ctr');
  const visited = clicked * rate(0.66, 0.8, 'link');
  const landed = objective === 'OUTCOME_LEADS' ? 0 : visited * rate(0.74, 0.9, 'landing');
  const asked = objective === 'OUTCOME_LEADS' ? visited * rate(0.08, 0.16, 'lead') : 0;
  const bought = objective === 'OUTCOME_SALES' ? landed * rate(0.02, 0.05, 'purchase') : 0;
  const purchases = count(bought, 'bought');
  const basketMinor =
    Math.round(between(40, 90, ad.id, 'basket') * (perDollar[currency] ?? 1)) * offsetOf(currency);
  return {
    spendMinor: Math.floor(spent),
    impressions: Math.floor(seen),
    clicks: Math.floor(clicked),
    linkClicks: Math.floor(visited),
    landingPageViews: Math.floor(landed),
    leads: count(asked, 'asked'),
    purchases,
    purchaseValueMinor: purchases * basketMinor,
  };
}

export function add(one: Results, other: Results): Results {
  return {
    spendMinor: one.spendMinor + other.spendMinor,
    impressions: one.impressions + other.impressions,
    clicks: one.clicks + other.clicks,
    linkClicks: one.linkClicks + other.linkClicks,
    landingPageViews: one.landingPageViews + other.landingPageViews,
    leads: one.leads + other.leads,
    purchases: one.purchases + other.purchases,
    purchaseValueMinor: one.purchaseValueMinor + other.purchaseValueMinor,
  };
}

/** How many different people saw it: nearly everybody at first, fewer and fewer new ones later. */
export function reachOf({ impressions }: Results): number {
  return Math.floor(impressions / (1 + 0.13 * Math.log1p(impressions / 900)));
}

export function objectiveOf(campaign: Thing | undefined): string {
  return textOf(campaign?.fields['objective']);
}

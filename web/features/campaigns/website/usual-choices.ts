import type { Objective } from '#contract/campaigns/campaign.ts';
import { imageRules } from '#contract/media.ts';
import type { FoundFacts, FoundOffer } from '#contract/websites/reading.ts';

/** The one to advertise first comes first: of which a price says how much is saved, else one with a price. */
export function bestFirst(offers: readonly FoundOffer[]): FoundOffer[] {
  const worth = ({ priceMinor, beforePriceMinor }: FoundOffer) =>
    priceMinor === null ? 0 : beforePriceMinor === null ? 1 : 2;
  return offers.toSorted((one, other) => worth(other) - worth(one));
}

const shop = /\/(shop|store|butikk|nettbutikk|produkt(er)?|products?)(\/|$)/i;

/** What ads are for: where things are sold on the website people go there, elsewhere they are called back. */
export function usualObjective({ offers }: FoundFacts): Objective {
  return offers.some(({ source }) => source.url && shop.test(source.url)) ? 'traffic' : 'leads';
}

/** As many as can be taken at once. */
const mostTaken = 6;

/** The pictures an ad can be made of, the largest first. */
export function largePictures({ pictures }: FoundFacts): FoundFacts['pictures'] {
  return pictures
    .filter(({ width, height }) => width >= imageRules.minWidth && height >= imageRules.minHeight)
    .toSorted((one, other) => other.width * other.height - one.width * one.height)
    .slice(0, mostTaken);
}

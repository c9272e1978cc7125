import { limits } from '#contract/campaigns/campaign.ts';
import { readLegacyLocations } from '#contract/campaigns/legacy-locations.ts';
import type { Firm, FoundFacts, FoundOffer } from '#contract/websites/reading.ts';
import { websiteHost } from '#web/website-host.ts';
import type { Filling } from '../draft/fill-in.ts';
import { completeUrl } from '../wizard/wizard-steps.ts';

/** What a draft is filled in with from what was found, and that offer of it. What was not found stays as it is. */
export function fillingOf(found: FoundFacts, offer?: FoundOffer, address?: string): Filling {
  const { businessName, industry, language, place } = found;
  const title = [offer?.name ?? businessName?.value, place?.value].filter(Boolean).join(', ');
  const here = address && { from: 'website' as const, words: websiteHost(address), url: address };
  return {
    title: title ? { value: title.slice(0, 120) } : undefined,
    businessName,
    industry,
    language,
    websiteUrl: here ? { value: here.url, source: here } : undefined,
    locations: place && isInNorway(found) ? { ...place, value: readTown(place.value) } : undefined,
    sellingPoints: threeOf(found.sellingPoints),
    ...(offer && fillingOfOffer(offer, found.about)),
  };
}

/** What the register of Norwegian firms tells of one. */
export function fillingOfFirm({ number, name, industry, trade, place, website }: Firm): Filling {
  const url = `https://virksomhet.brreg.no/nb/oppslag/enheter/${number}`;
  const source = (words: string) => ({ from: 'register' as const, words: words.slice(0, 300), url });
  return {
    businessName: { value: name.slice(0, 120), source: source(name) },
    industry: industry ? { value: industry, source: source(trade ?? industry) } : undefined,
    locations: place ? { value: readTown(place), source: source(place) } : undefined,
    websiteUrl: website ? { value: completeUrl(website), source: source(website) } : undefined,
  };
}

/** An offer that says nothing of itself but its name is described by what the firm is about. */
function fillingOfOffer(offer: FoundOffer, about: FoundFacts['about']): Filling {
  const { name, description, priceMinor, beforePriceMinor, currency, source } = offer;
  // An amount in nobody knows which money is none.
  const fact = (minor: number | null) =>
    currency && minor !== null ? { value: minor, source } : { value: null };
  return {
    productService: { value: name, source },
    offerDescription: description ? { value: description, source } : (about ?? { value: '' }),
    campaignPriceMinor: fact(priceMinor),
    beforePriceMinor: fact(beforePriceMinor),
    priceCurrency: currency ? { value: currency } : undefined,
  };
}

function threeOf(points: FoundFacts['sellingPoints']): Filling['sellingPoints'] {
  const three = points.slice(0, limits.sellingPoints);
  const [first] = three;
  if (!first) return undefined;
  const words = three.map(({ source }) => source.words).join(' · ');
  return {
    value: Array.from({ length: limits.sellingPoints }, (_, place) => three[place]?.value ?? ''),
    source: { ...first.source, words: words.slice(0, 300).toWellFormed() },
  };
}

/** Known by its name until it is found at Meta, where the builder asks for it. */
function readTown(name: string) {
  return readLegacyLocations(name).slice(0, 1);
}

/** Where it is, in words to search for, where nothing says in which country. */
export function placeWordsOf(found: FoundFacts): string {
  return found.place && !isInNorway(found) ? found.place.value : '';
}

function isInNorway({ language, offers }: FoundFacts): boolean {
  return language?.value === 'Norwegian' || offers.some(({ currency }) => currency === 'NOK');
}

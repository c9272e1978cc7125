import type { FoundFacts, FoundOffer } from '#contract/websites/reading.ts';
import type { BorneOut } from './held-against-pages.ts';
import { evenly } from './told-lines.ts';

/**
 * What the pages say by themselves, in the order in which a writer would tell it, with what else it found. Prices, and
 * whatever stands there for certain, stay as they were read.
 */
export function putInOrder(found: FoundFacts, told: BorneOut | undefined): FoundFacts {
  if (!told) return found;
  const first = told.offers.map((offer) => ({
    offer,
    read:
      found.offers.find(({ name }) => keyOf(name) === keyOf(offer.name)) ??
      found.offers.find((each) => isOne(each, offer)),
  }));
  const ordered = first.map(({ offer, read }) =>
    read ? { ...read, description: read.description || offer.description } : offer,
  );
  const { industry, about, tone } = told;
  return {
    ...(industry && { industry }),
    ...(tone && { tone }),
    ...found,
    // What stands on a page is worth more than what is told to those who search.
    ...(about && { about }),
    offers: once([...ordered, ...found.offers], ({ name }) => keyOf(name)),
    sellingPoints: once([...found.sellingPoints, ...told.sellingPoints], ({ value }) => keyOf(value)).slice(
      0,
      5,
    ),
  };
}

/** Whether a writer may speak of this offer: by the beginning of its name, or by the line that tells its price. */
function isOne(read: FoundOffer, told: FoundOffer): boolean {
  const [name, other] = [keyOf(read.name), keyOf(told.name)];
  if (name.startsWith(`${other} `) || other.startsWith(`${name} `)) return true;
  return read.source.url === told.source.url && evenly(read.source.words) === told.source.words;
}

/** The first of each. */
function once<Entry>(entries: Entry[], key: (entry: Entry) => string): Entry[] {
  return [...Map.groupBy(entries, key).values()].map(([first]) => first!);
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

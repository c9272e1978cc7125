import { FoundFacts } from '#contract/websites/reading.ts';
import { storableJson } from '#server/gateways/storable-json.ts';

/** What was found, without what a database does not take or the contract does not hold: anything may stand on a page. */
export function storableFacts(found: FoundFacts): FoundFacts {
  const facts = JSON.parse(storableJson(JSON.stringify(found))) as FoundFacts;
  const { offers, sellingPoints, pictures, ...single } = FoundFacts.shape;
  const fits = Object.entries(single).filter(
    ([field, shape]) => shape.safeParse(facts[field as keyof typeof single]).success,
  );
  const fitting = <Entry>(list: Entry[], shape: { safeParse(entry: unknown): { success: boolean } }) =>
    list.filter((entry) => shape.safeParse(entry).success);
  return {
    ...Object.fromEntries(fits.map(([field]) => [field, facts[field as keyof typeof single]])),
    offers: fitting(facts.offers, offers.element).slice(0, 12),
    sellingPoints: fitting(facts.sellingPoints, sellingPoints.element).slice(0, 5),
    pictures: fitting(facts.pictures, pictures.element).slice(0, 12),
  };
}

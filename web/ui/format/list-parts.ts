import { pageLanguage } from '../page/page-language.ts';

/** Things with what stands between them in a sentence: ', ' and ' and '. */
export function listParts<Item>(items: readonly Item[]): (Item | string)[] {
  const places = items.map((_, place) => `${place}`);
  return new Intl.ListFormat(pageLanguage())
    .formatToParts(places)
    .map(({ type, value }) => (type === 'element' ? items[Number(value)]! : value));
}

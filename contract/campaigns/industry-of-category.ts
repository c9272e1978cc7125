import type { Industry } from './industries.ts';

/** The industry of a kind of business as Facebook names it; undefined where no word tells. */
export function industryOfCategory(
  category: string | null | undefined,
  industries: readonly Pick<Industry, 'name' | 'pageWords'>[],
): string | undefined {
  const words = `${category?.toLowerCase() ?? ''} `;
  const lengthIn = ({ pageWords }: Pick<Industry, 'pageWords'>) =>
    Math.max(0, ...pageWords.filter((word) => words.includes(word)).map((word) => word.length));
  // 'Coffee shop' is a café before it is a shop: the longest word tells most.
  const [best] = industries.toSorted((one, other) => lengthIn(other) - lengthIn(one));
  return best && lengthIn(best) > 0 ? best.name : undefined;
}

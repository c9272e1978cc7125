import type { BrandKitFields } from '#contract/brand-kit.ts';

export interface BrandKitTroubles {
  /** The places of those that are no colours. */
  colours: number[];
  /** The first word that is both to be used and to be avoided. */
  inBoth: string | undefined;
}

/** What of the kit cannot be meant; nothing where all of it can. */
export function findTroubles({
  colours,
  wordsToUse,
  wordsToAvoid,
}: Pick<BrandKitFields, 'colours' | 'wordsToUse' | 'wordsToAvoid'>): BrandKitTroubles | undefined {
  const odd = colours.flatMap((text, place) => (text.trim() === '' || toHex(text) ? [] : [place]));
  const avoided = new Set(wordsToAvoid.map((word) => word.toLowerCase()));
  const inBoth = wordsToUse.find((word) => avoided.has(word.toLowerCase()));
  return odd.length > 0 || inBoth !== undefined ? { colours: odd, inBoth } : undefined;
}

/** A colour as it is written on the web, with or without its sign, short or long. */
export function toHex(text: string): string | undefined {
  const [, signs = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (signs === '') return undefined;
  const long = signs.length === 3 ? signs.replaceAll(/./g, '$&$&') : signs;
  return `#${long.toLowerCase()}`;
}

/** Without what was left empty, and each colour once. */
export function tidyColours(colours: string[]): string[] {
  return [...new Set(colours.flatMap((text) => toHex(text) ?? []))];
}

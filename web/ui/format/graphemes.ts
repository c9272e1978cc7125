const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a person counts as letters: an emoji with a skin tone is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** The first `most` letters, never cutting one in half. */
export function clipGraphemes(text: string, most: number): string {
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === most) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/** Keeps typing within the limit. A text that was already longer may stay and be shortened, but not grow. */
export function keepWithin(limit: number, { before, typed }: { before: string; typed: string }): string {
  return clipGraphemes(typed, Math.max(limit, countGraphemes(before)));
}

/** In characters as people count them. The headline and description limits are Meta's own advice. */
export const longest: Lengths = { headline: 40, primaryText: 500, description: 30 };

export type Lengths = Record<'headline' | 'primaryText' | 'description', number>;

/** As much of the primary text as Facebook shows before "See more". */
export const preferred = { primaryText: 125 };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Shortens at the end of a word. Never splits a letter from its accent or an emoji in two. */
export function clamp(text: string, most: number): string {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most).join('');
  const endsAWord = /\s/u.test(characters[most] ?? '');
  const lastSpace = cut.search(/\s\S*$/u);
  const kept = endsAWord || lastSpace < cut.length / 2 ? cut : cut.slice(0, lastSpace);
  return kept.replace(/[\s,;:–—-]+$/u, '');
}

/** Drops what cannot be seen and could change what is. Line breaks stay. */
export function visible(text: string): string {
  return text
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]|\p{Bidi_Control}/gu, '')
    .trim();
}

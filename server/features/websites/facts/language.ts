import type { FoundFacts } from '#contract/websites/reading.ts';
import type { OpenedPage } from './opened-page.ts';
import { sourceOf } from './told.ts';

type Language = NonNullable<FoundFacts['language']>;

/** Whole words; JavaScript's own boundary of a word knows no å. */
const oneOf = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'giu');
const norwegianWords = oneOf(
  'og|ikke|vi|deg|hos|eller|med|på|til|av|våre|vår|du|oss|også|hva|når|fra|åpent|mer',
);
const englishWords = oneOf('the|and|our|you|your|with|for|we|us|from|are|is|this|that|of|more|open');
/** Swedish and Danish, which share most of their small words with Norwegian. */
const neighbours = oneOf(
  'och|inte|är|från|våra|hvad|jeres|mere|af|bliver|nogle|mellem|välkommen|öppet|åbent|efter',
);

/** What the website is written in: as it says, unless its words say otherwise. */
export function findLanguage([front]: OpenedPage[]): Language | undefined {
  if (!front) return undefined;
  const said = (front.$('html').attr('lang') ?? '').trim();
  const text = front.lines
    .map((line) => line.text)
    .join(' ')
    .slice(0, 50_000);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const norwegian = count(norwegianWords);
  const english = count(englishWords);
  const isForeign = count(neighbours) > norwegian / 4 && count(neighbours) > 3;
  const bySaid = /^(nb|nn|no)\b/i.test(said) ? 'Norwegian' : /^en\b/i.test(said) ? 'English' : undefined;
  const byWords =
    norwegian > 2 * english && norwegian > 3
      ? 'Norwegian'
      : english > 2 * norwegian && english > 3
        ? 'English'
        : undefined;
  if (isForeign || (said && !bySaid && !byWords)) return undefined;
  const value = byWords ?? bySaid;
  if (!value) return undefined;
  const [sample = said] = front.lines
    .map((line) => line.text)
    .toSorted((a, b) => (b.match(norwegianWords)?.length ?? 0) - (a.match(norwegianWords)?.length ?? 0));
  return { value, source: sourceOf(value === bySaid ? `lang="${said}"` : sample, front.url) };
}

import type { FoundFacts } from '#contract/websites/reading.ts';
import { rulesOf } from './css-rules.ts';
import { isPale, strengthOf, toHex, withoutLookalikes } from './hex-colours.ts';
import { metaOf, type OpenedPage } from './opened-page.ts';
import { sourceOf } from './told.ts';

const most = 5;
const mostLetters = 300_000;
const colour = String.raw`#[\da-f]{3,8}\b|rgba?\([^)]{1,40}\)`;
/** What a style calls by a name of its own; those of frameworks are everybody's, and greys and borders nobody's. */
const named = new RegExp(
  String.raw`(?<![\w-])--(?!bs-|wp--|tw-|swiper-|fa-|[\w-]*(?:gr[ae]y|text|border|shadow|muted|foreground|background|success|error|danger|warning|info))[\w-]+\s*:\s*(${colour})`,
  'gi',
);
/** Where a firm shows its colours. */
const prominent = /btn|button|knapp|cta|header|topp|nav|hero|brand|banner|footer|\bh[12]\b|(^|[\s,])a\b/i;

interface Seen {
  colour: string;
  words: string;
  weight: number;
}

/** The firm's colours: as it names them, then the strong ones it uses most, then what all stands on and is written in. */
export function findColours(
  [front]: OpenedPage[],
  stylesheet?: { url: string; text: string },
): FoundFacts['colours'] {
  if (!front) return undefined;
  const theme = metaOf(front, 'theme-color') ?? '';
  const own = `${front.css}\n${inlineOf(front)}`;
  const all = `${own}\n${stylesheet?.text ?? ''}`;
  const chosen = [
    { value: theme, words: `theme-color ${theme}` },
    ...[...all.slice(0, mostLetters).matchAll(named)].map(([words, value = '']) => ({ value, words })),
  ].flatMap(({ value, words }) => seen(value, words, 20));
  const rules = rulesOf(all).map(({ selectors, body }) => ({
    selectors,
    values: body.replaceAll(/--[\w-]+\s*:[^;]*/g, '').match(new RegExp(colour, 'gi')) ?? [],
  }));
  const used = rules.flatMap(({ selectors, values }) =>
    values.flatMap((value) => seen(value, value, 45, prominent.test(selectors.join()) ? 2 : 1)),
  );
  const ground = rules
    .filter(({ selectors }) => selectors.some((selector) => selector.trim() === 'body'))
    .flatMap(({ values }) => values.flatMap((value) => seen(value, value, isPale(value) ? 12 : 24)));
  const byWeight = [...Map.groupBy(used, (each) => each.colour).values()]
    .map((same) => ({ ...same[0]!, weight: same.reduce((sum, { weight }) => sum + weight, 0) }))
    .filter(({ weight }) => weight > 1)
    .toSorted((a, b) => b.weight - a.weight);
  const found = [...chosen, ...byWeight, ...ground];
  const [first] = found;
  if (!first) return undefined;
  const isOwn = first.words.startsWith('theme-color') || own.includes(first.words);
  return {
    value: withoutLookalikes(found.map((each) => each.colour)).slice(0, most),
    source: sourceOf(first.words, isOwn ? front.url : stylesheet!.url),
  };
}

/** The styles of single elements, and what pages had before there were styles, as rules. */
function inlineOf({ $ }: OpenedPage): string {
  const styles = $('[style]')
    .toArray()
    .map((element) => `${element.tagName}{${$(element).attr('style') ?? ''}}`);
  const attributes = ['bgcolor', 'link', 'text'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => `${$(element).is('body') ? 'body' : 'header'}{${$(element).attr(name) ?? ''}}`),
  );
  return [...styles, ...attributes].join('\n');
}

function seen(value: string, words: string, leastStrength: number, weight = 1): Seen[] {
  const hex = toHex(value);
  return hex && strengthOf(hex) >= leastStrength ? [{ colour: hex, words, weight }] : [];
}

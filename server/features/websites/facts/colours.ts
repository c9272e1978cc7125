import type { FoundFacts } from '#contract/websites/reading.ts';
import { metaOf, type OpenedPage } from './opened-page.ts';
import { sourceOf } from './told.ts';

const most = 5;
/** As frameworks name what a firm chooses for itself. */
const chosen =
  /--(?!bs-|wp--preset--color--(?:vivid|pale|luminous|light-green|cyan|black|white))[\w-]*(?:primary|secondary|brand|accent|main|theme|merke|hoved)[\w-]*\s*:\s*(#[\da-f]{3,8}\b|rgba?\([^)]*\))/gi;
const any = /#[\da-f]{6}\b|#[\da-f]{3}\b|rgba?\([^)]*\)/gi;

/** The firm's colours: as it names them, then the strong ones it uses most. */
export function findColours(
  [front]: OpenedPage[],
  stylesheet?: { url: string; text: string },
): FoundFacts['colours'] {
  if (!front) return undefined;
  const theme = metaOf(front, 'theme-color') ?? '';
  const inline = front
    .$('[style]')
    .toArray()
    .map((element) => front.$(element).attr('style') ?? '')
    .join(';');
  const own = `${front.css}\n${inline}`;
  const all = `${own}\n${stylesheet?.text ?? ''}`;
  const named = [...all.matchAll(chosen)].map(([words, value = '']) => ({ words, value }));
  const used = [...Map.groupBy(all.match(any) ?? [], (value) => toHex(value) ?? '').entries()]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([, values]) => (values.length > 1 ? [{ words: values[0]!, value: values[0]! }] : []));
  const found = [{ words: `theme-color ${theme}`, value: theme }, ...named, ...used].flatMap(
    ({ words, value }) => {
      const colour = toHex(value);
      return colour && isStrong(colour) ? [{ words, colour }] : [];
    },
  );
  const [first] = found;
  if (!first) return undefined;
  const isOwn = first.words.startsWith('theme-color') || own.includes(first.words);
  const value = withoutLookalikes(found.map(({ colour }) => colour)).slice(0, most);
  return { value, source: sourceOf(first.words, isOwn ? front.url : stylesheet!.url) };
}

function toHex(text: string): string | undefined {
  const value = text.trim().toLowerCase();
  if (/^#[\da-f]{3}$/.test(value)) return value.replaceAll(/[\da-f]/g, '$&$&');
  if (/^#[\da-f]{6}([\da-f]{2})?$/.test(value)) return value.slice(0, 7);
  const [, red, green, blue, alpha = '1'] =
    /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*([\d.]+%?))?\s*\)$/.exec(value) ?? [];
  if (red === undefined || Number.parseFloat(alpha) < 0.5) return undefined;
  return `#${[red, green!, blue!].map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`;
}

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** No black, white or grey, which every page has. */
function isStrong(colour: string): boolean {
  const parts = partsOf(colour);
  const [high, low] = [Math.max(...parts), Math.min(...parts)];
  const light = (high + low) / 510;
  return high - low > 45 && light > 0.08 && light < 0.9;
}

function withoutLookalikes(colours: string[]): string[] {
  const kept: string[] = [];
  for (const colour of colours) {
    const isNear = (other: string) =>
      partsOf(other).every((part, place) => Math.abs(part - partsOf(colour)[place]!) < 24);
    if (!kept.some(isNear)) kept.push(colour);
  }
  return kept;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readLetterWidths } from './letter-widths.ts';

/** Of the one typeface everything is drawn in, so that a picture is the same on every machine. */
export const weights = [500, 700, 900] as const;
export type Weight = (typeof weights)[number];

const folder = '@fontsource/schibsted-grotesk/files/schibsted-grotesk';
/** The usual letters first, then the rarer ones of Europe. */
const sets = ['latin', 'latin-ext'] as const;

interface Font {
  data: Buffer;
  widths: Map<number, number>;
}
const read = new Map<Weight, Font[]>();

export function fontsOf(weight: Weight): Font[] {
  const known = read.get(weight);
  if (known) return known;
  const { resolve } = createRequire(import.meta.url);
  const fonts = sets.map((set) => {
    const data = readFileSync(resolve(`${folder}-${set}-${weight}-normal.woff`));
    return { data, widths: readLetterWidths(data) };
  });
  read.set(weight, fonts);
  return fonts;
}

/** How wide words are at a size of 1, a little on the safe side; undefined with a letter the typeface does not have. */
export function widthOf(words: string, weight: Weight): number | undefined {
  const [usual, rarer] = fontsOf(weight);
  let width = 0;
  for (const letter of words) {
    const code = letter.codePointAt(0)!;
    const found = usual!.widths.get(code) ?? rarer!.widths.get(code);
    if (found === undefined) return undefined;
    width += found;
  }
  return width * 1.01;
}

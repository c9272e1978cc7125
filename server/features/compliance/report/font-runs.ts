import { fontsOf, type Weight } from '../../designs/drawing/fonts.ts';

/** In place of what the typeface does not have. */
export const lackingSign = '?';

/** The usual letters of the typeface, or the rarer ones of Europe. */
export type LetterSet = 'usual' | 'rarer';

export interface FontRun {
  set: LetterSet;
  text: string;
}

const invisible = /\p{Cf}|\p{Mn}|(?![\n\t])\p{Cc}/gu;
const oddSpaces = /[\p{Zs}\t]/gu;
const segmenter = new Intl.Segmenter();

/** A text in pieces that one font can draw each. Signs that none has are told by one sign, however they are stored. */
export function fontRuns(text: string, weight: Weight): FontRun[] {
  const [usual, rarer] = fontsOf(weight);
  const runs: FontRun[] = [];
  function add(set: LetterSet, letter: string): void {
    const last = runs.at(-1);
    if (last?.set === set) last.text += letter;
    else runs.push({ set, text: letter });
  }
  for (const { segment } of segmenter.segment(text.normalize('NFC').replaceAll(/\r\n?/g, '\n'))) {
    const seen = segment.replaceAll(invisible, '').replaceAll(oddSpaces, spaceFor);
    const has = (font: typeof usual) =>
      Array.from(seen).every((letter) => letter === '\n' || font!.widths.has(letter.codePointAt(0)!));
    if (seen === '') continue;
    if (has(usual)) add('usual', seen);
    else if (has(rarer)) add('rarer', seen);
    else add('usual', lackingSign);
  }
  return runs;
}

/** Those that keep a line together stay such. */
function spaceFor(space: string): string {
  return ['\u00A0', '\u202F', '\u2007'].includes(space) ? '\u00A0' : ' ';
}

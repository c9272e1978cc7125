import { sentencesOf } from './copywriter.ts';
import type { StruckText } from './struck-text.ts';

/** What can be said in place of a word, by how it begins. */
const otherwise: Record<StruckText['language'], [RegExp, string][]> = {
  Norwegian: [
    [/^(øl|pils|vin|drink)/i, 'kaffe'],
    [/^(gratis|kostnadsfri)/i, 'inkludert'],
    [/^(best|billigst|ledende)/i, 'god'],
  ],
  English: [
    [/^(beer|wine|pint|drink)/i, 'coffee'],
    [/^free/i, 'included'],
    [/^(best|cheapest|leading)/i, 'good'],
  ],
};

/** The text with other words in place of those that may not stay; where there are none, without their sentence. */
export function rewordText({ text, struckWords, language }: StruckText): string {
  let said = text;
  for (const word of struckWords) {
    const [, other] = otherwise[language].find(([begins]) => begins.test(word)) ?? [];
    if (other) said = said.replaceAll(wholeWord(word), (found) => asLarge(other, found));
  }
  const isKept = (sentence: string) => !struckWords.some((word) => wholeWord(word).test(sentence));
  return sentencesOf(said).filter(isKept).join(' ').trim();
}

function wholeWord(word: string): RegExp {
  const plain = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\p{L})${plain}(?!\p{L})`, 'giu');
}

function asLarge(word: string, found: string): string {
  const [first = ''] = found;
  return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

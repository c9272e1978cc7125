import type { Language } from '#contract/people/people.ts';
import type { CheckedText } from '../rule.ts';
import { joined, type Reading } from './reading.ts';

/** Whole words; a letter between hyphens is one of a word that is spelled. */
const words = (list: string) =>
  new RegExp(`(?<!\\p{L}[-.·_*|]?)(?:${list.split(' ').join('|')})(?![-.·_*|]?\\p{L})`, 'giu');
const tells: Record<Language, RegExp> = {
  nb: words(
    'og er ikke ikkje på med til deg du vi oss hos fra frå som en ei et det den ved nå kun dine vår av å har kan jeg eg når uten alle eller hver kvar',
  ),
  en: words(
    'the and is are you your with our to of us we a an this that now only when from in it have has can will or be my get',
  ),
};
/** What only we write, but for names, which stand in English as they are. */
const ownLetters = /(?<!\p{L})\p{Ll}*[æøå]/gu;
const sentence = /[^.!?\n]*[.!?\n]*/gu;

/** The language a text is in, by its small words; the other's where it has none of either. */
export function languageOf(text: string, otherwise: Language): Language {
  const counts = { nb: countOf(text, tells.nb) + countOf(text, ownLetters), en: countOf(text, tells.en) };
  if (counts.nb === counts.en) return otherwise;
  return counts.nb > counts.en ? 'nb' : 'en';
}

function countOf(text: string, told: RegExp): number {
  return text.match(told)?.length ?? 0;
}

interface ReadIn {
  language: Language;
  reading: Reading;
}

const known = new WeakMap<CheckedText, ReadIn[]>();

/** What of a text is in each language, read in every way: a sentence in the other one is judged by its words. */
export function readingsIn(text: CheckedText): ReadIn[] {
  let readings = known.get(text);
  if (!readings) known.set(text, (readings = partByLanguage(text)));
  return readings;
}

function partByLanguage({ text, language, folded }: CheckedText): ReadIn[] {
  const whole = [folded, ...folded.others];
  const turns = turnsOf(text, language);
  const spoken = [...new Set(turns.map((turn) => turn.language))];
  if (spoken.length < 2) return [{ language: spoken[0] ?? language, reading: joined(whole) }];
  return spoken.map((each) => ({
    language: each,
    reading: joined(whole.flatMap((reading) => partsOf(reading, turns, each))),
  }));
}

interface Turn {
  language: Language;
  start: number;
}

/** Where a text turns from one language to the other; a sentence that could be either goes on with the last. */
function turnsOf(text: string, language: Language): Turn[] {
  const turns: Turn[] = [];
  for (const { 0: words, index: start } of text.matchAll(sentence)) {
    const last = turns.at(-1)?.language;
    const spoken = languageOf(words, last ?? language);
    if (words !== '' && spoken !== last) turns.push({ language: spoken, start });
  }
  return turns;
}

function partsOf(
  { text, starts, ends, differs }: Reading,
  turns: readonly Turn[],
  language: Language,
): Reading[] {
  const placeOf = (turn: Turn | undefined) => {
    const place = turn ? starts.findIndex((start) => start >= turn.start) : -1;
    return place < 0 ? starts.length : place;
  };
  return turns.flatMap((turn, at) => {
    const [from, to] = [placeOf(turn), placeOf(turns[at + 1])];
    if (turn.language !== language || from === to) return [];
    const part = { text: text.slice(from, to), starts: starts.slice(from, to), ends: ends.slice(from, to) };
    return differs ? { ...part, differs: differs.slice(from, to) } : part;
  });
}

import { isMeantForMachines } from '../meant-for-machines.ts';
import type { Money } from './money.ts';

const labels =
  /^(pris(er)?|price|nå|kun|bare|(november|desember|jule|uke|måneds)?tilbud(spris)?|kampanje(pris)?|totalt?|sum|før|førpris|fra|ord(inær)?|veil|spar|nå kun|now|only|now only|was|sale|offer|save|total|from|per|pr|fast pris|fixed price|vår pris|our price|pris fra|prices? from|priser fra|koster|costs|just)$/i;
const generic =
  /^(pris(er|liste|er og betingelser)?|(våre |our )?(priser|tilbud|tjenester|behandlinger|produkter|pakker|menyer?|meny|prices?|offers?|services|treatments|products|packages|menus?)|(meny|menu) (og|and) (priser|prices)|trips and prices|.* (og|and) (priser|prices)|tilbudet|kampanjer?|price list|pricing|(special|current) offers?|(månedens|ukens|dagens) tilbud|tilbud .*|velkommen.*|welcome.*|kontakt( oss)?|contact( us)?|om oss|about( us)?|åpningstider|opening hours|handlekurv|cart|faq|ofte stilte spørsmål|betaling|payment|hjem|home|.*\?)$/i;
/** Sentences begin like this, and the names of things do not. */
const sentence =
  /^(vi|du|dere|de|jeg|han|hun|det|dette|her|hos|når|hvis|ved|for|få|fikk|bestill|kjøp|velg|del|betal|spar|siden|over|under|les|se|alle|we|you|they|it|this|get|if|when|book|buy|our|save|saved|pay|since|all|see|read|and|og|eller|or|as|to)(?!\p{L})/iu;
const surcharge =
  /(?<!\p{L})(\p{L}*tillegg|påslag|surcharge|extra charge|supplement|gebyr|depositum|deposit|etablering\p{L}*)(?!\p{L})/iu;
const opensEnd =
  /(?<!\p{L})(med|på|av|i|om|ga|gir|gav|fikk|vant|with|of|in|by|and|og|eller|or|gave|raised|won|at|the|en|et|a)$/iu;
const mostWords = 9;

/** What a line calls the thing whose price it tells, before the price or behind it. */
export function nameBeside([first, ...others]: Money[]): string | undefined {
  if (!first) return undefined;
  const last = others.at(-1) ?? first;
  const before = bare(lastSentence(first.before));
  if (isNameOfThing(before)) return isShort(last.behind) || others.length > 0 ? before : undefined;
  if (/\p{L}/u.test(before) && !labels.test(before)) return undefined;
  const behind = bare(first.behind);
  return !before && others.length === 0 && /^\s*[-–—:]\s/.test(first.behind) && isNameOfThing(behind)
    ? behind
    : undefined;
}

export function isNameOfThing(text: string): boolean {
  const isSaid = /\p{L}{3}/u.test(text) && text.length <= 100 && text.split(' ').length <= mostWords;
  const isOther =
    [labels, generic, sentence, surcharge, opensEnd].some((words) => words.test(text)) || /[.!]$/.test(text);
  return isSaid && !isOther && !isMeantForMachines(text);
}

/** A sentence that goes on behind an amount tells something else of it than what it is for. */
const isShort = (behind: string) => (behind.match(/\p{L}/gu)?.length ?? 0) <= 30;

/** Without the words that lead over to a price, and the dots and dashes. */
function bare(text: string): string {
  const trailing =
    /(?:[\s.…·:,;(–—|_=-]|(?<!\p{L})(?:nå|kun|bare|fra|før|pris|prisen|er|til|for|koster|kr|tilbud|tilbudspris|kampanjepris|ord(?:inær)?|ordinært|veil|normalt|now|only|just|from|was|price|is|at|costs?|sale|save|spar|starting|RRP)\.?(?!\p{L}))+$/iu;
  return text
    .replace(trailing, '')
    .replace(/^[\s.…·:,;)–—|•*✓✔-]+|^\d{1,2}\.\s/, '')
    .trim();
}

function lastSentence(text: string): string {
  return text.split(/(?<=\p{L}{2}[.!?])\s+(?=\p{Lu})/u).at(-1) ?? text;
}

import { isMeantForMachines } from './meant-for-machines.ts';
import type { Money } from './money.ts';

const labels =
  /^(pris(er)?|price|nå|kun|bare|tilbud|tilbudspris|kampanje|kampanjepris|totalt?|sum|før|førpris|fra|ord(inær)?|veil|spar|nå kun|now|only|now only|was|sale|offer|save|total|from|per|pr|fast pris|fixed price|vår pris|our price|pris fra|price from|prices from|priser fra|novemberpris|koster|costs|just)$/i;
const generic =
  /^(pris(er|liste|er og betingelser)?|(våre )?(priser|tilbud|tjenester|behandlinger|produkter|pakker|menyer?)|tilbud(et)?|kampanjer?|meny|(our )?(prices?|offers?|services|treatments|products|packages|menus?)|price list|pricing|special offers?|current offers?|månedens tilbud|ukens tilbud|tilbud (nå|akkurat nå)|velkommen.*|welcome.*|kontakt( oss)?|contact( us)?|om oss|about( us)?|åpningstider|opening hours|handlekurv|cart|frakt|levering|shipping|delivery|faq|ofte stilte spørsmål|betaling|payment|hjem|home|.*\?)$/i;
const mostWords = 9;

/** What a line calls the thing whose price it tells, before the price or behind it. */
export function nameBeside(text: string, [first]: Money[]): string | undefined {
  if (!first) return undefined;
  const before = bare(lastSentence(first.before));
  if (isNameOfThing(before)) return before;
  if (/\p{L}/u.test(before) && !labels.test(before)) return undefined;
  const behind = bare(first.behind.replace(/^\s*[-–—:.,]*\s*(for|til|per|pr)?\s+/i, ' '));
  const isAlone = !before && text.indexOf(first.behind.trim()) > 0;
  return isAlone && /^\s*[-–—:]\s/.test(first.behind) && isNameOfThing(behind) ? behind : undefined;
}

export function isNameOfThing(text: string): boolean {
  const isSaid = /\p{L}{3}/u.test(text) && text.length <= 100 && text.split(' ').length <= mostWords;
  return isSaid && !labels.test(text) && !generic.test(text) && !isMeantForMachines(text);
}

/** Without the words that lead over to a price, and the dots and dashes. */
function bare(text: string): string {
  const trailing =
    /(?:[\s.…·:,;(–—|_=-]|(?<![\p{L}])(?:nå|kun|bare|fra|før|pris|prisen|er|til|for|koster|kr|tilbud|tilbudspris|kampanjepris|ord(inær)?|ordinært|veil|normalt|now|only|just|from|was|price|is|at|costs?|sale|save|spar|starting|RRP)\.?(?![\p{L}]))+$/iu;
  return text
    .replace(trailing, '')
    .replace(/^[\s.…·:,;)–—|•*✓✔-]+/, '')
    .trim();
}

function lastSentence(text: string): string {
  return text.split(/(?<=\p{L}{2}[.!?])\s+(?=\p{Lu})/u).at(-1) ?? text;
}

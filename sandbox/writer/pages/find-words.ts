import { pricesIn } from './find-offers.ts';
import { isToTheWriter } from './instructions.ts';
import type { Reading } from './reading.ts';
import { tones, trades } from './trade-words.ts';
import { isQuotable, type Line, type WebsitePages } from './website-pages.ts';

const reasons = /^(derfor|hvorfor|fordeler|dette får du|why|benefits|what you get|good to know)\b/iu;
const benefits =
  /\b(fast pris|garanti|gratis|fri frakt|inkludert|alltid|aldri|samme (dag|morgen)|innen \w+|sertifisert\w*|godkjent\w*|økologisk\w*|guarantee\w*|free|included|always|never|same day|within|certified|small groups?|no hidden)\b/iu;
const headings = /^(tilbud|ukens|månedens|priser|åpningstider|offers?|prices|opening|new here|ny her)\b/iu;
const talk = /informasjonskapsler|cookies?\b|personvern|privacy|©|@|org\.?\s?n|telefon|phone|http/iu;
const mostPoints = 5;

/** Short lines in a list that say what one gains: those under a heading that promises reasons, else those with such a word. */
export function findPoints(lines: Line[]): Reading['sellingPoints'] {
  const found = new Map<string, Reading['sellingPoints'][number]>();
  for (const line of lines.filter((each) => isPoint(each) && (isUnderReasons(each) || isInList(each))))
    if (!found.has(line.text)) found.set(line.text, { text: line.text, page: line.page, quote: line.text });
  return [...found.values()].slice(0, mostPoints);
}

function isPoint({ text }: { text: string }): boolean {
  const words = text.split(' ').length;
  if (words < 2 || words > 12 || /[.:?]$/.test(text) || pricesIn(text) > 0) return false;
  return !talk.test(text) && !headings.test(text) && !isToTheWriter(text) && !/\d\d[.:]\d\d|\d{4}/.test(text);
}

function isUnderReasons({ beside, place }: Line): boolean {
  const heading = beside
    .slice(Math.max(0, place - mostPoints), place)
    .findLastIndex((line) => reasons.test(line));
  const from = Math.max(0, place - mostPoints) + heading;
  return heading >= 0 && beside.slice(from + 1, place).every((text) => isPoint({ text }));
}

/** Several in a row, at least one of which promises something. */
function isInList({ beside, place }: Line): boolean {
  const isOther = (text: string) => !isPoint({ text }) || reasons.test(text);
  const before = beside.slice(Math.max(0, place - mostPoints - 1), place);
  const after = beside.slice(place, place + mostPoints + 2);
  const last = after.findIndex(isOther);
  const row = [
    ...before.slice(before.findLastIndex(isOther) + 1),
    ...after.slice(0, last < 0 ? undefined : last),
  ];
  return row.length > 1 && row.length <= mostPoints + 1 && row.some((text) => benefits.test(text));
}

/** The industry whose words are met most often, among those that can be chosen. */
export function findIndustry(lines: Line[], { industries }: WebsitePages): Reading['industry'] {
  const usable = lines.filter((line) => isQuotable(line) && !isToTheWriter(line.text));
  const met = Object.entries(trades)
    .filter(([name]) => industries.includes(name))
    .map(([name, words]) => ({ name, lines: usable.filter(({ text }) => words.test(text)) }));
  const [best] = met.toSorted((one, other) => other.lines.length - one.lines.length);
  const [line] = best?.lines ?? [];
  return best && line ? { name: best.name, page: line.page, quote: line.text } : null;
}

const ourselves = [
  /^(vi er|we are)\b/iu,
  /^(hos oss|siden \d{4} har vi|vi har|vi lager|we have|we make|we opened|since \d{4})\b/iu,
  /\b(vi|we)\b/iu,
];
const pleasantries = /\b(bruker|lagrer|teller|use|store|kontakt|contact|ring|call|stengt|closed)\b/iu;

/** A sentence in which the firm says what it is. */
export function findAbout(lines: Line[]): Reading['about'] {
  const sentences = lines.filter(
    (line) => isQuotable(line) && line.text.length > 30 && !isToTheWriter(line.text) && !talk.test(line.text),
  );
  for (const mark of ourselves) {
    const line = sentences.find(({ text }) => mark.test(text) && !pleasantries.test(text));
    if (line) return { text: line.text, page: line.page, quote: line.text };
  }
  return null;
}

/** How it speaks, by the words it uses. */
export function findTone(lines: Line[], { language }: WebsitePages): Reading['tone'] {
  const usable = lines.filter(
    (line) => isQuotable(line) && line.text.length > 20 && !isToTheWriter(line.text),
  );
  const heard = tones.map((tone) => ({ tone, lines: usable.filter(({ text }) => tone.mark.test(text)) }));
  const [best] = heard.toSorted((one, other) => other.lines.length - one.lines.length);
  const [line] = best?.lines ?? [];
  if (!best || !line) return null;
  const words = /^norwegian$/i.test(language) ? best.tone.norwegian : best.tone.english;
  return { words, page: line.page, quote: line.text };
}

import type { Line } from './lines.ts';

export interface ShownHours {
  text: string;
  words: string;
  /** Something says that these are opening hours. */
  isHeaded: boolean;
  startsWithDay: boolean;
}

const day = String.raw`(?:(?:man|tirs?|ons|tors?|fre|lør|søn)(?:dag)?(?:er|en|ene)?|hverdag(?:er)?|ukedager|helg(?:en|er)?|alle dager|daglig|hver dag|mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:r(?:s(?:day)?)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|weekdays?|weekends?|daily|every day)`;
const hour = String.raw`(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?\s?(?:am|pm|a\.m\.|p\.m\.)?`;
const span = String.raw`(?<![\d.,])(?:kl\.?\s?)?${hour}\s?(?:-|–|—|til|to|og|until)\s?(?:kl\.?\s?)?${hour}(?![\d]|[.,]\d)|døgnåpent|24\/7|24 hours|hele døgnet|around the clock`;
const shut = 'stengt|lukket|closed|etter avtale|by appointment';
const days = new RegExp(String.raw`(?<!\p{L})${day}(?!\p{L})`, 'giu');
const spans = new RegExp(span, 'giu');
const times = new RegExp(`${span}|(?<!\\p{L})(?:${shut})(?!\\p{L})`, 'giu');
const heading =
  /åpningstid|(?<!\p{L})åpent|opening (hours|times)|business hours|store hours|office hours|(?<!\p{L})hours$|we(’|'| a)re open|(?<!\p{L})open(:|$| (every|daily|from|mon|tue))/iu;
const unlike =
  /kundeservice|telefontid|sentralbord|customer service|phone hours|support|kjøkken|kitchen|juli?(aften|dag)?(?!\p{L})|påske|pinse|helligdag|17\. ?mai|nyttår|himmelfart|christmas|easter|holiday|new year|for godt|for good/iu;
const connecting =
  /(?<!\p{L})(åpningstider|åpningstid|åpent|åpen|opening hours|opening times|office hours|business hours|open|hours|til|og|fra|kl|mellom|til og med|to|and|from|we are|vi har|through|kun|only|vårt?|butikken|verkstedet|kontoret|the shop)(?!\p{L})/giu;
/** Letters that belong to no day and no time: more where something says that these are opening hours. */
const mostOthers = { unheaded: 4, headed: 16, ahead: 8 };
const mostLines = 8;

/** Where lines in a row name days and the hours of each. */
export function hoursIn(lines: Line[]): ShownHours[] {
  const found: ShownHours[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const parts: string[] = [];
    let next = at;
    while (parts.length < mostLines) {
      const read = readPart(lines, next);
      if (!read) break;
      parts.push(read.text);
      next += read.lines;
    }
    const text = parts.join(', ');
    if (!has(spans, text)) continue;
    const words = lines
      .slice(at, next)
      .map((line) => line.text)
      .join(' ');
    const before = lines.slice(Math.max(0, at - 2), at).map((line) => line.text);
    const isHeaded = heading.test(words) || before.some((line) => line.length <= 60 && heading.test(line));
    found.push({ text, words, isHeaded, startsWithDay: text.search(days) === 0 });
    at = next - 1;
  }
  return found;
}

/** The hours in a line, or in lines of days above lines of times. */
function readPart(lines: Line[], at: number): { text: string; lines: number } | undefined {
  const line = lines[at]?.text ?? '';
  if (line.length > 250 || !has(days, line)) return undefined;
  if (has(times, line)) {
    const text = cut(line);
    return text ? { text, lines: 1 } : undefined;
  }
  const texts = lines.slice(at, at + 2 * mostLines).map(({ text }) => text);
  return columns(texts, lines[at - 1]?.text ?? '');
}

const isDay = (text: string) => text.length <= 40 && has(days, text) && !has(times, text);
const isTime = (text: string) => text.length <= 40 && has(times, text) && !has(days, text);

/** A day and below it its times, or several days and below them the times of each. */
function columns(texts: string[], above: string): { text: string; lines: number } | undefined {
  const named = countWhile(texts, isDay);
  const timed = countWhile(texts.slice(named), isTime);
  const pairs = texts
    .slice(0, named)
    .map((name, place) => `${name.replace(/:$/, '')} ${texts[named + place]}`);
  const isOfHours =
    named > 0 && named === timed && !isDay(above) && pairs.every((pair) => othersIn(pair) <= 4);
  return isOfHours ? { text: pairs.join(', '), lines: 2 * named } : undefined;
}

function countWhile(texts: string[], holds: (text: string) => boolean): number {
  const end = texts.findIndex((text) => !holds(text));
  return end === -1 ? texts.length : end;
}

/** From the first day to the last time, with what limits it in the same sentence; nothing where other things are said too. */
function cut(line: string): string | undefined {
  const from = line.search(days);
  const last = [...line.matchAll(times)].at(-1)!;
  const end = last.index + last[0].length;
  const ahead = line
    .slice(0, from)
    .split(/[.,;|·•]/)
    .at(-1)!;
  const isOfOthers = othersIn(ahead) > mostOthers.ahead && !heading.test(ahead);
  if (end < from || isOfOthers || unlike.test(line.slice(0, end))) return undefined;
  const behind = /^[^.;|·•(]{0,40}/.exec(line.slice(end))?.[0].trimEnd() ?? '';
  const most =
    heading.test(line.slice(0, from)) || behind.startsWith(',') ? mostOthers.headed : mostOthers.unheaded;
  const text = (line.slice(from, end) + behind).trim();
  return othersIn(text) <= most ? text : undefined;
}

/** Letters that belong to no day, no time and nothing between them. */
function othersIn(text: string): number {
  const rest = text.replaceAll(days, ' ').replaceAll(times, ' ').replaceAll(connecting, ' ');
  return rest.match(/\p{L}/gu)?.length ?? 0;
}

const has = (pattern: RegExp, text: string) => text.search(pattern) !== -1;

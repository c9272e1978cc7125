import type { Line } from './lines.ts';
import type { OpenedPage } from './opened-page.ts';
import { structuredHours } from './structured-hours.ts';
import { tell, type Told } from './told.ts';

const day = String.raw`(?:man(?:dag)?|tir(?:s(?:dag)?)?|ons(?:dag)?|tor(?:s(?:dag)?)?|fre(?:dag)?|lør(?:dag)?|søn(?:dag)?|hverdag(?:er)?|ukedager|helg(?:en|er)?|alle dager|daglig|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|weekdays?|weekends?|daily|every day)(?:s|er|en|ene)?`;
const days = new RegExp(String.raw`(?<!\p{L})${day}(?!\p{L})`, 'iu');
const times =
  /(?<![\d.,])([01]?\d|2[0-4])(([:.]\d{2})|\s?(am|pm))?\s?(-|–|—|til|to|og|until)\s?(kl\.?\s?)?([01]?\d|2[0-4])(([:.]\d{2})|\s?(am|pm))?(?![\d.,]?\d)|stengt|lukket|closed|døgnåpent|24\/7|24 hours|etter avtale|by appointment/i;
const heading =
  /åpningstid|åpent|opening (hours|times)|business hours|store hours|^hours$|we are open|open:|find us/i;
const holiday =
  /jul|påske|pinse|helligdag|17\. ?mai|nyttår|himmelsprett|christmas|easter|bank holiday|new year|telefontid|phone hours/i;
const most = 300;

/** When it is open: as people are told, else as machines are. */
export function findOpeningHours(pages: OpenedPage[], language: string | undefined): Told | undefined {
  for (const page of pages) {
    const lines = hoursIn(page.lines);
    if (lines.length > 0) return tell(lines.join(', '), { words: lines.join(', '), url: page.url, most });
  }
  return pages.map((page) => structuredHours(page, language)).find((told) => told !== undefined);
}

/** The first lines in a row that name days and times. */
function hoursIn(lines: Line[]): string[] {
  const first = lines.findIndex(
    ({ text }, place) => isOfHours(text) && (hasDayAndTime(text) || isHeaded(lines, place)),
  );
  if (first === -1) return [];
  const rest = lines.slice(first);
  const end = rest.findIndex(({ text }) => !isOfHours(text) || !hasDayAndTime(text));
  return joinPairs(
    rest.slice(0, Math.min(end === -1 ? rest.length : Math.max(end, 1), 8)).map(({ text }) => text),
  );
}

const joinPairs = (lines: string[]) => lines.filter((line) => hasDayAndTime(line));
const hasDayAndTime = (text: string) => days.test(text) && times.test(text);
const isHeaded = (lines: Line[], place: number) =>
  lines.slice(Math.max(0, place - 2), place).some(({ text }) => heading.test(text));
const isOfHours = (text: string) =>
  text.length <= 200 && !holiday.test(text) && (days.test(text) || times.test(text));

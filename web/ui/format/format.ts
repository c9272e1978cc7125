import { pageLanguage, pageRegion } from '../page/page-language.ts';

/** Keeps each format it makes: to make one costs more than to use it a hundred times, and tables use many. */
function keeping<Options, Format>(
  languageOf: () => string,
  make: (language: string, options: Options) => Format,
) {
  const made = new Map<string, Format>();
  return (options: Options): Format => {
    const language = languageOf();
    const key = language + JSON.stringify(options);
    const format = made.get(key) ?? make(language, options);
    made.set(key, format);
    return format;
  };
}

const numbers = keeping(
  pageLanguage,
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
const dates = keeping(
  pageRegion,
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

/** 999, 1.2K, 3.4M; in Norwegian, which has no such letters, 1 234 and 3,4 mill. */
export function formatCount(count: number): string {
  if (pageLanguage() !== 'en') return inFullBelowMillions(count);
  const short = (value: number) =>
    numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  if (count > 1_000_000) return `${short(count / 1_000_000)}M`;
  // 999,950 and up would read '1,000.0K'.
  if (count >= 999_950) return `${short(1)}M`;
  if (count > 1000) return `${short(count / 1000)}K`;
  return numbers({}).format(count);
}

/** '3.32%' of 3.32. */
export function formatPercent(percent: number): string {
  return numbers({
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(percent / 100);
}

/** '12%' of 0.12, and at least '1%': in a sentence. */
export function formatPercentWhole(fraction: number): string {
  return numbers({ style: 'percent', maximumFractionDigits: 0 }).format(Math.max(0.01, fraction));
}

/** A day, as people here write it. */
export function formatDate(at: string): string {
  return dates({ dateStyle: 'medium' }).format(new Date(at));
}

/** The last day of what ends at a midnight of UTC, wherever it is read. */
export function formatLastDay(endsAt: string): string {
  return dates({ dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(endsAt) - 1);
}

/** A day with its time. */
export function formatDateTime(at: string): string {
  return dates({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

/** '14:05'. */
export function formatTime(at: string): string {
  return dates({ timeStyle: 'short' }).format(new Date(at));
}

/** 1,234,567: every digit, where a table or a tooltip is asked for the exact count. */
export function formatWhole(count: number): string {
  return numbers({}).format(count);
}

/** A day of a calendar, '2026-11-21', wherever the reader is: 'Sat, Nov 21', or 'Nov 21' in short. */
export function formatDay(day: string, { short = false } = {}): string {
  return dates({
    ...(!short && { weekday: 'short' }),
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
}

/** The same with its year, for a date that is agreed on: 'November 21, 2026'. */
export function formatLongDay(day: string): string {
  return dates({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)).replaceAll(' ', '\u00A0');
}

function inFullBelowMillions(count: number): string {
  if (count < 1_000_000) return numbers({}).format(count);
  return numbers({ notation: 'compact', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(count);
}

/** '1.7K': for the axis of a chart. */
export function formatCountShort(count: number): string {
  if (pageLanguage() !== 'en' && count < 1_000_000) return numbers({}).format(count);
  return numbers({ notation: 'compact', maximumFractionDigits: 1 }).format(count);
}

/** '1.76': how many times. */
export function formatTimes(times: number): string {
  return numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(times);
}

/** '+12%' of 0.12, with a minus as people write it. */
export function formatChange(fraction: number): string {
  return numbers({
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(fraction) < 0.1 ? 1 : 0,
  })
    .format(fraction)
    .replace('-', '−');
}

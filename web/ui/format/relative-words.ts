import { pageLanguage } from '../page/page-language.ts';

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** '5 minutes ago', 'yesterday', 'now': how far a moment is from `now`. Short: '5 min. ago'. */
export function formatRelative(at: string, now: number, style: 'long' | 'short' = 'long'): string {
  const seconds = (new Date(at).getTime() - now) / 1000;
  const words = new Intl.RelativeTimeFormat(pageLanguage(), { numeric: 'auto', style });
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return words.format(Math.trunc(seconds / length), unit);
  }
  return words.format(0, 'second');
}

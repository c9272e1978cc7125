import { pageLanguage } from '#web/ui/page/page-language.ts';

/** '14 minutes', from an hour and a half on '2 hours', and from two days on '3 days'. */
export function spanWords(minutes: number): string {
  const [unit, length] =
    minutes < 90
      ? (['minute', 1] as const)
      : minutes < 2880
        ? (['hour', 60] as const)
        : (['day', 1440] as const);
  const words = new Intl.NumberFormat(pageLanguage(), { style: 'unit', unit, unitDisplay: 'long' });
  return words.format(Math.max(1, Math.round(minutes / length)));
}

/** From one moment to another, in minutes. */
export function minutesBetween(from: string, to: string | number): number {
  return (new Date(to).getTime() - Date.parse(from)) / 60_000;
}

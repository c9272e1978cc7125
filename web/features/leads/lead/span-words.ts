import { pageLanguage } from '#web/ui/page/page-language.ts';

/** '14 minutes', from two hours on '2 hours', and from two days on '3 days': what has passed whole, as ages are told. */
export function spanWords(minutes: number, round = Math.floor): string {
  const [unit, length] =
    minutes < 120
      ? (['minute', 1] as const)
      : minutes < 2880
        ? (['hour', 60] as const)
        : (['day', 1440] as const);
  const words = new Intl.NumberFormat(pageLanguage(), { style: 'unit', unit, unitDisplay: 'long' });
  return words.format(Math.max(1, round(minutes / length)));
}

/** From one moment to another, in minutes. */
export function minutesBetween(from: string, to: string | number): number {
  return (new Date(to).getTime() - Date.parse(from)) / 60_000;
}

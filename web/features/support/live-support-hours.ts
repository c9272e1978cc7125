import { pageLanguage } from '#web/ui/page/page-language.ts';

/** When support opens next, in the reader's own time: "Monday 09:00". */
export function openingWords(opensAt: string): string {
  const format = new Intl.DateTimeFormat(pageLanguage() === 'nb' ? 'nb' : 'en-GB', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(opensAt));
}

import { pageRegion } from '#web/ui/page/page-language.ts';

/** '21 Nov, 14:05' */
export function shortTime(at: string): string {
  return say(at, 'short');
}

/** '21 November, 14:05' */
export function longTime(at: string): string {
  return say(at, 'long');
}

function say(at: string, month: 'short' | 'long'): string {
  const parts = { month, day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(pageRegion(), parts).format(new Date(at));
}

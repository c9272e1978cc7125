import { formatTime } from '#web/ui/format/format.ts';
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
  const day = new Intl.DateTimeFormat(pageRegion(), { month, day: 'numeric' }).format(new Date(at));
  return `${day}, ${formatTime(at)}`;
}

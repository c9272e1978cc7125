import type { Waiting } from '#contract/publishing/publications.ts';
import { m } from '#web/paraglide/messages.js';
import { formatTime } from '#web/ui/format/format.ts';

/** What a run waits for, and whether anybody has to do something about it. */
export function waitingWords(waiting: Waiting | null, isLinkBroken: boolean): string {
  if (isLinkBroken || waiting?.for === 'link') return m.publications_waiting_link();
  if (waiting?.for === 'slow-down') {
    return waiting.until
      ? m.publications_waiting_slow_down_until({ time: formatTime(waiting.until) })
      : m.publications_waiting_slow_down();
  }
  return waiting?.for === 'late-lists'
    ? m.publications_waiting_late_lists()
    : m.publications_waiting_outage();
}

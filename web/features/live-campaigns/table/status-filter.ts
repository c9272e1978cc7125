import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { statusWords } from '#web/status-words.ts';

const goneKey = 'gone';

/** Under which status somebody looks for it: what is gone is gone, whatever it was. */
export function statusKey({ status, goneAt }: Pick<LiveCampaign, 'status' | 'goneAt'>): string {
  return goneAt ? goneKey : status;
}

/** The statuses there are, with how many campaigns each: those that run, those that are paused, then the rest. */
export function statusChoices(campaigns: LiveCampaign[], chosen: string): { value: string; label: string }[] {
  const counts = new Map<string, number>([
    ['ACTIVE', 0],
    ['PAUSED', 0],
  ]);
  if (chosen && chosen !== goneKey) counts.set(chosen, 0);
  let gone = 0;
  for (const campaign of campaigns) {
    const key = statusKey(campaign);
    if (key === goneKey) gone += 1;
    else counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const listed = [...counts].map(([value, count]) => ({
    value,
    label: m.live_status_choice({ status: statusWords(value), count }),
  }));
  if (gone === 0 && chosen !== goneKey) return listed;
  return [...listed, { value: goneKey, label: m.live_status_choice({ status: m.live_gone(), count: gone }) }];
}

import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { formatWhole } from '#web/ui/format/format.ts';

/** How many campaigns are listed. Those that Meta no longer has are told apart: nothing else counts them. */
export function countWords(campaigns: readonly Pick<LiveCampaign, 'goneAt'>[], shown: number): string {
  const all = formatWhole(campaigns.length);
  if (shown < campaigns.length) return m.live_count_shown({ shown: formatWhole(shown), all });
  const held = campaigns.filter(({ goneAt }) => goneAt === null).length;
  const words = m.live_count_all({ total: held, all: formatWhole(held) });
  const gone = campaigns.length - held;
  return gone === 0 ? words : m.live_count_with_gone({ shown: words, gone: formatWhole(gone) });
}

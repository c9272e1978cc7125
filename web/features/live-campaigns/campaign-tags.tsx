import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { formatDate } from '#web/ui/format.ts';
import { statusWords } from './status-words.ts';

/** Whether it runs, and whether it was made here. */
export function CampaignTags({ campaign: { status, goneAt, campaignId } }: { campaign: LiveCampaign }) {
  return (
    <>
      {goneAt ? (
        <span title={m.live_gone_since({ date: formatDate(goneAt) })}>
          <Badge>{m.live_gone()}</Badge>
        </span>
      ) : (
        <Badge tone={status === 'ACTIVE' ? 'success' : status === 'PAUSED' ? 'warning' : 'neutral'}>
          {statusWords(status)}
        </Badge>
      )}
      {campaignId === null && (
        <span title={m.live_meta_only_hint()}>
          <Badge tone="info">{m.live_meta_only()}</Badge>
        </span>
      )}
    </>
  );
}

import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { formatDate } from '#web/ui/format/format.ts';

/** Whether it was made here, and whether Meta still has it. */
export function CampaignTags({ campaign }: { campaign: LiveCampaign }) {
  const { goneAt, campaignId, facebookCampaignId } = campaign;
  return (
    <>
      {goneAt && (
        <span title={m.live_gone_since({ date: formatDate(goneAt) })}>
          <Badge>{m.live_gone()}</Badge>
        </span>
      )}
      {(campaignId === null || facebookCampaignId === '') && (
        <span title={m.live_meta_only_hint()}>
          <Badge tone="info">{m.live_meta_only()}</Badge>
        </span>
      )}
    </>
  );
}

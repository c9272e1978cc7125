import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { CloudDownload } from 'lucide-react';
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
          {/* In a table without much room its sign is enough, so that no row is higher for it. */}
          <Badge
            tone="info"
            className="md:max-[79.99rem]:border-0 md:max-[79.99rem]:bg-transparent md:max-[79.99rem]:px-0"
          >
            <CloudDownload aria-hidden className="hidden md:max-[79.99rem]:block" />
            <span className="md:max-[79.99rem]:sr-only">{m.live_meta_only()}</span>
          </Badge>
        </span>
      )}
    </>
  );
}

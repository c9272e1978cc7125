import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { type AttentionRow, findAttention, isOfAccount } from './attention-rows.ts';
import { DeliveryMend } from '../delivery/delivery-mend.tsx';
import { deliveryReasonWords, deliveryTone, deliveryWord } from '../delivery/delivery-words.ts';
import { detailsPath } from '../paths.ts';

const mostShown = 3;

/** What does not do what it is switched on for, with the way to each; nothing where all does. */
export function Attention({ campaigns }: { campaigns: readonly LiveCampaign[] }) {
  const found = findAttention(campaigns);
  if (found.length === 0) return null;
  const rest = found.slice(mostShown).reduce((sum, row) => sum + row.campaigns.length, 0);
  return (
    <Card title={m.delivery_attention()}>
      <ul className="divide-y divide-line">
        {found.slice(0, mostShown).map((row) => (
          <AttentionEntry key={row.campaigns[0].facebookCampaignId} {...row} />
        ))}
      </ul>
      {rest > 0 && (
        <Link
          to="/meta-ads"
          className="mt-3 inline-block text-sm font-medium text-accent-text hover:underline"
        >
          {m.delivery_attention_more({ count: rest, shown: formatWhole(rest) })}
        </Link>
      )}
    </Card>
  );
}

function AttentionEntry({ campaigns, cause }: AttentionRow<LiveCampaign>) {
  const [campaign] = campaigns;
  const { reason, metaWords, remedy } = cause;
  const count = campaigns.length;
  return (
    <li className="space-y-1 py-3 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={count === 1 ? detailsPath(campaign) : '/meta-ads'}
          className="font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {count === 1 ? campaign.name : m.delivery_attention_all({ count, shown: formatWhole(count) })}
        </Link>
        <Badge tone={deliveryTone(campaign.delivery.state)}>{deliveryWord(campaign.delivery.state)}</Badge>
      </div>
      <p className="text-muted [overflow-wrap:anywhere]">
        {deliveryReasonWords(reason)} {metaWords}
      </p>
      {isOfAccount(cause) && (
        <div className="pt-1">
          <DeliveryMend remedy={remedy} campaign={campaign} />
        </div>
      )}
    </li>
  );
}

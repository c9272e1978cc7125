import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatWhole } from '#web/ui/format.ts';
import { findAttention } from './attention-rows.ts';
import { deliveryReasonWords, deliveryTone, deliveryWord } from './delivery-words.ts';
import { detailsPath } from './paths.ts';

const mostShown = 3;

/** The campaigns that do not do what they are switched on for, with the way to each; nothing where all do. */
export function Attention({ campaigns }: { campaigns: readonly LiveCampaign[] }) {
  const found = findAttention(campaigns);
  const rest = found.length - mostShown;
  if (found.length === 0) return null;
  return (
    <Card title={m.delivery_attention()} icon={<TriangleAlert aria-hidden />}>
      <ul className="divide-y divide-line">
        {found.slice(0, mostShown).map(({ campaign, cause: { reason, metaWords } }) => (
          <li key={campaign.facebookCampaignId} className="space-y-1 py-3 text-sm first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to={detailsPath(campaign)}
                className="font-semibold [overflow-wrap:anywhere] hover:underline"
              >
                {campaign.name}
              </Link>
              <Badge tone={deliveryTone(campaign.delivery.state)}>
                {deliveryWord(campaign.delivery.state)}
              </Badge>
            </div>
            <p className="text-muted [overflow-wrap:anywhere]">
              {deliveryReasonWords(reason)} {metaWords}
            </p>
          </li>
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

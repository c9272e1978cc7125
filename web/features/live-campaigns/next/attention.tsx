import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { useDrifts } from '../drift/use-drifts.ts';
import { findNext } from './find-next.ts';
import { ThingList } from './thing-list.tsx';

/** The first of what was changed at Meta and what does not do what it is switched on for, and the way to the rest; nothing where all is well. */
export function Attention({ campaigns }: { campaigns: readonly LiveCampaign[] }) {
  const drifts = useDrifts();
  const things = findNext(campaigns, [], drifts.data?.drifts ?? []);
  if (things.length === 0) return null;
  const rest = things.slice(1).reduce((sum, thing) => sum + thing.campaigns.length, 0);
  return (
    <Card title={m.delivery_attention()}>
      <ThingList things={things} most={1} isElsewhere />
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

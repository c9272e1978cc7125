import type { SharedCampaign } from '#contract/live/shared-campaigns.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { deliveryTone, deliveryWord } from '#web/delivery-words.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatDateTime, formatWhole } from '#web/ui/format/format.ts';
import { goalNames, goalOf } from './figures/result-words.ts';
import { Tile } from './figures/tile.tsx';

/** How what somebody was asked to approve runs, for whoever sees nothing else of the workspace. */
export function SharedCampaigns() {
  const { data } = useQuery(api.liveCampaigns.listShared.queryOptions());
  if (!data || data.campaigns.length === 0) return null;
  const { campaigns, lastSyncedAt } = data;
  return (
    <Card
      title={m.live_shared_title()}
      text={lastSyncedAt && m.live_shared_text({ time: formatDateTime(lastSyncedAt) })}
    >
      <ul className="divide-y divide-line">
        {campaigns.map((campaign) => (
          <li key={campaign.facebookCampaignId} className="py-4 first:pt-0 last:pb-0">
            <Shared {...campaign} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Shared({ name, delivery, objective, currency, dailyBudgetMinor, figures }: SharedCampaign) {
  const { spendMinor, reach, clicks, results, costPerResultMinor } = figures;
  const money = (minor: number | null) => (minor === null ? '–' : formatWholeMoney(minor, currency));
  const told = [
    [m.live_column_spend(), money(spendMinor)],
    [goalNames[goalOf({ objective })](), formatWhole(results)],
    [m.live_column_cost_per_result(), money(costPerResultMinor)],
    [m.live_column_reach(), reach === null ? '–' : formatWhole(reach)],
    [m.live_column_clicks(), formatWhole(clicks)],
    [m.live_column_budget(), money(dailyBudgetMinor)],
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{name}</h3>
        <Badge tone={deliveryTone(delivery)}>{deliveryWord(delivery)}</Badge>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 text-sm min-[420px]:grid-cols-3">
        {told.map(([what, value]) => (
          <Tile key={what} name={what} value={value} />
        ))}
      </dl>
    </>
  );
}

import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { Link } from 'react-router';
import { deliveryTone, deliveryWord } from '#web/delivery-words.ts';
import { goalOf, resultWords } from '#web/features/live-campaigns/figures/result-words.ts';
import { detailsPath } from '#web/campaign-paths.ts';
import { formatRoundMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatWhole } from '#web/ui/format/format.ts';

const mostShown = 3;

/** The campaigns that most was spent on in the week, and the way to all. */
export function TopCampaigns({ campaigns }: { campaigns: readonly LiveCampaign[] }) {
  return (
    <Card
      title={m.dashboard_live()}
      lede={m.dashboard_live_top()}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to="/meta-ads">{m.dashboard_live_open()}</Link>
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {findTop(campaigns).map((campaign) => (
          <TopCampaign key={campaign.facebookCampaignId} campaign={campaign} />
        ))}
      </ul>
    </Card>
  );
}

/** By money: what unlike campaigns brought cannot be compared. */
function findTop(campaigns: readonly LiveCampaign[]): LiveCampaign[] {
  return campaigns
    .filter(({ goneAt }) => !goneAt)
    .toSorted(({ figures: one }, { figures: other }) => other.spendMinor - one.spendMinor)
    .slice(0, mostShown);
}

function TopCampaign({ campaign }: { campaign: LiveCampaign }) {
  const { name, currency, delivery, figures } = campaign;
  const { results, spendMinor, costPerResultMinor } = figures;
  const goal = goalOf(campaign);
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm first:pt-0 last:pb-0">
      <div className="min-w-28 flex-1">
        <Link
          to={detailsPath(campaign)}
          className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <p className="text-muted">{formatRoundMoney(spendMinor, currency)}</p>
        {delivery.state !== 'running' && (
          <p className="mt-1">
            <Badge tone={deliveryTone(delivery.state)}>{deliveryWord(delivery.state)}</Badge>
          </p>
        )}
      </div>
      <div className="ml-auto text-right">
        <p className="font-semibold">{`${formatWhole(results)} ${resultWords(goal, results)}`}</p>
        {costPerResultMinor !== null && (
          <p className="text-muted">
            {m.dashboard_live_each({
              cost: formatRoundMoney(costPerResultMinor, currency),
              unit: resultWords(goal, 1),
            })}
          </p>
        )}
      </div>
    </li>
  );
}

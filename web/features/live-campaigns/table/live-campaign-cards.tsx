import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { VirtualCards } from '#web/ui/table/virtual-cards.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { CampaignName } from './campaign-name.tsx';
import type { LiveCampaignTableProps } from './live-campaign-table.tsx';

const estimateHeight = () => 260;
const idOf = ({ facebookCampaignId }: LiveCampaign) => facebookCampaignId;

/** The rows of the table where a table has no room: a card each, drawn when they come into sight. */
export function LiveCampaignCards({ rows, columns }: LiveCampaignTableProps) {
  return (
    <VirtualCards name={m.live_table()} items={rows} idOf={idOf} estimateSize={estimateHeight}>
      {(campaign) => (
        <>
          <div className="flex items-start gap-2">
            <h3 className="min-w-0 grow text-base leading-normal tracking-normal">
              <CampaignName campaign={campaign} />
            </h3>
            <div className="-mt-2 -mr-2 shrink-0">
              <CampaignMenu campaign={campaign} />
            </div>
          </div>
          <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 min-[420px]:grid-cols-3">
            {columns.map(({ id, name, show }) => (
              <div key={id} className="min-w-0">
                <dt className="text-xs text-muted">{name()}</dt>
                <dd className="text-sm">{show(campaign)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </VirtualCards>
  );
}

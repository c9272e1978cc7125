import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { m } from '#web/paraglide/messages.js';
import { CampaignName } from './campaign-name.tsx';
import { figureColumns } from './figure-columns.ts';

/** The rows of the table where a table has no room: a card each. */
export function LiveCampaignCards({ campaigns }: { campaigns: LiveCampaign[] }) {
  return (
    <ul aria-label={m.live_table()} className="space-y-3">
      {campaigns.map((campaign) => (
        <li key={campaign.facebookCampaignId} className="rounded-xl border border-line bg-surface p-4">
          <h3 className="text-base leading-normal tracking-normal">
            <CampaignName campaign={campaign} />
          </h3>
          <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 min-[420px]:grid-cols-3">
            {figureColumns.map(({ key, name, value, unit }) => (
              <div key={key} className="min-w-0">
                <dt className="text-xs text-muted">{name()}</dt>
                <dd className="text-sm">
                  {value(campaign)} <span className="text-muted">{unit?.(campaign)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { CampaignTags } from './campaign-tags.tsx';

const objectives = {
  leads: m.live_objective_leads,
  traffic: m.live_objective_traffic,
  sales: m.live_objective_sales,
};

/** What it is called, whether it runs, what it is for. */
export function CampaignName({ campaign }: { campaign: LiveCampaign }) {
  const { name, objective, campaignId, goneAt } = campaign;
  return (
    <>
      <span className="block text-sm font-semibold [overflow-wrap:anywhere]">
        {campaignId !== null && goneAt === null ? (
          <Link to={`/campaign/${campaignId}`} className="hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <CampaignTags campaign={campaign} />
        {objective && <span className="text-xs font-normal text-muted">{objectives[objective]()}</span>}
      </span>
    </>
  );
}

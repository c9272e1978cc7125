import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { m } from '#web/paraglide/messages.js';

const objectives = {
  leads: m.live_objective_leads,
  traffic: m.live_objective_traffic,
  sales: m.live_objective_sales,
};

export function CampaignName({ campaign: { name, objective } }: { campaign: LiveCampaign }) {
  return (
    <>
      <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
      {objective && <span className="mt-0.5 block text-xs text-muted">{objectives[objective]()}</span>}
    </>
  );
}

import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { CampaignTags } from './campaign-tags.tsx';
import { useLiveTools } from '../live-tools.ts';
import { detailsPath, leadsPath } from '#web/campaign-paths.ts';

const objectives = {
  leads: m.live_objective_leads,
  traffic: m.live_objective_traffic,
  sales: m.live_objective_sales,
};

/** What it is called, what it is for, and the ways to its details and its leads. */
export function CampaignName({ campaign }: { campaign: LiveCampaign }) {
  const { name } = campaign;
  return (
    <>
      <Link
        to={detailsPath(campaign)}
        title={name}
        className="line-clamp-2 text-sm font-semibold [overflow-wrap:anywhere] hover:underline"
      >
        {name}
      </Link>
      <CampaignLine campaign={campaign} />
    </>
  );
}

/** What it is for, the way to its leads, and where it was made. */
export function CampaignLine({ campaign }: { campaign: LiveCampaign }) {
  const { leadMark, maySeeLeads } = useLiveTools();
  const { name, objective } = campaign;
  const leads = maySeeLeads ? leadsPath(campaign) : undefined;
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs font-normal text-muted empty:hidden">
      {objective && !leads && <span>{objectives[objective]()}</span>}
      {leads && (
        <Link
          to={leads}
          aria-label={m.live_leads_named({ name })}
          className="inline-flex items-center gap-1 font-medium text-accent-text hover:underline"
        >
          <Users aria-hidden className="size-3.5" />
          {m.live_leads()}
        </Link>
      )}
      {leads && leadMark?.(campaign.facebookCampaignId)}
      <CampaignTags campaign={campaign} />
    </span>
  );
}

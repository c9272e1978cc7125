import type { Recommendation } from '#contract/recommendations/recommendation.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { server } from '#web/api.ts';
import { detailsPath } from '#web/campaign-paths.ts';
import { DeliveryMend } from '#web/features/live-campaigns/delivery/delivery-mend.tsx';
import { takeAway } from '#web/features/recommendations/use-recommendations.ts';
import { useOperation } from '#web/operations/use-operation.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

interface RecommendationActionProps {
  recommendation: Recommendation;
}

/** The one thing to do about it: an operation with its way back, what mends a delivery, or the way to a place. */
export function RecommendationAction({ recommendation }: RecommendationActionProps) {
  const { action, campaign, reason } = recommendation;
  const name = campaign?.name ?? m.drift_whole_account();
  switch (action.code) {
    case 'mend':
      return <DeliveryMend remedy={action.remedy} campaign={campaign ?? { facebookCampaignId: '', name }} />;
    case 'pause-campaign':
      return campaign && <PauseCampaign id={recommendation.id} campaign={campaign} />;
    case 'see-leads':
      return (
        campaign && (
          <Way to={`/campaigns/${campaign.facebookCampaignId}/leads`} label={m.live_leads_named({ name })}>
            {m.live_leads()}
          </Way>
        )
      );
    case 'see-campaign': {
      const { facebookCampaignId } = action;
      const isChange = reason.code === 'changed-at-meta';
      const words = isChange ? m.drift_see() : m.next_act_see_campaign();
      return (
        <Way
          to={detailsPath(campaign ?? { campaignId: null, facebookCampaignId })}
          label={isChange ? m.drift_see_named({ name }) : m.delivery_mend_named({ what: words, name })}
        >
          {words}
        </Way>
      );
    }
  }
}

function Way({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Button asChild variant="secondary" size="small">
      <Link to={to} aria-label={label}>
        {children}
      </Link>
    </Button>
  );
}

interface PauseCampaignProps {
  /** Of the recommendation. */
  id: string;
  campaign: NonNullable<Recommendation['campaign']>;
}

function PauseCampaign({ id, campaign: { facebookCampaignId, name } }: PauseCampaignProps) {
  const { run, isBusy } = useOperation();
  const what = m.next_act_pause_campaign();
  async function pause() {
    const { ended } = await run({
      kind: 'status',
      ask: () => server.liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED', type: 'campaign' }),
      foreseen: { facebookCampaignId, fields: { status: 'PAUSED', configuredStatus: 'PAUSED' } },
    });
    if (ended !== 'failed') takeAway(id);
  }
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isBusy}
      aria-label={m.delivery_mend_named({ what, name })}
      onClick={() => void pause()}
    >
      {what}
    </Button>
  );
}

import type { Right } from '#contract/people/roles.ts';
import type { Recommendation } from '#contract/recommendations/recommendation.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { server } from '#web/api.ts';
import { budgetPath, detailsPath } from '#web/campaign-paths.ts';
import { DeliveryMend } from '#web/features/live-campaigns/delivery/delivery-mend.tsx';
import { useLiveTools } from '#web/features/live-campaigns/live-tools.ts';
import { takeAway } from '#web/features/recommendations/use-recommendations.ts';
import { limitsAddress } from '#web/operations/limits-address.ts';
import { failedTitle } from '#web/operations/words.ts';
import { useOperation } from '#web/operations/use-operation.ts';
import { m } from '#web/paraglide/messages.js';
import { useMay } from '#web/workspace/may.ts';
import { LookAgain } from './look-again.tsx';
import { Button } from '#web/ui/button.tsx';

interface RecommendationActionProps {
  recommendation: Recommendation;
}

/** What each asks of whoever is offered it; the others lead to what everybody sees, and a remedy asks by itself. */
const rights: Partial<Record<Recommendation['action']['code'], Right>> = {
  'pause-campaign': 'steer',
  'pause-ad': 'steer',
  'raise-budget': 'steer',
  'edit-ad': 'steer',
  'edit-places': 'steer',
  'add-ad': 'steer',
  'see-leads': 'leads',
  'see-limits': 'manage',
  'new-campaign': 'draft',
};

/** The one thing to do about it, for whoever may: an operation with its way back, what mends a delivery, or the way to a place. */
export function RecommendationAction({ recommendation }: RecommendationActionProps) {
  const { action, campaign, reason } = recommendation;
  if (!useMay(rights[action.code] ?? 'see')) return undefined;
  const name = reason.code === 'ad-worse' ? reason.ad : (campaign?.name ?? m.drift_whole_account());
  switch (action.code) {
    case 'mend':
      return <DeliveryMend remedy={action.remedy} campaign={campaign ?? { facebookCampaignId: '', name }} />;
    case 'pause-campaign':
    case 'pause-ad':
      return campaign && <Pause id={recommendation.id} action={action} campaign={campaign} name={name} />;
    case 'raise-budget':
      return (
        campaign && (
          <Way
            to={budgetPath(campaign, action.dailyBudgetMinor)}
            label={named(m.next_act_raise_budget(), name)}
          >
            {m.next_act_raise_budget()}
          </Way>
        )
      );
    case 'edit-ad':
    case 'add-ad':
    case 'edit-places':
      return campaign && <OpenDialog action={action} campaign={campaign} />;
    case 'see-limits':
      return (
        <Way to={limitsAddress} label={m.next_act_see_limits()}>
          {m.next_act_see_limits()}
        </Way>
      );
    case 'new-campaign':
      return (
        <Way to="/campaign/new" label={m.live_start_new()}>
          {m.live_start_new()}
        </Way>
      );
    case 'look-again':
      return <LookAgain recommendation={recommendation} address={action.address} />;
    case 'open-events-manager':
      return (
        <Button asChild variant="secondary" size="small">
          <a href={action.url} target="_blank" rel="noreferrer">
            {m.next_act_events_manager()}
            <span className="sr-only"> ({m.ui_new_tab()})</span>
          </a>
        </Button>
      );
    case 'see-leads':
      return campaign ? (
        <Way to={`/campaigns/${campaign.facebookCampaignId}/leads`} label={m.live_leads_named({ name })}>
          {m.live_leads()}
        </Way>
      ) : (
        <Way to="/leads?status=new" label={m.live_leads()}>
          {m.live_leads()}
        </Way>
      );
    case 'see-campaigns':
      return (
        <Way to="/meta-ads#campaigns" label={m.drift_see_all()}>
          {m.drift_see_all()}
        </Way>
      );
    case 'see-campaign': {
      const { facebookCampaignId } = action;
      const isChange = reason.code === 'changed-at-meta';
      const words = isChange ? m.drift_see() : m.next_act_see_campaign();
      return (
        <Way
          to={detailsPath(campaign ?? { campaignId: null, facebookCampaignId })}
          label={isChange ? m.drift_see_named({ name }) : named(words, name)}
        >
          {words}
        </Way>
      );
    }
  }
}

const named = (what: string, name: string) => m.delivery_mend_named({ what, name });

const openWords = {
  'edit-ad': m.next_act_edit_ad,
  'add-ad': m.next_act_add_ad,
  'edit-places': m.next_act_edit_places,
};

interface OpenDialogProps {
  action: Extract<Recommendation['action'], { code: 'edit-ad' | 'add-ad' | 'edit-places' }>;
  campaign: NonNullable<Recommendation['campaign']>;
}

function OpenDialog({ action, campaign: { facebookCampaignId, name } }: OpenDialogProps) {
  const { editAd, addAd, editLocations } = useLiveTools();
  const what = openWords[action.code]();
  function open() {
    if (action.code === 'edit-ad') editAd(facebookCampaignId, action.facebookAdId ?? undefined);
    else if (action.code === 'add-ad') addAd(facebookCampaignId);
    else editLocations(facebookCampaignId);
  }
  return (
    <Button variant="secondary" size="small" aria-label={named(what, name)} onClick={open}>
      {what}
    </Button>
  );
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

interface PauseProps {
  /** Of the recommendation. */
  id: string;
  action: Extract<Recommendation['action'], { code: 'pause-campaign' | 'pause-ad' }>;
  campaign: NonNullable<Recommendation['campaign']>;
  /** Of what is paused. */
  name: string;
}

/** Pauses it at once, with a way back; then there is nothing to do any more. */
function Pause({ id, action, campaign: { facebookCampaignId }, name }: PauseProps) {
  const { run, isBusy } = useOperation();
  const isAd = action.code === 'pause-ad';
  const what = isAd ? m.next_act_pause_ad() : m.next_act_pause_campaign();
  async function pause() {
    const paused = { status: 'PAUSED', configuredStatus: 'PAUSED' };
    const { ended } = await run({
      kind: 'status',
      ...(isAd && { refusedTitle: failedTitle('status', 'ad') }),
      ask: () =>
        server.liveCampaigns.setStatus({
          facebookCampaignId,
          status: 'PAUSED',
          ...(isAd ? { type: 'ad', ids: [action.facebookAdId] } : { type: 'campaign' }),
        }),
      foreseen: isAd ? undefined : { facebookCampaignId, fields: paused },
    });
    if (ended !== 'failed') takeAway(id);
  }
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isBusy}
      aria-label={named(what, name)}
      onClick={() => void pause()}
    >
      {what}
    </Button>
  );
}

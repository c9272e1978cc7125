import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { useMaySteer } from '../live-tools.ts';
import { LimitAtMeta } from './limit-at-meta.tsx';

/** What a campaign may spend in all. */
export function CampaignLimit({ campaign }: { campaign: LiveCampaign }) {
  const { facebookCampaignId, currency, limitMinor, goneAt } = campaign;
  const maySteer = useMaySteer();
  if (goneAt !== null || facebookCampaignId === '' || !maySteer) return null;
  return (
    <Card title={m.limits_title()}>
      <LimitAtMeta
        // What somebody else has set begins the form anew.
        key={limitMinor}
        heldMinor={limitMinor}
        currency={currency}
        hint={m.limits_of_campaign()}
        ask={(wish) => server.liveCampaigns.setCampaignLimit({ facebookCampaignId, limitMinor: wish })}
      />
    </Card>
  );
}

import type { DeliveryRemedy } from '#contract/delivery.ts';
import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { Link } from 'react-router';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useChangesUnderWay } from './change-cache.ts';
import { deliveryRemedyWords } from './delivery-words.ts';
import { detailsPath } from './paths.ts';
import { useChange } from './use-change.ts';

/** The button that mends it that a campaign, or a part of it, is not delivered; nothing where waiting is all. */
export function DeliveryMend({ remedy, campaign }: { remedy: DeliveryRemedy; campaign: LiveCampaign }) {
  const words = deliveryRemedyWords(remedy);
  if (words === undefined) return null;
  switch (remedy.code) {
    case 'none':
    case 'wait':
      return null;
    case 'launch':
    case 'run-campaign':
      return <Run words={words} campaign={campaign} type="campaign" ids={[]} />;
    case 'run-ad-sets':
      return <Run words={words} campaign={campaign} type="ad-set" ids={remedy.facebookAdSetIds} />;
    case 'run-ads':
      return <Run words={words} campaign={campaign} type="ad" ids={remedy.facebookAdIds} />;
    case 'fix-ads':
    case 'add-ads':
      return <Way words={words} to={`${detailsPath(campaign)}#ads`} />;
    case 'reconnect':
      return <Way words={words} to="/dashboard" />;
    case 'open-ads-manager':
    case 'open-account':
    case 'open-billing':
      return (
        <Button asChild variant="secondary" size="small">
          <a href={remedy.url} target="_blank" rel="noreferrer">
            {words}
            <span className="sr-only"> ({m.ui_new_tab()})</span>
          </a>
        </Button>
      );
  }
}

function Way({ words, to }: { words: string; to: string }) {
  return (
    <Button asChild variant="secondary" size="small">
      <Link to={to}>{words}</Link>
    </Button>
  );
}

interface RunProps {
  words: string;
  campaign: LiveCampaign;
  type: 'campaign' | 'ad-set' | 'ad';
  ids: string[];
}

function Run({ words, campaign: { facebookCampaignId, name }, type, ids }: RunProps) {
  const { change, isChanging } = useChange();
  const underWay = useChangesUnderWay(facebookCampaignId);
  const isBusy = isChanging || underWay.some(({ matter }) => matter.kind === 'status');
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isBusy}
      aria-label={m.delivery_mend_named({ what: words, name })}
      onClick={() =>
        void change({
          kind: 'status',
          ask: () => server.liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE', type, ids }),
        })
      }
    >
      {words}
    </Button>
  );
}

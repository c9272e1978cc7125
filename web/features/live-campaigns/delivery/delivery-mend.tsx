import type { DeliveryRemedy } from '#contract/live/delivery.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { StatusTarget } from '#contract/live/switched-parts.ts';
import type { Right } from '#contract/people/roles.ts';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useOperationsUnderWay } from '#web/operations/store.ts';
import { failedTitle } from '#web/operations/words.ts';
import { deliveryRemedyWords } from '#web/delivery-words.ts';
import { useMay } from '#web/workspace/may.ts';
import { useLiveTools } from '../live-tools.ts';
import { isSwitchOf } from '../steering/switch-under-way.ts';
import { useOperation } from '#web/operations/use-operation.ts';

/** In the column of a table its words part rather than cover what is beside it. */
const narrow = 'max-w-full py-1 text-left whitespace-normal';

/** What each asks of whoever is offered it; the others lead elsewhere. */
const rights: Partial<Record<DeliveryRemedy['code'], Right>> = {
  launch: 'steer',
  'run-campaign': 'steer',
  'run-ad-sets': 'steer',
  'run-ads': 'steer',
  'fix-ads': 'steer',
  'add-ads': 'steer',
  'set-brakes': 'steer',
  reconnect: 'manage',
  'choose-account': 'manage',
};

/** The button that mends it that a campaign, or a part of it, is not delivered; nothing where waiting is all, or one may not. */
export function DeliveryMend({ remedy, campaign }: { remedy: DeliveryRemedy; campaign: MendedCampaign }) {
  const words = deliveryRemedyWords(remedy);
  const isOffered = useMay(rights[remedy.code] ?? 'see');
  if (words === undefined || !isOffered) return null;
  const mend = { words, campaign };
  switch (remedy.code) {
    case 'none':
    case 'wait':
      return null;
    case 'launch':
    case 'run-campaign':
      return <Run {...mend} type="campaign" ids={[]} />;
    case 'run-ad-sets':
      return <Run {...mend} type="ad-set" ids={remedy.facebookAdSetIds} />;
    case 'run-ads':
      return <Run {...mend} type="ad" ids={remedy.facebookAdIds} />;
    case 'fix-ads':
    case 'add-ads':
    case 'set-brakes':
      return <OpenDialog {...mend} remedy={remedy} />;
    case 'reconnect':
    case 'choose-account':
      return (
        <Button asChild variant="secondary" size="small" className={narrow}>
          <Link to="/dashboard#connection">{words}</Link>
        </Button>
      );
    case 'open-ads-manager':
    case 'open-account':
    case 'open-billing':
      return (
        <Button asChild variant="secondary" size="small" className={narrow}>
          <a href={remedy.url} target="_blank" rel="noreferrer">
            {words}
            <span className="sr-only"> ({m.ui_new_tab()})</span>
          </a>
        </Button>
      );
  }
}

type MendedCampaign = Pick<LiveCampaign, 'facebookCampaignId' | 'name'>;

interface MendProps {
  words: string;
  campaign: MendedCampaign;
}

/** Says of which campaign it is, where several stand below each other. */
function MendButton({
  words,
  campaign: { name },
  ...button
}: MendProps & Pick<ComponentProps<typeof Button>, 'busy' | 'onClick'>) {
  return (
    <Button
      variant="secondary"
      size="small"
      className={narrow}
      aria-label={m.delivery_mend_named({ what: words, name })}
      {...button}
    >
      {words}
    </Button>
  );
}

type DialogRemedy = Extract<DeliveryRemedy, { code: 'fix-ads' | 'add-ads' | 'set-brakes' }>;

/** What is mended in a dialog, which only the pages of live campaigns have. */
function OpenDialog({ remedy, ...mend }: MendProps & { remedy: DialogRemedy }) {
  const { editAd, addAd, setBrakes } = useLiveTools();
  const { facebookCampaignId: id } = mend.campaign;
  function open() {
    if (remedy.code === 'add-ads') return addAd(id);
    if (remedy.code === 'set-brakes') return setBrakes(id);
    // Of several the person chooses, among all of the campaign.
    const [one, ...others] = remedy.facebookAdIds;
    editAd(id, others.length === 0 ? one : undefined);
  }
  return <MendButton {...mend} onClick={open} />;
}

interface RunProps extends MendProps {
  type: StatusTarget;
  ids: string[];
}

function Run({ type, ids, ...mend }: RunProps) {
  const { facebookCampaignId } = mend.campaign;
  const { run, isBusy: isAsking } = useOperation();
  const underWay = useOperationsUnderWay(facebookCampaignId);
  const isBusy = isAsking || underWay.some(({ details }) => isSwitchOf(details, type, ids));
  return (
    <MendButton
      {...mend}
      busy={isBusy}
      onClick={() =>
        void run({
          kind: 'status',
          refusedTitle: failedTitle('status', type),
          ask: () => server.liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE', type, ids }),
        })
      }
    />
  );
}

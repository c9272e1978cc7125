import type { Delivery, DeliveryRemedy } from '#contract/live/delivery.ts';
import type { LiveAd, LiveCampaign } from '#contract/live/live-campaign.ts';
import { cn } from '#web/ui/class-names.ts';
import type { Tone } from '#web/ui/tone.ts';
import { onceOn } from '../steering/once-on.ts';
import { DeliveryMend } from './delivery-mend.tsx';
import { deliveryReasonWords, deliveryTone, deliveryWord } from '#web/delivery-words.ts';

interface DeliveryNoteProps {
  delivery: Delivery;
  campaign: LiveCampaign;
  of?: 'campaign' | 'ad-set' | 'ad';
  /** What stands beside it already, and is not said again. */
  said?: string;
  className?: string;
}

const colours: Partial<Record<Tone, string>> = {
  success: 'text-success-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
};

/** What is delivered now, and where nothing or not all is, why, with the button that mends it. */
export function DeliveryNote(props: DeliveryNoteProps) {
  const { delivery, campaign, of = 'campaign', said, className } = props;
  const { state, also } = delivery;
  const causes = state === 'running' ? also : [delivery, ...also];
  return (
    <div className={cn('space-y-1.5 text-xs whitespace-normal', className)}>
      {deliveryWord(state) !== said && (
        <p className={cn('font-semibold', colours[deliveryTone(state)] ?? 'text-muted')}>
          {deliveryWord(state)}
        </p>
      )}
      {causes.map(({ reason, metaWords, remedy }, place) => (
        <div key={deliveryReasonWords(reason, of)} className="space-y-1.5">
          <p className="text-muted">
            {deliveryReasonWords(reason, of)} {metaWords}
          </p>
          {switchesOn(remedy) && <p className="text-muted">{onceOn(campaign)}</p>}
          {/* What mends several is offered once, below the last of them. */}
          {!causes.slice(place + 1).some((later) => isSame(later.remedy, remedy)) && (
            <DeliveryMend remedy={remedy} campaign={campaign} />
          )}
        </div>
      ))}
    </div>
  );
}

function switchesOn({ code }: DeliveryRemedy): boolean {
  return code === 'launch' || code === 'run-campaign';
}

function isSame(one: DeliveryRemedy, other: DeliveryRemedy): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the switch of an ad set or an ad leaves something to say: it is off, and that is all, says the switch. */
export function needsPartNote({
  configuredStatus,
  delivery: { state, reason, also },
}: Pick<LiveAd, 'configuredStatus' | 'delivery'>): boolean {
  if (state === 'running') return also.length > 0;
  const isOwnPause = reason.code === 'ads-paused' || reason.code === 'ad-sets-paused';
  return !(configuredStatus === 'PAUSED' && isOwnPause && also.length === 0);
}

/** Whether its status alone would not tell the truth of it. */
export function needsDeliveryNote({ status, delivery }: Pick<LiveCampaign, 'status' | 'delivery'>): boolean {
  if (delivery.state === 'gone') return false;
  const isTold = delivery.reason.code === 'never-launched' || delivery.reason.code === 'braked';
  if (delivery.state === 'paused' && !isTold) return status !== 'PAUSED';
  return delivery.state !== 'running' || delivery.also.length > 0;
}

import type { Delivery } from '#contract/live/delivery.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { deliveryTone, deliveryWord } from '../delivery/delivery-words.ts';
import { statusTone, statusWords } from '#web/status-words.ts';

interface DetailStatusProps {
  status: string;
  isGone: boolean;
  /** What is delivered now, said beside it where that is not the same. */
  delivery: Delivery;
}

/** Whether a campaign or an ad is switched on, in Meta's words, and what is delivered; green only where something is. */
export function DetailStatus({ status, isGone, delivery: { state } }: DetailStatusProps) {
  if (isGone) return <Badge>{m.live_gone()}</Badge>;
  const isSilent = status === 'ACTIVE' && state !== 'running';
  return (
    <>
      <Badge tone={isSilent ? 'neutral' : statusTone(status)}>{statusWords(status)}</Badge>
      {isSilent && <Badge tone={deliveryTone(state)}>{deliveryWord(state)}</Badge>}
    </>
  );
}

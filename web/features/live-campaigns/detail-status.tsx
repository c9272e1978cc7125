import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { statusWords } from './status-words.ts';

/** Whether a campaign or an ad runs, in Meta's words; grey where it is neither running nor paused nor in trouble. */
export function DetailStatus({ status, isGone }: { status: string; isGone: boolean }) {
  return isGone ? <Badge>{m.live_gone()}</Badge> : <Badge tone={toneOf(status)}>{statusWords(status)}</Badge>;
}

function toneOf(status: string): Tone {
  switch (status) {
    case 'ACTIVE':
      return 'success';
    case 'PAUSED':
      return 'warning';
    case 'DISAPPROVED':
      return 'danger';
    default:
      return 'neutral';
  }
}

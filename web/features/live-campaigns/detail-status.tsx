import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { statusTone, statusWords } from './status-words.ts';

/** Whether a campaign or an ad runs, in Meta's words; grey where it is neither running nor paused nor in trouble. */
export function DetailStatus({ status, isGone }: { status: string; isGone: boolean }) {
  return isGone ? (
    <Badge>{m.live_gone()}</Badge>
  ) : (
    <Badge tone={statusTone(status)}>{statusWords(status)}</Badge>
  );
}

import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import type { usePauseMany } from './use-pause-many.ts';

interface PausedManyProps {
  pausing: ReturnType<typeof usePauseMany>;
  /** Those that are still on. */
  running: readonly LiveCampaign[];
  /** Said beside it until all are paused. */
  meanwhile?: string;
  children?: ReactNode;
}

/** What became of pausing several campaigns, and the way back. */
export function PausedMany({ pausing, running, meanwhile, children }: PausedManyProps) {
  const { isAsking, outcome, takeBack } = pausing;
  const asked = new Set(outcome?.operations.map(({ facebookCampaignId }) => facebookCampaignId));
  const count = asked.size;
  const refused = outcome?.refused;
  const isUnderWay = running.some(({ facebookCampaignId }) => asked.has(facebookCampaignId));
  const pausedWords = isUnderWay ? m.live_pause_paused : m.live_pause_done;
  // The button that was pressed has gone by then.
  const undo = useLostFocus<HTMLButtonElement>(count > 0 && running.length === 0);
  return (
    <>
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted empty:hidden">
        {children}
        {count > 0 && <span>{pausedWords({ count, shown: formatWhole(count) })}</span>}
        {isUnderWay && meanwhile && <span>{meanwhile}</span>}
        {refused && (
          <span className="text-danger-text">
            {m.live_pause_refused({ ...refused, shown: formatWhole(refused.count) })}
          </span>
        )}
      </p>
      {count > 0 && (
        <Button ref={undo} variant="secondary" busy={isAsking} onClick={() => void takeBack()}>
          {m.changes_undo()}
        </Button>
      )}
    </>
  );
}

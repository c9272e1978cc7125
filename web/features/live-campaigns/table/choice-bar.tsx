import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { Pause, X } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { pausable, usePauseMany } from '../steering/use-pause-many.ts';
import type { Choice } from './use-choice.ts';

interface ChoiceBarProps {
  campaigns: LiveCampaign[];
  choice: Choice;
  onEnd: () => void;
}

/** What can be done with all that are chosen. */
export function ChoiceBar({ campaigns, choice: { ids }, onEnd }: ChoiceBarProps) {
  const { isAsking, outcome, pause, takeBack } = usePauseMany();
  const running = pausable(campaigns, ids);
  const count = ids.size;
  const asked = new Set(outcome?.operations.map(({ facebookCampaignId }) => facebookCampaignId));
  const paused = asked.size;
  const refused = outcome?.refused;
  const isUnderWay = running.some(({ facebookCampaignId }) => asked.has(facebookCampaignId));
  const pausedWords = isUnderWay ? m.live_pause_paused : m.live_pause_done;
  // The button that was pressed has gone by then.
  const undo = useLostFocus<HTMLButtonElement>(paused > 0 && running.length === 0);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-2 text-sm font-medium">{m.live_selected({ count, shown: formatWhole(count) })}</p>
      {(running.length > 0 || isAsking) && (
        <Button variant="secondary" busy={isAsking} onClick={() => void pause(running)}>
          {!isAsking && <Pause aria-hidden />}
          {m.live_pause_selected({ shown: formatWhole(running.length) })}
        </Button>
      )}
      <Button variant="ghost" onClick={onEnd}>
        <X aria-hidden />
        {m.live_select_none()}
      </Button>
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted empty:hidden">
        {running.length === 0 && count > 0 && paused === 0 && !isAsking && (
          <span>{m.live_pause_none({ count })}</span>
        )}
        {paused > 0 && <span>{pausedWords({ count: paused, shown: formatWhole(paused) })}</span>}
        {refused && (
          <span className="text-danger-text">
            {m.live_pause_refused({ ...refused, shown: formatWhole(refused.count) })}
          </span>
        )}
      </p>
      {paused > 0 && (
        <Button ref={undo} variant="secondary" busy={isAsking} onClick={() => void takeBack()}>
          {m.changes_undo()}
        </Button>
      )}
    </div>
  );
}

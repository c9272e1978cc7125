import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { Pause, X } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { PausedMany } from '../steering/paused-many.tsx';
import { pausable, usePauseMany } from '../steering/use-pause-many.ts';
import type { Choice } from './use-choice.ts';

interface ChoiceBarProps {
  campaigns: LiveCampaign[];
  choice: Choice;
  onEnd: () => void;
}

/** What can be done with all that are chosen. */
export function ChoiceBar({ campaigns, choice: { ids }, onEnd }: ChoiceBarProps) {
  const pausing = usePauseMany();
  const { isAsking, outcome, pause } = pausing;
  const running = pausable(campaigns, ids);
  const count = ids.size;
  const isNothingOn = running.length === 0 && count > 0 && !outcome?.operations.length && !isAsking;
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
      <PausedMany pausing={pausing} running={running}>
        {isNothingOn && <span>{m.live_pause_none({ count })}</span>}
      </PausedMany>
    </div>
  );
}

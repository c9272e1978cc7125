import type { AccountSpending } from '#contract/live/guardrails.ts';
import { useQuery } from '@tanstack/react-query';
import { Pause } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { pausable, usePauseMany } from '../steering/use-pause-many.ts';
import { overviewQuery } from '../sync/overview-query.ts';
import { runningWords } from './running-words.ts';

const mostNamed = 5;

/** What goes on at Meta when nobody is here any more, by name and by what it may cost, and the way to pause all of it. */
export function RunningCampaigns({ accounts }: { accounts: readonly AccountSpending[] }) {
  const { data } = useQuery(overviewQuery('30d'));
  const { isAsking, outcome, pause, takeBack } = usePauseMany();
  const running = pausable(data?.campaigns ?? []);
  const names = running.slice(0, mostNamed).map(({ name }) => name);
  const others = running.length - mostNamed;
  if (others > 0) names.push(m.deletions_dialog_others({ count: formatWhole(others) }));
  const cost = runningWords(accounts, running.length);
  const asked = new Set(outcome?.operations.map(({ facebookCampaignId }) => facebookCampaignId));
  const count = asked.size;
  const isUnderWay = running.some(({ facebookCampaignId }) => asked.has(facebookCampaignId));
  const pausedWords = isUnderWay ? m.live_pause_paused : m.live_pause_done;
  // The button that was pressed has gone by then.
  const undo = useLostFocus<HTMLButtonElement>(count > 0 && running.length === 0);
  if (!cost && running.length + count === 0) return null;
  return (
    <div className="mb-5 rounded-lg border border-line bg-sunken p-4 text-sm">
      {cost && <p className="font-medium">{cost}</p>}
      <p className="mt-1 [overflow-wrap:anywhere] text-muted empty:hidden">{names.join(', ')}</p>
      <p role="status" className="mt-2 empty:hidden">
        {count > 0 && pausedWords({ count, shown: formatWhole(count) })}
        {isUnderWay && `. ${m.deletions_dialog_pausing()}`}
        {outcome?.refused && (
          <span className="text-danger-text">
            {m.live_pause_refused({ ...outcome.refused, shown: formatWhole(outcome.refused.count) })}
          </span>
        )}
      </p>
      <div className="mt-3 flex gap-2 empty:hidden">
        {running.length > 0 && (
          <Button variant="secondary" size="small" busy={isAsking} onClick={() => void pause(running)}>
            {!isAsking && <Pause aria-hidden />}
            {m.deletions_dialog_pause()}
          </Button>
        )}
        {count > 0 && (
          <Button ref={undo} variant="secondary" size="small" busy={isAsking} onClick={() => void takeBack()}>
            {m.changes_undo()}
          </Button>
        )}
      </div>
    </div>
  );
}

import type { AccountSpending } from '#contract/live/guardrails.ts';
import { useQuery } from '@tanstack/react-query';
import { Pause } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { PausedMany } from '../steering/paused-many.tsx';
import { pausable, usePauseMany } from '../steering/use-pause-many.ts';
import { overviewQuery } from '../sync/overview-query.ts';
import { runningWords } from './running-words.ts';

const mostNamed = 5;

/** What goes on at Meta when nobody is here any more, by name and by what it may cost, and the way to pause all of it. */
export function RunningCampaigns({ accounts }: { accounts: readonly AccountSpending[] }) {
  const { data } = useQuery(overviewQuery('30d'));
  const pausing = usePauseMany();
  const running = pausable(data?.campaigns ?? []);
  const names = running.slice(0, mostNamed).map(({ name }) => name);
  const others = running.length - mostNamed;
  if (others > 0) names.push(m.deletions_dialog_others({ count: formatWhole(others) }));
  const cost = runningWords(accounts, running.length);
  if (!cost && running.length === 0 && !pausing.outcome) return null;
  return (
    <div className="mb-5 rounded-lg border border-line bg-sunken p-4 text-sm">
      {cost && <p className="font-medium">{cost}</p>}
      <p className="mt-1 [overflow-wrap:anywhere] text-muted empty:hidden">{names.join(', ')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {running.length > 0 && (
          <Button variant="secondary" busy={pausing.isAsking} onClick={() => void pausing.pause(running)}>
            {!pausing.isAsking && <Pause aria-hidden />}
            {m.deletions_dialog_pause()}
          </Button>
        )}
        <PausedMany {...{ pausing, running }} meanwhile={m.deletions_dialog_pausing()} />
      </div>
    </div>
  );
}

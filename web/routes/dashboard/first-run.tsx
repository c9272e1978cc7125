import type { Connection } from '#contract/connections.ts';
import { Check } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router';
import { DraftReminder } from '#web/features/campaigns/draft/draft-reminder.tsx';
import { ConnectionPanel } from '#web/features/connections/connection-panel.tsx';
import { readChosen } from '#web/features/connections/readiness.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WebsiteStart } from './website-start.tsx';

const SampleAd = lazy(async () => ({ default: (await import('./sample-ad.tsx')).SampleAd }));

type State = 'done' | 'open' | 'later';
const placeStyle = {
  open: 'bg-accent text-on-accent',
  done: 'bg-success-soft text-success-text',
  later: 'border border-line-button text-muted',
};

/** For whoever has no campaign yet: the way to the first one in three steps, and what it will look like. */
export function FirstRun({ connection }: { connection: Connection | null | undefined }) {
  const id = useId();
  const isConnected = Boolean(connection && !connection.broken);
  const { isReady } = readChosen(connection);
  const panel = (
    // One panel for two steps: it moves on by itself, with whatever it says.
    <div key="panel" id="connection" className="scroll-mt-20 pl-11">
      <ConnectionPanel variant="step" />
    </div>
  );
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-surface">
      <div className="grid gap-x-10 gap-y-8 p-5 sm:p-8 lg:grid-cols-[1.25fr_1fr]">
        <div className="min-w-0 space-y-6">
          <div>
            <h2 id={id} className="text-2xl font-semibold sm:text-[1.75rem]">
              {m.dashboard_first_title()}
            </h2>
            {/* On a phone all three steps are seen at once. */}
            <p className="mt-1.5 text-muted max-sm:hidden">{m.dashboard_start_text()}</p>
          </div>
          <div className="space-y-5">
            <Step
              key="connect"
              place={1}
              name={m.dashboard_step_connect()}
              state={isConnected ? 'done' : 'open'}
            />
            {!isConnected && panel}
            <Step
              key="choose"
              place={2}
              name={m.dashboard_step_choose()}
              state={isReady ? 'done' : isConnected ? 'open' : 'later'}
            />
            {isConnected && panel}
            <Step key="build" place={3} name={m.dashboard_step_build()} state={isReady ? 'open' : 'later'} />
            <Start key="start" isReady={isReady} connection={connection} />
          </div>
        </div>
        <figure className="min-w-0 space-y-3">
          <figcaption className="text-sm text-muted">{m.dashboard_sample()}</figcaption>
          <Suspense fallback={<Skeleton className="mx-auto h-120 max-w-md" />}>
            <SampleAd />
          </Suspense>
        </figure>
      </div>
    </section>
  );
}

function Step({ place, name, state }: { place: number; name: string; state: State }) {
  const isDone = state === 'done';
  return (
    <h3 className="flex items-center gap-3 text-base leading-normal tracking-normal">
      <span
        aria-hidden
        className={cn(
          'grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold',
          placeStyle[state],
        )}
      >
        {isDone ? <Check className="size-4" strokeWidth={3} /> : place}
      </span>
      <span className={cn(state === 'later' ? 'font-medium text-muted' : 'font-semibold')}>{name}</span>
      {isDone && <span className="sr-only">({m.ui_step_done()})</span>}
    </h3>
  );
}

/** What was begun already can be gone on with, and a campaign may be begun before Facebook is connected. */
function Start({ isReady, connection }: { isReady: boolean; connection: Connection | null | undefined }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-3 pl-11">
      <h4 id={id} className="text-xs font-medium text-muted">
        {m.dashboard_start()}
      </h4>
      <WebsiteStart connection={connection} />
      <Button asChild variant={isReady ? 'primary' : 'secondary'} className="w-full sm:w-auto">
        <Link to="/campaign/new">{m.dashboard_create_first()}</Link>
      </Button>
      <DraftReminder />
    </section>
  );
}

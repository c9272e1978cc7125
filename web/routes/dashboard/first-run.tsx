import type { Connection } from '#contract/connections.ts';
import { Check } from 'lucide-react';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { DraftReminder } from '#web/features/campaigns/draft/draft-reminder.tsx';
import { ConnectionPanel } from '#web/features/connections/connection-panel.tsx';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WebsiteStart } from './website-start.tsx';

const SampleAd = lazy(async () => ({ default: (await import('./sample-ad.tsx')).SampleAd }));

type State = 'done' | 'open' | 'next' | 'later';
const placeStyle = {
  open: 'bg-accent text-on-accent',
  next: 'border border-accent text-accent-text',
  done: 'bg-success-soft text-success-text',
  later: 'border border-line-button text-muted',
};

/** For whoever has no campaign yet: the way to the first one in three steps, and what it will look like. */
export function FirstRun({ connection }: { connection: Connection | null | undefined }) {
  const id = useId();
  const [site, setSite] = useState('');
  const isConnected = Boolean(connection && !connection.broken);
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
            {/* What was begun already can be gone on with, and a campaign may be begun before Facebook is connected. */}
            <div className="space-y-3">
              <Step place={1} name={m.dashboard_start()} state="open" />
              <div className="space-y-3 pl-11">
                <WebsiteStart connection={connection} onType={setSite} />
                <p className="py-2 text-sm text-muted">
                  {m.dashboard_or()}{' '}
                  <Link
                    to="/campaign/new"
                    className="py-3 font-semibold whitespace-nowrap text-text underline underline-offset-4"
                  >
                    {m.dashboard_create_first()}
                  </Link>
                </p>
                <DraftReminder />
              </div>
            </div>
            {isConnected && <Step place={2} name={m.connections_title()} state="done" />}
            {/* One panel for two steps: it moves on by itself, with whatever it says. */}
            <ConnectionPanel
              step={(badge) => (
                <Step
                  place={isConnected ? 3 : 2}
                  name={isConnected ? m.dashboard_step_choose() : m.connections_title()}
                  state={isConnected ? 'open' : 'next'}
                  badge={badge}
                />
              )}
            />
            {!isConnected && <Step place={3} name={m.dashboard_step_choose()} state="later" />}
          </div>
        </div>
        <figure className="mx-auto w-full max-w-md min-w-0 space-y-3">
          <figcaption className="text-sm text-muted">{m.dashboard_sample()}</figcaption>
          <Suspense fallback={<Skeleton className="h-120" />}>
            <SampleAd site={site} />
          </Suspense>
        </figure>
      </div>
    </section>
  );
}

interface StepProps {
  place: number;
  name: string;
  state: State;
  badge?: ReactNode;
}

function Step({ place, name, state, badge }: StepProps) {
  const isDone = state === 'done';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-[22rem]:*:nth-2:ml-11">
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
      {badge}
    </div>
  );
}

import type { Publication } from '#contract/publishing/publications.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { publishedState } from './just-published.tsx';
import { NextSteps } from './next-steps.tsx';

interface PublishedMomentProps {
  publication: Publication;
  /** The first of its ads, as people will see it. */
  ad: ReactNode;
  /** Which brakes it got, where it got any. */
  brakes: string | undefined;
}

/** The campaign is out: how it looks, what Meta does now, and what comes next. */
export function PublishedMoment({ publication: { launchImmediately }, ad, brakes }: PublishedMomentProps) {
  // What was pressed and followed is gone by then.
  const panel = useLostFocus<HTMLElement>(true);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="published"
      className="relative grid items-center gap-8 overflow-hidden rounded-xl border border-line bg-surface p-6 outline-none sm:p-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div
        aria-hidden
        className="pointer-events-none absolute inset-y-0 -left-full w-full animate-[aurora-sweep_600ms_ease-out_1] bg-linear-to-r from-transparent via-aurora/40 to-transparent motion-reduce:hidden"
      />
      <div className="relative min-w-0">
        <h3 id="published" className="text-2xl font-semibold">
          {m.publications_title_published()}
        </h3>
        <p className="mt-2 text-muted">
          {launchImmediately ? m.publications_launched_text() : m.publications_paused_text()}
        </p>
        <h4 id="published-next" className="mt-6 font-semibold">
          {m.publications_next()}
        </h4>
        <NextSteps
          launchImmediately={launchImmediately}
          brakes={brakes}
          labelledBy="published-next"
          className="mt-3 space-y-2"
        />
        <Button asChild className="mt-6">
          <Link to="/meta-ads?sync=true" state={publishedState({ launchImmediately, brakes })}>
            {m.publications_see_live()}
          </Link>
        </Button>
      </div>
      <div inert aria-hidden className="relative">
        {ad}
      </div>
    </section>
  );
}

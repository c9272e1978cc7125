import { Rocket } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { justPublishedParts, publishedState } from './just-published.tsx';
import type { Published } from './next-steps.tsx';

interface PublishedMomentProps extends Published {
  /** The first of its ads, as people will see it. */
  ad: ReactNode;
}

/** The campaign is out, for a moment: how it looks, and what Meta does first. The page it leads to says all that happens next. */
export function PublishedMoment({ ad, ...published }: PublishedMomentProps) {
  const { launchImmediately, campaignId } = published;
  // What was pressed and followed is gone by then.
  const panel = useLostFocus<HTMLElement>(true);
  useEffect(() => {
    // In newer browsers this answers with a promise, which is nothing an effect may give.
    window.scrollTo({ top: 0 });
    // The page it leads to fetches it itself where this fails.
    justPublishedParts.ahead();
  }, []);
  return (
    <Page title={m.campaigns_published()}>
      <section
        ref={panel}
        tabIndex={-1}
        aria-labelledby="published"
        className="grid animate-sheet items-center gap-x-12 gap-y-8 overflow-hidden rounded-xl border border-line bg-surface px-6 pt-6 outline-none [view-transition-name:published] sm:px-10 sm:pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="min-w-0 lg:pb-8">
          <div role="status">
            <h1 id="published" className="flex items-center gap-3 text-2xl font-semibold">
              <Rocket aria-hidden className="size-8 shrink-0 text-accent-text" />
              {m.campaigns_published()}
            </h1>
            <p className="mt-2 text-lg text-muted">{m.campaigns_published_text()}</p>
            <p className="mt-2 text-muted">
              {launchImmediately ? m.publications_next_checked() : m.publications_paused_text()}
            </p>
          </div>
          <div className="mt-6 flex flex-wrap gap-2 max-sm:*:grow">
            <Button asChild>
              <Link viewTransition to="/meta-ads?sync=true" state={publishedState(published)}>
                {m.publications_see_live()}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={`/campaign/${campaignId}/details`}>{m.publications_see_campaign()}</Link>
            </Button>
          </div>
        </div>
        {/* Where it is higher than that it goes on below the edge, so that all of this fits a window. */}
        <div
          inert
          aria-hidden
          className="overflow-hidden p-px pb-6 [view-transition-name:published-ad] sm:max-h-[max(18rem,calc(100dvh-21rem))] lg:max-h-[max(18rem,calc(100dvh-8rem))] lg:pb-8"
        >
          {ad}
        </div>
      </section>
    </Page>
  );
}

import type { Publication } from '#contract/publishing/publications.ts';
import { CircleCheck } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { publishedState } from './just-published.tsx';
import type { Published } from './next-steps.tsx';

interface PublishedMomentProps extends Pick<Published, 'brakes' | 'pictureUrl'> {
  publication: Publication;
  /** The first of its ads, as people will see it. */
  ad: ReactNode;
}

/** The campaign is out, for a moment: how it looks, and what happens when. The page it leads to goes on from there. */
export function PublishedMoment({ publication, ad, ...rest }: PublishedMomentProps) {
  const { launchImmediately } = publication;
  // What was pressed and followed is gone by then.
  const panel = useLostFocus<HTMLElement>(true);
  useEffect(() => {
    // In newer browsers this answers with a promise, which is nothing an effect may give.
    panel.current?.scrollIntoView();
  }, [panel]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="published"
      className="grid scroll-mt-20 animate-sheet items-center gap-8 rounded-xl border border-line bg-surface p-6 outline-none [view-transition-name:published] motion-reduce:animate-none sm:p-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="min-w-0 max-lg:text-center">
        <CircleCheck aria-hidden className="size-10 text-accent-text max-lg:mx-auto" />
        {/* Its role keeps toasts off it. */}
        <div role="status">
          <h3 id="published" className="mt-4 text-2xl font-semibold sm:text-[1.75rem]">
            {m.publications_title_published()}
          </h3>
          <p className="mt-3 max-w-prose text-lg text-balance text-muted max-lg:mx-auto">
            {launchImmediately ? m.publications_moment() : m.publications_paused_text()}
          </p>
        </div>
        <Button asChild className="mt-6">
          <Link
            viewTransition
            to="/meta-ads?sync=true"
            state={publishedState({ launchImmediately, ...rest })}
          >
            {m.publications_see_live()}
          </Link>
        </Button>
      </div>
      <div inert aria-hidden className="[view-transition-name:published-ad]">
        {ad}
      </div>
    </section>
  );
}

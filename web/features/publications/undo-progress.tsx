import type { Publication } from '#contract/publishing/publications.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';

export interface UndoProgressProps {
  publication: Publication;
  /** We do not hear from it at the moment. */
  isOutOfSight: boolean;
  /** Facebook no longer takes the link, so it cannot go on until it is renewed. */
  isLinkBroken: boolean;
}

/** A publication on its way back, or gone. */
export function UndoProgress({ publication, isOutOfSight, isLinkBroken }: UndoProgressProps) {
  const { status, problem } = publication;
  const section = useLostFocus<HTMLElement>(status === 'undoing');
  if (status === 'undone') {
    // Where nobody asked for it, it was deleted at Facebook itself.
    return (
      <Banner title={problem?.title ?? m.publications_undone()}>
        {problem ? `${problem.cause} ${problem.nextStep}` : m.publications_undone_text()}
      </Banner>
    );
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="publication"
      className="space-y-4 rounded-xl border border-line bg-sunken p-4 sm:p-5"
    >
      <h3 id="publication" className="flex items-center gap-3 font-semibold">
        <Spinner />
        {m.publications_undoing()}
      </h3>
      <p role="status" className="text-sm">
        {m.publications_undoing_text()}
      </p>
      {isLinkBroken && <Banner tone="warning">{m.publications_undoing_link()}</Banner>}
      {isOutOfSight && <Banner tone="warning">{m.publications_lost_sight()}</Banner>}
    </section>
  );
}

import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Link } from 'react-router';

interface DraftActionsProps {
  id: string;
  /** Where the builder comes back to. */
  previousRoute: string;
  /** Where it is published; undefined where there is nothing to publish yet. */
  publishAt: string | undefined;
}

/** Where to go from a draft, or from its ads. */
export function DraftActions({ id, previousRoute, publishAt }: DraftActionsProps) {
  const mayDraft = useMay('draft');
  const maySteer = useMay('steer');
  const state = { previousRoute };
  const adsAt = `/campaign/${id}/ads`;
  const isAtAds = previousRoute === adsAt;
  return (
    <div className="grid gap-2 max-sm:w-full max-sm:*:px-2 min-[375px]:grid-cols-2 min-[375px]:max-sm:*:last:odd:col-span-2 sm:flex">
      {!isAtAds && (
        <Button asChild variant="secondary">
          <Link to={adsAt}>{m.drafts_view_ads()}</Link>
        </Button>
      )}
      {mayDraft && (
        <Button asChild variant="secondary">
          <Link to={`/campaign/${id}`} state={state}>
            {m.drafts_continue()}
          </Link>
        </Button>
      )}
      {maySteer && publishAt && (
        <Button asChild>
          <Link to={publishAt} state={state}>
            {isAtAds ? m.drafts_viewer_publish() : m.drafts_publish()}
          </Link>
        </Button>
      )}
    </div>
  );
}

import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Link } from 'react-router';

interface DraftActionsProps {
  id: string;
  /** Where the builder comes back to. */
  previousRoute: string;
  /** Where it is published. */
  publishAt: string;
}

/** Where to go from a draft. */
export function DraftActions({ id, previousRoute, publishAt }: DraftActionsProps) {
  const mayDraft = useMay('draft');
  const maySteer = useMay('steer');
  const state = { previousRoute };
  return (
    <div className="grid gap-2 max-sm:w-full max-sm:*:px-2 min-[375px]:grid-cols-2 min-[375px]:max-sm:*:only:col-span-2 sm:flex">
      <Button asChild variant="secondary">
        <Link to={`/campaign/${id}/ads`}>{m.drafts_view_ads()}</Link>
      </Button>
      {mayDraft && (
        <Button asChild variant="secondary">
          <Link to={`/campaign/${id}`} state={state}>
            {m.drafts_continue()}
          </Link>
        </Button>
      )}
      {maySteer && (
        <Button asChild className="min-[375px]:max-sm:col-span-2">
          <Link to={publishAt} state={state}>
            {m.drafts_publish()}
          </Link>
        </Button>
      )}
    </div>
  );
}

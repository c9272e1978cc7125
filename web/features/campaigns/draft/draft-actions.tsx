import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Link } from 'react-router';

interface DraftActionsProps {
  id: string;
  /** Where the builder comes back to. */
  previousRoute: string;
}

/** Where to go from a draft. */
export function DraftActions({ id, previousRoute }: DraftActionsProps) {
  const mayDraft = useMay('draft');
  const maySteer = useMay('steer');
  return (
    <div className="grid gap-2 min-[375px]:grid-cols-2 max-sm:*:px-2 lg:flex">
      <Button asChild variant="ghost" className="lg:mr-auto lg:-ml-4">
        <Link to="/meta-ads">{m.drafts_back()}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={`/campaign/${id}/ads`}>{m.drafts_view_ads()}</Link>
      </Button>
      {mayDraft && (
        <Button asChild variant="secondary">
          <Link to={`/campaign/${id}`} state={{ previousRoute }}>
            {m.drafts_continue()}
          </Link>
        </Button>
      )}
      {maySteer && (
        <Button asChild>
          <Link to={`/campaign/${id}/ads`}>{m.drafts_publish()}</Link>
        </Button>
      )}
    </div>
  );
}

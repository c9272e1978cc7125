import type { DraftSummary } from '#contract/campaigns/campaign.ts';
import { api } from '#web/api.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeleteDraftDialog } from './delete-draft-dialog.tsx';
import { shortTime } from './draft-time.ts';

const shownDrafts = 5;

/** The drafts somebody worked on last. Without any, nothing. */
export function RecentDrafts() {
  const { data: drafts = [] } = useQuery(api.campaigns.listDrafts.queryOptions());
  const [leaving, setLeaving] = useState<DraftSummary>();
  const [isAsked, setIsAsked] = useState(false);
  if (drafts.length === 0) return null;

  return (
    <Card
      title={m.drafts_shelf()}
      className="p-4"
      action={
        // On a phone it stands in for the one above this list.
        <Button asChild variant="ghost" size="small" className="-mx-3 -my-2.5 md:-my-1">
          <Link to="/drafts">{m.live_start_drafts()}</Link>
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {drafts.slice(0, shownDrafts).map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            onDelete={() => {
              setLeaving(draft);
              setIsAsked(true);
            }}
          />
        ))}
      </ul>
      {leaving && <DeleteDraftDialog draft={leaving} isOpen={isAsked} onOpenChange={setIsAsked} />}
    </Card>
  );
}

function DraftRow({ draft, onDelete }: { draft: DraftSummary; onDelete: () => void }) {
  const { id, businessName, updatedAt } = draft;
  const title = draft.title || m.campaigns_draft_untitled();
  const about = [businessName, m.campaigns_draft_updated({ time: shortTime(updatedAt) })].filter(Boolean);
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:gap-3 sm:py-4">
      <div className="min-w-0 grow">
        <h3 className="truncate text-sm font-semibold">{title}</h3>
        <p className="mt-0.5 text-sm text-muted">{about.join(' · ')}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button asChild variant="secondary" size="small">
          <Link to={`/campaign/${id}/details`} aria-label={m.drafts_shelf_view_named({ title })}>
            {m.drafts_shelf_view()}
          </Link>
        </Button>
        {useMay('draft') && (
          <>
            <Button asChild variant="secondary" size="small">
              <Link
                to={`/campaign/${id}`}
                state={{ previousRoute: '/meta-ads' }}
                aria-label={m.drafts_shelf_edit_named({ title })}
              >
                {m.drafts_shelf_edit()}
              </Link>
            </Button>
            <Button
              variant="ghost"
              size="small"
              aria-label={m.drafts_shelf_delete_named({ title })}
              onClick={onDelete}
            >
              {m.drafts_shelf_delete()}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

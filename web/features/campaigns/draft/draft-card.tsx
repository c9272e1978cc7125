import type { DraftSummary } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { shortTime } from './draft-time.ts';

interface DraftCardProps {
  draft: DraftSummary;
  onDelete: () => void;
}

/** One draft to go on with, or to throw away. */
export function DraftCard({ draft, onDelete }: DraftCardProps) {
  const { id, businessName, productService, adCount, updatedAt } = draft;
  const title = draft.title || m.campaigns_draft_untitled();
  const about = [businessName, productService].filter(Boolean).join(' · ');
  return (
    <li className="flex min-w-0 flex-col rounded-xl border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base font-semibold break-words">
          <Link to={`/drafts/${id}`} className="hover:underline">
            {title}
          </Link>
        </h2>
        <Badge tone="warning">{m.campaigns_draft()}</Badge>
      </div>
      <p className="mt-1 line-clamp-2 text-sm text-muted">{about}</p>
      <p className="mt-4 flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{m.campaigns_draft_ads({ count: adCount })}</span>
        <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
          {m.campaigns_draft_updated({ time: shortTime(updatedAt) })}
        </time>
      </p>
      <div className="mt-auto flex items-end justify-between gap-2 pt-5">
        <div className="flex min-w-0 flex-wrap gap-2">
          <Button asChild variant="secondary" size="small">
            <Link to={`/campaign/${id}/ads`} aria-label={m.drafts_view_ads_named({ title })}>
              {m.drafts_view_ads()}
            </Link>
          </Button>
          <Button asChild variant="secondary" size="small">
            <Link
              to={`/campaign/${id}`}
              state={{ previousRoute: '/drafts' }}
              aria-label={m.campaigns_draft_continue_named({ title })}
            >
              {m.campaigns_draft_continue()}
            </Link>
          </Button>
        </div>
        <IconButton name={m.campaigns_draft_delete({ title })} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

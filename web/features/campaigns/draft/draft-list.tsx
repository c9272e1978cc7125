import type { DraftSummary } from '#contract/campaigns/campaign.ts';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { GhostRows } from '#web/ui/page/ghost-rows.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useKeptPlace } from '#web/ui/use-kept-place.ts';
import { useQuery } from '@tanstack/react-query';
import { FileText, PenLine, Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { deleteDraft } from './delete-draft.ts';
import { DraftCard, rowStyle } from './draft-card.tsx';

const listStyle =
  'divide-line max-sm:space-y-3 sm:divide-y sm:rounded-xl sm:border sm:border-line sm:bg-surface';

interface DraftListProps {
  /** At the far end of the line above them. */
  aside: ReactNode;
  /** How they stand with approval is on its way: they are shown with it, or each would grow. */
  isComing: boolean;
  /** How one stands with approval. */
  approvalOf: (campaignId: string) => ReactNode;
}

/** All drafts, the newest change first. */
export function DraftList({ aside, isComing, approvalOf }: DraftListProps) {
  const { data: drafts, error } = useQuery(api.campaigns.listDrafts.queryOptions());
  const { data: refused = [], isLoading } = useQuery(api.publications.listRefused.queryOptions());
  const mayDraft = useMay('draft');
  // One that is deleted takes its menu along.
  const list = useRef<HTMLDivElement>(null);
  const findNext = () => list.current?.querySelector('a');
  const keptPlace = useKeptPlace(findNext);

  if (error && !drafts) {
    return (
      <LoadError error={error} title={m.drafts_failed()}>
        <p>{m.drafts_list_failed()}</p>
        <p>{wordsFor(error)}</p>
      </LoadError>
    );
  }
  if (!drafts || isComing || isLoading) {
    return (
      <div className="space-y-4">
        <p className="flex h-5 items-center text-muted">
          <Spinner name={m.campaigns_drafts_loading()} />
        </p>
        <div className={listStyle}>
          {[0, 1, 2].map((place) => (
            <div key={place} className={cn(rowStyle, 'flex items-center gap-4')}>
              <Skeleton className="size-14 shrink-0 sm:size-24" />
              <Skeleton className="h-52 grow sm:h-16" />
            </div>
          ))}
        </div>
      </div>
    );
  }
  const refusalOf = ({ id }: DraftSummary) => refused.find(({ campaignId }) => campaignId === id)?.text;
  const row = { title: m.campaigns_drafts_row(), text: m.campaigns_drafts_row_text() };
  return (
    <div ref={list} {...keptPlace} className="space-y-4">
      {drafts.length === 0 ? (
        <EmptyState
          preview={<GhostRows {...row} count={1} start={<FileText />} end={<PenLine />} hasPicture />}
          title={m.campaigns_drafts_none()}
          text={m.campaigns_drafts_none_text()}
          action={
            mayDraft && (
              <Button asChild>
                <Link to="/campaign/new" state={{ previousRoute: '/drafts' }}>
                  {m.campaigns_drafts_new()}
                </Link>
              </Button>
            )
          }
        />
      ) : (
        <>
          <div className="flex flex-wrap justify-between gap-x-4 text-sm">
            <p role="status" className="text-muted">
              {m.campaigns_drafts_count({ count: drafts.length })}
            </p>
            {aside}
          </div>
          <ul className={listStyle}>
            {drafts.map((draft) => (
              <DraftCard
                key={draft.id}
                draft={draft}
                refusal={refusalOf(draft)}
                approval={approvalOf(draft.id)}
                onDelete={() => void deleteDraft(draft.id)}
                findNext={findNext}
              />
            ))}
          </ul>
          {mayDraft && (
            <Link
              to="/campaign/new"
              state={{ previousRoute: '/drafts' }}
              className="flex min-h-20 items-center justify-center gap-2 rounded-xl border border-dashed border-line-strong text-sm font-semibold text-muted transition-colors hover:border-accent hover:text-accent-text"
            >
              <Plus aria-hidden className="size-4" />
              {m.campaigns_drafts_new()}
            </Link>
          )}
        </>
      )}
    </div>
  );
}

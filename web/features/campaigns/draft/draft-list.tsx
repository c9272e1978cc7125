import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { deleteDraft } from './delete-draft.ts';
import { DraftCard } from './draft-card.tsx';

/** All drafts, the newest change first. */
export function DraftList() {
  const { data: drafts, error } = useQuery(api.campaigns.listDrafts.queryOptions());

  if (error && !drafts) {
    return (
      <LoadError error={error} title={m.drafts_failed()}>
        <p>{m.drafts_list_failed()}</p>
        <p>{wordsFor(error)}</p>
      </LoadError>
    );
  }
  if (!drafts) {
    return (
      <p className="grid place-items-center py-16 text-muted">
        <Spinner name={m.campaigns_drafts_loading()} className="size-6" />
      </p>
    );
  }
  if (drafts.length === 0) {
    return (
      <EmptyState
        icon={<FileText />}
        title={m.campaigns_drafts_none()}
        text={m.campaigns_drafts_none_text()}
        action={
          <Button asChild>
            <Link to="/campaign/new" state={{ previousRoute: '/drafts' }}>
              {m.campaigns_drafts_new()}
            </Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <p role="status" className="text-sm font-semibold">
        {m.campaigns_drafts_count({ count: drafts.length })}
      </p>
      <ul className="grid gap-4 md:grid-cols-2 min-[90rem]:grid-cols-3">
        {drafts.map((draft) => (
          <DraftCard key={draft.id} draft={draft} onDelete={() => void deleteDraft(draft.id)} />
        ))}
      </ul>
    </>
  );
}

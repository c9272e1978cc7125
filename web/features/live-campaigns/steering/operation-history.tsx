import type { Operation } from '#contract/operations/operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';
import { undoOperation } from '#web/operations/run-operation.ts';
import { detailsWords, problemWords, waitingWords } from '#web/operations/words.ts';
import { useOperation } from '#web/operations/use-operation.ts';

const perPage = 50;

/** Who changed what in a campaign, newest first, with a way back where there is one. */
export function OperationHistory({ facebookCampaignId }: { facebookCampaignId: string }) {
  const history = useInfiniteQuery(
    api.operations.list.infiniteOptions({
      input: (before: string | undefined) => ({ facebookCampaignId, ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => (last.length === perPage ? last.at(-1)?.id : undefined),
    }),
  );
  const changes = history.data?.pages.flat() ?? [];
  return (
    <Card title={m.changes_history()} text={m.changes_history_text()}>
      {history.isError && <LoadError error={history.error} title={m.changes_history_failed()} />}
      {history.isSuccess && changes.length === 0 && (
        <p className="text-sm text-muted">{m.changes_history_empty()}</p>
      )}
      {changes.length > 0 && (
        <ol className="divide-y divide-line">
          {changes.map((change) => (
            <Entry key={change.id} change={change} />
          ))}
        </ol>
      )}
      {history.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {m.changes_history_older()}
        </Button>
      )}
    </Card>
  );
}

function Entry({ change }: { change: Operation }) {
  const { details, by, status, startedAt, problem, undoes, canUndo } = change;
  const { isBusy, track } = useOperation();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 text-sm first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">{detailsWords(details)}</p>
        <p className="mt-0.5 text-muted">
          {m.changes_history_by({ name: by })} · <time dateTime={startedAt}>{formatDateTime(startedAt)}</time>
          {undoes && ` · ${m.changes_history_undoes()}`}
        </p>
        {problem && (
          <p className="mt-1">
            {status === 'running' ? waitingWords(change) : problemWords(problem)}
            {problem.reference && (
              <span className="text-muted"> {m.changes_reference({ reference: problem.reference })}</span>
            )}
          </p>
        )}
      </div>
      <div className="flex items-center gap-2">
        <StateBadge change={change} />
        {canUndo && (
          <Button
            variant="secondary"
            size="small"
            busy={isBusy}
            aria-label={m.changes_undo_named({ what: detailsWords(details) })}
            onClick={() => void track(undoOperation(change))}
          >
            {m.changes_undo()}
          </Button>
        )}
      </div>
    </li>
  );
}

function StateBadge({ change: { status } }: { change: Operation }) {
  switch (status) {
    case 'running':
      return <Badge tone="info">{m.changes_state_running()}</Badge>;
    case 'failed':
      return <Badge tone="danger">{m.changes_state_failed()}</Badge>;
    case 'canceled':
      return <Badge>{m.changes_state_canceled()}</Badge>;
    case 'done':
      return null;
  }
}

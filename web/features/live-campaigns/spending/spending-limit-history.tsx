import type { Operation } from '#contract/operations/operations.ts';
import { undoOperation } from '#web/operations/run-operation.ts';
import { useOperation } from '#web/operations/use-operation.ts';
import { detailsWords } from '#web/operations/details-words.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';

/** Who set the limits last, ours and Meta's, and why where they were raised; with a way back where there is one. */
export function SpendingLimitHistory({ changes }: { changes: Operation[] }) {
  const done = changes.filter(({ status }) => status === 'done');
  const { isBusy, track } = useOperation();
  if (done.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">{m.limits_history()}</h3>
      <ol aria-label={m.limits_history()} className="mt-1 divide-y divide-line text-sm">
        {done.map((change) => {
          const { id, by, startedAt, details, canUndo } = change;
          return (
            <li key={id} className="flex items-start justify-between gap-4 py-3 last:pb-0">
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p className="tabular-nums">{detailsWords(details)}</p>
                {details.kind === 'guardrails' && details.reason && (
                  <p className="text-muted">{m.limits_because({ reason: details.reason })}</p>
                )}
                <p className="text-xs text-muted">
                  {m.limits_by({ name: by, time: formatDateTime(startedAt) })}
                </p>
              </div>
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
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import type { Operation } from '#contract/operations/operations.ts';
import { detailsWords } from '#web/operations/words.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDateTime } from '#web/ui/format/format.ts';

/** Who set the limits last, and why where they were raised. */
export function SpendingLimitHistory({ changes }: { changes: Operation[] }) {
  const done = changes.filter(({ status }) => status === 'done');
  if (done.length === 0) return null;
  return (
    <ol aria-label={m.limits_history()} className="mt-5 divide-y divide-line border-t border-line text-sm">
      {done.map(({ id, by, startedAt, details }) => (
        <li key={id} className="py-3 last:pb-0">
          <p className="font-medium [overflow-wrap:anywhere]">{detailsWords(details)}</p>
          {details.kind === 'guardrails' && details.reason && (
            <p className="[overflow-wrap:anywhere]">{m.limits_because({ reason: details.reason })}</p>
          )}
          <p className="text-xs text-muted">{m.limits_by({ name: by, time: formatDateTime(startedAt) })}</p>
        </li>
      ))}
    </ol>
  );
}

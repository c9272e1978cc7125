import { m } from '#web/paraglide/messages.js';
import { formatWhole } from '#web/ui/format/format.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { useWaitingChanges } from '../lead/change-lead.ts';

/** Sooner than that, most are sent. */
const longMs = 2000;

/** That what was said is not sent yet, and not lost. */
export function WaitingChanges() {
  const count = useWaitingChanges();
  const isLong = useDebounced(count > 0, longMs);
  return (
    <div role="status">
      {isLong && count > 0 && (
        <p className="rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning-text">
          {m.leads_waiting_changes({ count, shown: formatWhole(count) })}
        </p>
      )}
    </div>
  );
}

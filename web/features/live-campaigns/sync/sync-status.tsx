import type { SyncState } from '#contract/live/live-campaign.ts';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { LastUpdated } from './last-updated.tsx';
import { SyncButton } from './sync-button.tsx';

interface SyncStatusProps {
  /** Undefined while it is not known: its place is held. */
  sync: SyncState | undefined;
  /** Nothing is read any more, whatever was read before: the page says why. */
  isStopped: boolean;
  isStarting: boolean;
  /** Missing where there is nothing to sync with. */
  onSync?: (() => void) | undefined;
}

interface Look {
  icon: ReactNode;
  words: () => string;
  style: string;
}

const looks: Record<SyncState['state'], Look> = {
  failed: { icon: <CircleAlert aria-hidden />, words: m.live_sync_failed_badge, style: 'text-danger-text' },
  syncing: { icon: <Spinner />, words: m.live_syncing, style: 'text-info-text' },
  synced: { icon: <CircleCheck aria-hidden />, words: m.live_synced, style: 'text-success-text' },
  'not-synced': { icon: <CircleDashed aria-hidden />, words: m.live_not_synced, style: 'text-warning-text' },
};

/** How fresh the figures are, and the button that makes them so. */
export function SyncStatus({ sync, isStopped, isStarting, onSync }: SyncStatusProps) {
  if (!sync) return <div className="h-10 sm:h-5" />;
  const { state, lastSyncedAt } = sync;
  const isBusy = isStarting || state === 'syncing';
  const { icon, words, style } =
    looks[isBusy ? 'syncing' : isStopped && state === 'synced' ? 'not-synced' : state];
  return (
    // On a wide screen it may run on below what stands beside the title: the page does not move when it grows.
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 text-sm sm:min-h-5 md:w-0 md:flex-nowrap md:whitespace-nowrap">
      <span
        role="status"
        className={cn(
          'inline-flex items-center gap-1.5 font-medium [&_svg]:size-4',
          // Before anything was linked nothing is amiss.
          isStopped && !lastSyncedAt && !isBusy ? 'text-muted' : style,
        )}
      >
        {icon}
        {words()}
      </span>
      {lastSyncedAt && (
        <span className="text-muted max-sm:order-last max-sm:basis-full">
          <LastUpdated at={lastSyncedAt} />
        </span>
      )}
      {onSync && <SyncButton nextManualAt={sync.nextManualAt} isBusy={isBusy} onSync={onSync} />}
    </div>
  );
}

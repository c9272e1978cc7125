import type { SyncState } from '#contract/live/live-campaign.ts';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LastUpdated } from './last-updated.tsx';
import { SyncButton } from './sync-button.tsx';

interface SyncStatusProps {
  sync: SyncState;
  /** Nothing is read any more, whatever was read before: the page says why. */
  isStopped: boolean;
  isStarting: boolean;
  /** Missing where there is nothing to sync with. */
  onSync?: (() => void) | undefined;
}

/** How fresh the figures are, and the button that makes them so. */
export function SyncStatus({ sync, isStopped, isStarting, onSync }: SyncStatusProps) {
  const { state, lastSyncedAt } = sync;
  const isBusy = isStarting || state === 'syncing';
  const shown = isBusy ? 'syncing' : isStopped && state === 'synced' ? 'not-synced' : state;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span role="status">
          <SyncBadge state={shown} />
        </span>
        {lastSyncedAt && (
          <span className="text-sm text-muted">
            <LastUpdated at={lastSyncedAt} />
          </span>
        )}
      </div>
      {onSync && <SyncButton nextManualAt={sync.nextManualAt} isBusy={isBusy} onSync={onSync} />}
    </div>
  );
}

function SyncBadge({ state }: Pick<SyncState, 'state'>) {
  switch (state) {
    case 'failed':
      return (
        <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
          {m.live_sync_failed_badge()}
        </Badge>
      );
    case 'syncing':
      return (
        <Badge tone="info" icon={<Spinner />}>
          {m.live_syncing()}
        </Badge>
      );
    case 'synced':
      return (
        <Badge tone="success" icon={<CircleCheck aria-hidden />}>
          {m.live_synced()}
        </Badge>
      );
    case 'not-synced':
      return (
        <Badge tone="warning" icon={<CircleDashed aria-hidden />}>
          {m.live_not_synced()}
        </Badge>
      );
  }
}

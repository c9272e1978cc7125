import type { SyncState } from '#contract/live/live-campaign.ts';
import { RefreshCw } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useNow } from '#web/ui/use-now.ts';

interface SyncButtonProps {
  nextManualAt: SyncState['nextManualAt'];
  isBusy: boolean;
  onSync: () => void;
}

/** 'Sync Now'. Pressed too soon it says when it may be pressed again, and asks nobody. */
export function SyncButton({ nextManualAt, isBusy, onSync }: SyncButtonProps) {
  const now = useNow();
  const minutes = minutesUntil(nextManualAt, now);
  const press = () => {
    // The clock ticks rarely; what counts is the moment somebody presses.
    const left = minutesUntil(nextManualAt, Date.now());
    if (left === 0) onSync();
    else toastError(m.live_sync_too_soon_title(), m.live_sync_too_soon_text({ minutes: left }));
  };
  return (
    <Button
      variant="ghost"
      size="small"
      className="-my-3 px-2 max-[359px]:[&_svg]:hidden md:-my-2"
      busy={isBusy}
      onClick={press}
    >
      {!isBusy && <RefreshCw aria-hidden />}
      {m.live_sync_now()}
      {minutes > 0 && !isBusy && (
        <span className="font-normal text-muted max-sm:hidden">{m.live_sync_wait({ minutes })}</span>
      )}
    </Button>
  );
}

function minutesUntil(at: string | null, now: number): number {
  return at === null ? 0 : Math.max(0, Math.ceil((new Date(at).getTime() - now) / 60_000));
}

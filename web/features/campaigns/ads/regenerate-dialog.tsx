import { m } from '#web/paraglide/messages.js';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import type { useAdWriting } from './use-ad-writing.ts';

/** Asks before new ads take the place of ones somebody has worked on. */
export function RegenerateDialog({ writing }: { writing: ReturnType<typeof useAdWriting> }) {
  return (
    <ConfirmDialog
      open={writing.isAsking}
      onOpenChange={writing.setIsAsking}
      title={m.campaigns_regenerate_title()}
      text={m.campaigns_regenerate_text()}
      confirm={m.campaigns_regenerate()}
      onConfirm={writing.begin}
    />
  );
}

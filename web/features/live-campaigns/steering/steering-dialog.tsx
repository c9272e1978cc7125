import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

/** What every dialog on a live campaign is told by whoever opens it. */
export interface SteeringTask {
  facebookCampaignId: string;
  /** What the keyboard comes back to. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/** What the form in it can do with the dialog. */
export interface FormInDialog {
  /** Says whether something would be lost by leaving now. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** Leaves for good: it is done. */
  onDone: () => void;
  /** Leaves, after asking where something would be lost. */
  onCancel: () => void;
}

interface SteeringDialogProps {
  task: SteeringTask;
  title: string;
  text: ReactNode;
  className?: string;
  /** The name of the control the keyboard begins in, where that is not the first one. */
  first?: (detail: LiveCampaignDetail) => string | undefined;
  children: (form: FormInDialog & { detail: LiveCampaignDetail }) => ReactNode;
}

/** A dialog over one live campaign: reads it, and asks before what was typed is thrown away. */
export function SteeringDialog({ task, title, text, className, first, children }: SteeringDialogProps) {
  const { facebookCampaignId, opener, onClose } = task;
  const { data, error } = useQuery(
    api.liveCampaigns.get.queryOptions({ input: { facebookCampaignId, period: '30d' } }),
  );
  const { isAsked, setUnsaved, leave, answer } = useLeaveQuestion(onClose);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={title}
      text={text}
      className={className}
      opener={opener}
      first={data && first?.(data)}
    >
      {data ? (
        children({ detail: data, onUnsaved: setUnsaved, onDone: onClose, onCancel: leave })
      ) : error ? (
        <LoadError error={error} title={m.dialogs_unread()} />
      ) : (
        <p role="status" className="flex items-center gap-3 py-10 text-sm text-muted">
          <Spinner />
          {m.dialogs_reading()}
        </p>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(open) => !open && answer('stay')}
        title={m.dialogs_leave()}
        text={m.dialogs_leave_text()}
        confirm={m.dialogs_leave_confirm()}
        cancel={m.dialogs_leave_stay()}
        danger
        onConfirm={() => answer('leave')}
      />
    </Dialog>
  );
}

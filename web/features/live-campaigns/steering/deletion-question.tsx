import { m } from '#web/paraglide/messages.js';
import { server } from '#web/api.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useOperation } from '#web/operations/use-operation.ts';

interface DeletionQuestionProps {
  campaignId: string;
  title: string;
  /** Whether there is anything to delete at Meta. */
  isPublished: boolean;
  /** There may be leads of it at Meta. */
  hasLeads: boolean;
  /** What it was asked with; undefined while it is not asked. */
  opener: HTMLElement | null | undefined;
  onClose: () => void;
  /** The deletion has begun; it goes on by itself. */
  onBegun: () => void;
}

/** Says what deleting a campaign means before it is begun. For a few seconds after it can still be taken back. */
export function DeletionQuestion(props: DeletionQuestionProps) {
  const { campaignId, title, isPublished, hasLeads, opener, onClose, onBegun } = props;
  const { run, isBusy: isAsking } = useOperation();

  async function begin() {
    const { ended } = await run({
      kind: 'deletion',
      ask: () => server.liveCampaigns.remove({ campaignId }),
    });
    onClose();
    if (ended !== 'failed') onBegun();
  }

  return (
    <ConfirmDialog
      open={opener !== undefined}
      opener={opener}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.changes_delete_question({ title })}
      text={
        <>
          <p>{isPublished ? m.changes_delete_published() : m.changes_delete_draft()}</p>
          {isPublished && (
            <p className="mt-2">{hasLeads ? m.changes_delete_spent_leads() : m.changes_delete_spent()}</p>
          )}
          <p className="mt-2">{m.changes_delete_grace()}</p>
        </>
      }
      confirm={m.changes_delete()}
      onConfirm={() => void begin()}
      danger
      busy={isAsking}
    />
  );
}

import { liveLimits, type LiveChange } from '#contract/live/live-changes.ts';
import { TriangleAlert } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Spinner } from '#web/ui/spinner.tsx';
import { dismissToast, toast, toastError } from '#web/ui/toast/toast.tsx';
import {
  doneWords,
  failedTitle,
  problemWords,
  refusalWords,
  targetOf,
  waitingWords,
} from './change-words.ts';

const undoMs = 10_000;
/** What each change was last told as. */
const told = new Map<string, Pick<LiveChange, 'status' | 'problem'>>();

interface ToastAction {
  label: string;
  onClick: () => void;
}

interface Telling {
  onUndo: (change: LiveChange) => void;
  /** In the place of the usual words below the title. */
  meaning?: string | undefined;
  /** The place that asked says itself why it did not work. */
  isFailureToldElsewhere?: boolean | undefined;
}

/** Says what became of a change, once, whoever brings the news first. */
export function tellChange(change: LiveChange, { onUndo, meaning, isFailureToldElsewhere }: Telling): void {
  const last = told.get(change.id);
  if (last?.status === change.status && last.problem?.text === change.problem?.text) return;
  told.set(change.id, change);
  const id = `change-${change.id}`;
  const undo = change.canUndo ? { label: m.changes_undo(), onClick: () => onUndo(change) } : undefined;
  if (change.matter.kind === 'deletion' && change.undoes === null) return tellDeletion(change, id, undo);
  if (change.status === 'failed') {
    if (isFailureToldElsewhere) return;
    const { problem, matter } = change;
    // What costs money must not go away unread.
    const durationMs = problem?.isMoneyAtRisk ? Infinity : undefined;
    toastError(failedTitle(matter.kind, targetOf(matter)), problemWords(problem), {
      id,
      ...(durationMs && { durationMs }),
    });
    return;
  }
  if (change.status === 'running') {
    const text = waitingWords(change) ?? m.changes_running_text();
    toast(m.changes_running(), text, { id, icon: <Spinner />, durationMs: undoMs });
    return;
  }
  const { title, text } = change.status === 'canceled' ? { title: m.changes_canceled() } : doneWords(change);
  toast(title, meaning ?? text, { id, action: undo, durationMs: undoMs });
}

/** Says why a change did not even begin. */
export function tellRefusal(title: string, error: unknown): void {
  toastError(title, refusalWords(error));
}

function tellDeletion(change: LiveChange, id: string, undo: ToastAction | undefined): void {
  const { status, problem, facebookCampaignId } = change;
  switch (status) {
    case 'running':
      return tellDeleting(change, id, undo);
    case 'canceled':
      toast(m.changes_deletion_canceled(), m.changes_deletion_canceled_text(), { id });
      return;
    case 'failed':
      toastError(m.changes_deletion_failed(), problemWords(problem), { id });
      return;
    case 'done':
      if (problem) {
        const icon = <TriangleAlert aria-hidden className="size-[18px] text-warning-text" />;
        toastError(problem.title, problem.text, { id, icon, durationMs: Infinity });
      } else if (facebookCampaignId !== null) {
        toast(m.changes_deleted_from_meta(), undefined, { id });
      } else {
        dismissToast(id);
      }
      toast(m.changes_deleted(), m.changes_deleted_text());
  }
}

/** Stays until the outcome takes its place; the way back goes when its time is over. */
function tellDeleting(change: LiveChange, id: string, undo: ToastAction | undefined): void {
  const title = change.facebookCampaignId === null ? m.changes_deleting_here() : m.changes_deleting();
  const options = { id, icon: <Spinner />, durationMs: Infinity };
  const text = undo ? m.changes_deleting_text() : waitingWords(change);
  toast(title, text, { ...options, action: undo });
  if (!undo) return;
  const endsAt = new Date(change.startedAt).getTime() + liveLimits.deletionGraceMs;
  setTimeout(
    () => {
      if (told.get(change.id) === change) toast(title, undefined, options);
    },
    Math.max(0, endsAt - Date.now()),
  );
}

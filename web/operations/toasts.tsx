import type { OperationDetails } from '#contract/operations/operation-details.ts';
import type { Operation } from '#contract/operations/operations.ts';
import { liveLimits } from '#contract/live/steering.ts';
import { ORPCError } from '@orpc/client';
import { TriangleAlert } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Spinner } from '#web/ui/spinner.tsx';
import { dismissToast, toast, toastError } from '#web/ui/toast/toast.tsx';
import { operationsUnderWay } from './store.ts';
import { mayNow } from '#web/workspace/may.ts';
import { limitsAddress } from './limits-address.ts';
import { doneWords, failedTitle, problemWords, refusalWords, targetOf, waitingWords } from './words.ts';

const undoMs = 10_000;

interface ToastAction {
  label: string;
  onClick: () => void;
}

interface Telling {
  onUndo: (operation: Operation) => void;
  /** In the place of the usual words below the title. */
  meaning?: string | undefined;
  /** The place that asked says itself why it did not work. */
  isFailureToldElsewhere?: boolean | undefined;
}

/** Says how an operation stands. */
export function tellOperation(
  operation: Operation,
  { onUndo, meaning, isFailureToldElsewhere }: Telling,
): void {
  const id = matterOf(operation);
  if (operation.undoes) dismissToast(`operation-${operation.undoes}`);
  const undo = operation.canUndo ? { label: m.changes_undo(), onClick: () => onUndo(operation) } : undefined;
  if (operation.details.kind === 'deletion' && operation.undoes === null)
    return tellDeletion(operation, id, undo);
  if (operation.status === 'failed') {
    if (isFailureToldElsewhere) return;
    const { problem, details } = operation;
    // What costs money must not go away unread.
    const durationMs = problem?.isMoneyAtRisk ? Infinity : undefined;
    toastError(failedTitle(details.kind, targetOf(details)), problemWords(problem), {
      id,
      ...(durationMs && { durationMs }),
    });
    return;
  }
  if (operation.status === 'running') {
    const text = waitingWords(operation) ?? m.changes_running_text();
    toast(m.changes_running(), text, { id, icon: <Spinner />, durationMs: undoMs });
    return;
  }
  const { title, text } =
    operation.status === 'canceled' ? { title: m.changes_canceled() } : doneWords(operation);
  const said = [meaning ?? text, operation.whyNoUndo].filter(Boolean).join(' ');
  toast(title, said || undefined, { id, action: undo, durationMs: undoMs });
}

/** A notice takes the place of the one before about the same matter, whose way back is none any more. */
export function matterOf({ id, details, facebookCampaignId }: Operation): string {
  const part = partOf(details);
  return `operation-${part === undefined ? id : `${details.kind}-${facebookCampaignId}-${part}`}`;
}

function partOf(details: OperationDetails): string | undefined {
  switch (details.kind) {
    case 'status': {
      const { target = 'campaign', adSets = [], ads = [] } = details;
      // With its campaign others may be switched on too: it is the same matter.
      return target + (target === 'campaign' ? '' : [...adSets, ...ads].map(({ id }) => id).join());
    }
    case 'daily-budget':
      return details.adSet?.id ?? '';
    case 'locations':
    case 'schedule':
      return details.facebookAdSetId;
    case 'name':
    case 'cost-goal':
    case 'brakes':
      return '';
    case 'guardrails':
      return details.adAccountId;
    case 'spending-limit':
      return `${details.of}-${details.adAccountId}`;
    case 'setting':
      return `${details.objectId}-${details.field}`;
    case 'ad-copy':
      return details.facebookAdId;
    case 'form-audience':
      return details.facebookFormId;
    case 'new-ads':
    case 'removed-ads':
    case 'publication':
    case 'publication-undo':
    case 'deletion':
      return undefined;
  }
}

/** Says why a operation did not even begin. */
export function tellRefusal(title: string, error: unknown): void {
  const isOverLimit = error instanceof ORPCError && error.code === 'OVER_GUARDRAIL';
  const action = isOverLimit && mayNow('manage') ? { label: m.limits_to(), to: limitsAddress } : undefined;
  toastError(title, refusalWords(error), { action });
}

function tellDeletion(operation: Operation, id: string, undo: ToastAction | undefined): void {
  const { status, problem, facebookCampaignId } = operation;
  switch (status) {
    case 'running':
      return tellDeleting(operation, id, undo);
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
function tellDeleting(operation: Operation, id: string, undo: ToastAction | undefined): void {
  const title = operation.facebookCampaignId === null ? m.changes_deleting_here() : m.changes_deleting();
  const options = { id, icon: <Spinner />, durationMs: Infinity };
  const text = undo ? m.changes_deleting_text() : waitingWords(operation);
  toast(title, text, { ...options, action: undo });
  if (!undo) return;
  const endsAt = new Date(operation.startedAt).getTime() + liveLimits.deletionGraceMs;
  setTimeout(
    () => {
      if (operationsUnderWay().includes(operation)) toast(title, undefined, options);
    },
    Math.max(0, endsAt - Date.now()),
  );
}

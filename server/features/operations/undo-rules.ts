import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { coded, type CodedText } from '#server/platform/coded-text.ts';
import { type EngineParts, kindOf } from './kind.ts';
import { listOperationsSince, type OperationRow } from './queries.ts';
import { sharesPart } from './kind.ts';

const undoableForMs = 24 * 60 * 60_000;

/** Answers a question about each of these: why it cannot be taken back, or null when it can. */
export async function openUndoRules(
  parts: EngineParts,
  workspaceId: WorkspaceId,
  { db, rows, now }: { db: Database; rows: OperationRow[]; now: number },
): Promise<(row: OperationRow) => CodedText | null> {
  const since = new Date(now - undoableForMs);
  const facebookCampaignIds = [
    ...new Set(rows.flatMap(({ facebookCampaignId }) => facebookCampaignId ?? [])),
  ];
  const subjects = rows.flatMap((row) => (row.facebookCampaignId === null ? row.subject : []));
  const isPossible = rows.some(
    ({ status, finishedAt }) => status === 'done' && finishedAt && finishedAt > since,
  );
  const others = isPossible
    ? await listOperationsSince(db, workspaceId, { facebookCampaignIds, subjects, since })
    : [];
  const held = isPossible ? await parts.readHeld(db, workspaceId, facebookCampaignIds) : undefined;
  return (row) => whyNot(parts, row, { since, others, held });
}

interface Known {
  since: Date;
  others: OperationRow[];
  held: unknown;
}

function whyNot(parts: EngineParts, row: OperationRow, { since, others, held }: Known): CodedText | null {
  const { details, status, progress, facebookCampaignId } = row;
  const kind = kindOf(parts, row);
  if (kind.graceMs) return whyNotCanceled[progress && status === 'running' ? 'begun' : status];
  if (status === 'running') return coded('undo-running');
  if (status !== 'done') return coded('undo-not-done');
  if (!row.finishedAt || row.finishedAt < since) return coded('undo-too-late');
  if (!kind.reverse?.(details)) return coded('undo-impossible');
  if (others.some((other) => other.undoes === row.id && isDoneOrRunning(other)))
    return coded('undo-done-already');
  if (others.some((other) => isLater(parts, other, row))) return coded('undo-changed-again');
  const isStillSo = kind.isStillSo?.(details, facebookCampaignId ?? '', held) ?? false;
  return isStillSo ? null : coded('undo-changed-at-meta');
}

const whyNotCanceled: Record<OperationRow['status'] | 'begun', CodedText | null> = {
  running: null,
  begun: coded('undo-deletion-begun'),
  done: coded('undo-deleted'),
  failed: coded('undo-not-done'),
  canceled: coded('undo-done-already'),
};

function isDoneOrRunning({ status }: OperationRow): boolean {
  return status === 'done' || status === 'running';
}

function isLater(parts: EngineParts, other: OperationRow, row: OperationRow): boolean {
  return (
    other.id !== row.id &&
    !kindOf(parts, other).isAddition &&
    isDoneOrRunning(other) &&
    other.startedAt > row.startedAt &&
    sharesPart(other, row)
  );
}

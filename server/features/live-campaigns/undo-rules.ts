import type { ChangeMatter } from '#contract/live/change-matter.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { coded, type CodedText } from '#server/platform/coded-text.ts';
import type { MatterOf } from './change-errand.ts';
import { type ChangeRow, listChangesSince } from './change-queries.ts';
import { isSameThing, reverseOf } from './change-rules.ts';
import { findHeld, type Held } from './live-row-queries.ts';
import { areSamePlaces } from './place-rules.ts';
import type { LiveCampaignRow } from './queries.ts';

const undoableForMs = 24 * 60 * 60_000;

/** Answers a question about each of these changes: why it cannot be taken back, or null when it can. */
export async function openUndoRules(
  db: Database,
  workspaceId: WorkspaceId,
  { rows, now }: { rows: ChangeRow[]; now: number },
): Promise<(row: ChangeRow) => CodedText | null> {
  const since = new Date(now - undoableForMs);
  const facebookCampaignIds = [
    ...new Set(rows.flatMap(({ facebookCampaignId }) => facebookCampaignId ?? [])),
  ];
  const isPossible = rows.some(
    ({ status, finishedAt }) => status === 'done' && finishedAt && finishedAt > since,
  );
  const others = isPossible ? await listChangesSince(db, workspaceId, { facebookCampaignIds, since }) : [];
  const held = isPossible ? await findHeld(db, workspaceId, facebookCampaignIds) : undefined;
  return (row) => whyNot(row, { since, others, held });
}

interface Known {
  since: Date;
  others: ChangeRow[];
  held: Held | undefined;
}

function whyNot(row: ChangeRow, { since, others, held }: Known): CodedText | null {
  const { matter, status, progress } = row;
  if (matter.kind === 'deletion') return whyNotCanceled[progress && status === 'running' ? 'begun' : status];
  if (status === 'running') return coded('undo-running');
  if (status !== 'done') return coded('undo-not-done');
  if (!row.finishedAt || row.finishedAt < since) return coded('undo-too-late');
  if (!reverseOf(matter)) return coded('undo-impossible');
  if (others.some((other) => other.undoes === row.id && isDoneOrRunning(other)))
    return coded('undo-done-already');
  if (others.some((other) => isLater(other, row))) return coded('undo-changed-again');
  return held && isStillSo(matter, row, held) ? null : coded('undo-changed-at-meta');
}

const whyNotCanceled: Record<ChangeRow['status'] | 'begun', CodedText | null> = {
  running: null,
  begun: coded('undo-deletion-begun'),
  done: coded('undo-deleted'),
  failed: coded('undo-not-done'),
  canceled: coded('undo-done-already'),
};

function isDoneOrRunning({ status }: ChangeRow): boolean {
  return status === 'done' || status === 'running';
}

function isLater(other: ChangeRow, row: ChangeRow): boolean {
  return (
    other.id !== row.id &&
    // More ads beside those of before change nothing of them.
    other.matter.kind !== 'new-ads' &&
    isDoneOrRunning(other) &&
    other.startedAt > row.startedAt &&
    isSameThing(other, row)
  );
}

/** Whether our rows, as last synced, say what the change has made of them. */
function isStillSo(matter: ChangeMatter, { facebookCampaignId }: ChangeRow, held: Held): boolean {
  const campaign = held.campaigns.get(facebookCampaignId ?? '');
  if (!campaign || campaign.goneAt) return false;
  switch (matter.kind) {
    case 'status': {
      const { to, target = 'campaign', adSets = [], ads = [] } = matter;
      const isSo = (row: { configuredStatus: string } | undefined) => row?.configuredStatus === to;
      return (
        (target !== 'campaign' || isSo(campaign)) &&
        adSets.every(({ id }) => isSo(held.adSets.get(id))) &&
        ads.every(({ id }) => isSo(held.ads.get(id)))
      );
    }
    case 'daily-budget':
      return budgetHeld(matter, campaign, held) === matter.to.dailyBudgetMinor;
    case 'locations': {
      const adSet = held.adSets.get(matter.facebookAdSetId);
      return adSet !== undefined && !adSet.goneAt && areSamePlaces(matter.to, adSet.places);
    }
    case 'ad-copy': {
      const ad = held.ads.get(matter.facebookAdId);
      return ad !== undefined && !ad.goneAt && ad.headline === matter.to.headline;
    }
    case 'new-ads':
      return matter.facebookAdIds.some((id) => held.ads.get(id)?.goneAt === null);
    case 'removed-ads':
    case 'deletion':
      return false;
  }
}

function budgetHeld(
  { adSet }: MatterOf<'daily-budget'>,
  campaign: LiveCampaignRow,
  { adSets }: Held,
): number | null | undefined {
  if (!adSet) return campaign.budgetPlace === 'several-ad-sets' ? null : campaign.dailyBudgetMinor;
  const row = adSets.get(adSet.id);
  return row && row.goneAt === null ? row.dailyBudgetMinor : undefined;
}

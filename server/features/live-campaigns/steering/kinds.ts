import { formAudienceKind } from '../audiences/form-audience.ts';
import { brakesKind } from '../brakes/brakes-kind.ts';
import { brakeAfter } from '../brakes/follow-operations.ts';
import type { EngineParts, Kinds } from '#server/features/operations/kind.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { findHeld, markDeletedHere } from '../live-row-queries.ts';
import { findThrottledUntil, noteRetryAfter } from '../sync/stale-queries.ts';
import { syncAfterPublishing } from '../sync/sync-when-told.ts';
import { syncTopic } from '../sync/topic.ts';
import { adCopyKind } from './ad-copy.ts';
import { budgetKind } from './daily-budget.ts';
import { costGoalKind } from './cost-goal.ts';
import { deletionKind } from './deletion.ts';
import { guardrailsKind } from '../spending/set-guardrails.ts';
import { noteOurChange } from '../drift/note-our-change.ts';
import { settingKind } from '../drift/setting-kind.ts';
import { locationsKind } from './locations.ts';
import { publicationKinds } from '#server/features/publications/kinds.ts';
import { nameKind } from './rename.ts';
import { newAdsKind } from './new-ads.ts';
import { permitOnLive } from './permit-on-live.ts';
import { removedAdsKind } from './new-ads.ts';
import { scheduleKind } from './schedule.ts';
import { spendingLimitKind } from './spending-limit.ts';
import { statusKind } from './status-kind.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';

const kinds: Kinds = {
  status: statusKind,
  'daily-budget': budgetKind,
  name: nameKind,
  'cost-goal': costGoalKind,
  guardrails: guardrailsKind,
  brakes: brakesKind,
  locations: locationsKind,
  setting: settingKind,
  schedule: scheduleKind,
  'spending-limit': spendingLimitKind,
  'ad-copy': adCopyKind,
  'new-ads': newAdsKind,
  'removed-ads': removedAdsKind,
  ...publicationKinds,
  'form-audience': formAudienceKind,
  deletion: deletionKind,
};

/** What the engine must know to steer what runs at Meta. */
export const engineParts: EngineParts = {
  kinds,
  permit: permitOnLive,
  readHeld: findHeld,
  findThrottledUntil,
  noteThrottle: noteRetryAfter,
  async whenEnded(tx, ctx, operation) {
    await markUndone(tx, operation);
    await brakeAfter(tx, ctx, operation);
    await noteOurChange(tx, operation);
    await syncAfterPublishing(tx, ctx, operation);
    await ctx.signals.notify(tx, syncTopic(operation.workspaceId as WorkspaceId));
  },
};

/** What the undoing of a publication has deleted leaves every list at once, as what was deleted by itself does. */
async function markUndone(tx: Database, operation: OperationRow): Promise<void> {
  const { details, status, problem, facebookCampaignId, finishedAt: at } = operation;
  if (details.kind !== 'publication-undo' || status !== 'done' || problem || !facebookCampaignId || !at)
    return;
  const workspaceId = operation.workspaceId as WorkspaceId;
  await markDeletedHere(tx, workspaceId, { facebookCampaignId, at, isGone: true });
}

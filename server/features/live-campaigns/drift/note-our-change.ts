import { DriftField } from '#contract/live/drifts.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { isSame } from '#server/gateways/meta/watch/canonical.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listOpenDriftsOf, renameOpenDrifts, updateOpenDrift } from './drift-queries.ts';
import { wantedBack } from './find-drifts.ts';
import { valueSetBy, whatBecomesOf } from './our-changes.ts';
import { keepWatched, listSnapshots } from './snapshot-queries.ts';

/**
 * Closes what an operation that is done has put back, or set otherwise from here; and watches from then on what it has
 * set, so that whoever changes it again before the next sync is found.
 */
export async function noteOurChange(tx: Database, operation: OperationRow): Promise<void> {
  const { details, facebookCampaignId, status, finishedAt } = operation;
  const isOfAccount = details.kind === 'spending-limit' && details.of === 'account';
  const of = isOfAccount ? details.adAccountId : facebookCampaignId;
  if (status !== 'done' || of === null) return;
  const workspaceId = operation.workspaceId as WorkspaceId;
  for (const drift of await listOpenDriftsOf(tx, workspaceId, of)) {
    const state = whatBecomesOf(operation, drift);
    if (!state) continue;
    await updateOpenDrift(tx, workspaceId, { id: drift.id, state, closedAt: finishedAt });
    const { objectId, field } = drift;
    if (state !== 'put-back') continue;
    await keepWatched(tx, workspaceId, { objectId, field, value: wantedBack(drift) });
    const { name } = drift.before;
    if (field === 'name' && typeof name === 'string')
      await renameOpenDrifts(tx, workspaceId, { objectId, objectName: name });
  }
  for (const { objectId, held } of await listSnapshots(tx, workspaceId, of))
    for (const field of DriftField.options) {
      const value = valueSetBy(operation, { facebookCampaignId, objectId, field });
      const was = held[field];
      // A budget is kept where it stands: by the campaign, or by its ad sets. Any other field may have been empty.
      const isElsewhere = field === 'daily-budget' && isSame(was, {});
      if (value && was && !isElsewhere && !isSame(was, value))
        await keepWatched(tx, workspaceId, { objectId, field, value });
    }
}

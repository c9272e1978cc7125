import { writeLine } from '#server/features/audit-log/write-line.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import type { Activity } from '#server/gateways/meta/watch/activities.ts';
import { isSame } from '#server/gateways/meta/watch/canonical.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listBrakes } from '../brakes/brakes-queries.ts';
import type { Reading } from '../sync/reading.ts';
import {
  type DriftRow,
  insertDrift,
  listOpenDrifts,
  removeDrift,
  renameOpenDrifts,
  updateOpenDrift,
} from './drift-queries.ts';
import { type ChangedField, isBegun, wantedBack, whatCounts } from './find-drifts.ts';
import { isOurs, isToldAs, valueSetBy } from './our-changes.ts';
import { listsLateMs } from './snapshot-queries.ts';
import { whoChanged } from './who-changed.ts';

/** Meta tells who did something some minutes late, and it may turn out to have been us. */
export const toldLateMs = 10 * 60_000;

/** What a difference is held against. */
export interface Known {
  reading: Reading;
  operations: OperationRow[];
  activities: Activity[] | undefined;
  struck: Set<string>;
}

/** The campaigns that a brake has paused. */
export async function listStruck(
  db: Database,
  workspaceId: WorkspaceId,
  adAccountId: string,
): Promise<Set<string>> {
  const rows = await listBrakes(db, workspaceId, { adAccountId });
  return new Set(rows.filter(({ struck }) => struck).map(({ facebookCampaignId }) => facebookCampaignId));
}

/** Whether it is what a brake does, which is told as such. */
export function isStrike(struck: Set<string>, { objectId, field, after }: ChangedField | DriftRow): boolean {
  return field === 'status' && after['status'] === 'PAUSED' && struck.has(objectId);
}

/**
 * Not what was done before the object was last looked at, however many are looked at together: what makes a campaign
 * would claim all that is done to it later.
 */
export function wasOurs(operation: OperationRow, field: Field, made: ReadonlySet<string>): boolean {
  return wasSince(operation, field) && isOurs(operation, field, made);
}

function wasSince({ finishedAt }: OperationRow, { unchangedAt }: { unchangedAt: Date }): boolean {
  return !finishedAt || finishedAt.getTime() >= unchangedAt.getTime() - listsLateMs;
}

/** With when it was last seen as before. */
export type Field = ChangedField & { unchangedAt: Date };

/** Keeps what was changed by others, and closes what is as before again or was set from here. */
export async function noteDifference(
  tx: Database,
  field: Field,
  {
    reading: { workspaceId, account, at },
    operations,
    activities,
    isOurs: isKnownOurs,
  }: Known & { isOurs: boolean },
): Promise<void> {
  if (field.field === 'name') await renameOpenDrifts(tx, workspaceId, field);
  const open = (await listOpenDrifts(tx, workspaceId, [field.objectId])).find(
    (each) => each.field === field.field,
  );
  const answer = isKnownOurs
    ? ('ours' as const)
    : whoChanged(field, activities, countToldAs(operations, field));
  const isBack = open && isSame(whatCounts(wantedBack(open)), whatCounts(field.after));
  if (open && (answer === 'ours' || isBack)) {
    const state = answer === 'ours' && isBack ? 'put-back' : 'over';
    await updateOpenDrift(tx, workspaceId, { id: open.id, state, closedAt: at });
    return;
  }
  if (answer === 'ours') return;
  const news = {
    after: field.after,
    ...answer,
    seenAt: at,
    unchangedAt: field.unchangedAt,
    toldFrom: answer.who.isSure ? at : new Date(at.getTime() + toldLateMs),
  };
  if (open) {
    await updateOpenDrift(tx, workspaceId, { id: open.id, ...news });
    return;
  }
  // What was changed from here since the last look is what it was before.
  const before = (isBegun(field) ? [] : operations)
    .filter(({ status, finishedAt }) => status === 'done' && finishedAt! >= field.unchangedAt)
    .map((each) => valueSetBy(each, field, field))
    .find((value) => value !== undefined && !isSame(value, field.after));
  const { objectId, objectType, objectName, facebookCampaignId } = field;
  await insertDrift(tx, workspaceId, {
    ...news,
    adAccountId: account.id,
    facebookCampaignId,
    objectId,
    objectType,
    objectName,
    field: field.field,
    before: before ?? field.before,
  });
  await writeLine(tx, workspaceId, {
    at: at.getTime(),
    actor: { kind: 'meta', name: news.who.name || 'Meta' },
    deed: 'changed-at-meta',
    subject: { kind: field.field, id: objectId, name: objectName },
    from: before ?? field.before ?? undefined,
    to: { ...field.after, currency: account.currency },
  });
}

/** How many operations of ours Meta may tell of in the same words. */
function countToldAs(operations: OperationRow[], changed: Field | DriftRow): number {
  // Whatever was made from here is known by itself.
  if (isBegun(changed)) return 0;
  return operations.filter(
    (each) => ['done', 'running'].includes(each.status) && wasSince(each, changed) && isToldAs(each, changed),
  ).length;
}

/** What Meta tells late may name somebody, or us. */
export async function explainAgain(
  tx: Database,
  drift: DriftRow,
  { reading, operations, activities, struck }: Known,
): Promise<void> {
  const { workspaceId, at } = reading;
  const answer = whoChanged(drift, activities, countToldAs(operations, drift));
  if (answer === 'ours' || isStrike(struck, drift)) {
    await removeDrift(tx, workspaceId, drift.id);
    return;
  }
  if (isSame(answer.who, drift.who)) return;
  await updateOpenDrift(tx, workspaceId, {
    id: drift.id,
    ...answer,
    ...(answer.who.isSure && { toldFrom: at }),
  });
}

import { DriftField, type DriftObject } from '#contract/live/drifts.ts';
import { canonical } from '#server/gateways/meta/watch/canonical.ts';
import { operations } from '#server/features/operations/tables.ts';
import type { Watched } from '#server/gateways/meta/watch/watched.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { isAmong } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { and, desc, eq, inArray, lt, min, or, sql } from 'drizzle-orm';
import { wentWell } from '../sync/sync-status-queries.ts';
import { toldRows } from '../sync/upsert-queries.ts';
import { liveAds, liveAdSets, liveCampaigns, syncs } from '../tables.ts';
import { snapshots } from './tables.ts';

/** An object as a listing has it. */
export interface Seen {
  objectId: string;
  /** Null of what holds for all of the ad account. */
  facebookCampaignId: string | null;
  /** Of an ad. */
  adSetId?: string | undefined;
  name: string;
  watched: Watched;
}

export interface Difference extends Seen {
  objectType: DriftObject;
  /** Undefined where it is seen for the first time. */
  held: Watched | undefined;
  takenAt: Date;
}

const live = {
  campaign: { table: liveCampaigns, id: sql`live.facebook_campaign_id` },
  'ad-set': { table: liveAdSets, id: sql`live.facebook_ad_set_id` },
  ad: { table: liveAds, id: sql`live.facebook_ad_id` },
  account: {
    table: sql`(select workspace_id, ad_account_id, max(finished_at) as changed_here_at from ${operations}
      where facebook_campaign_id is null group by workspace_id, ad_account_id)`,
    id: sql`live.ad_account_id`,
  },
};

/** What Meta took may show in its lists so much later. */
export const listsLateMs = 2 * 60_000;

interface Page {
  objectType: DriftObject;
  /** When the listing began: what was changed from here since is newer. */
  at: Date;
  seen: Seen[];
}

/** Those of a page that are not as they were, in one statement with one parameter; it answers nothing where nothing changed. */
export async function listDifferences(
  db: Database,
  workspaceId: WorkspaceId,
  { objectType, at, seen }: Page,
): Promise<Difference[]> {
  if (seen.length === 0) return [];
  const { table, id } = live[objectType];
  const rows = seen.map(({ objectId, watched }) => ({ objectId, gist: gistOf(watched) }));
  const { objectId, gist } = snapshots;
  const toldSince = new Date(at.getTime() - listsLateMs);
  const found = await db.execute(sql`
    select told."objectId" as id
    from ${toldRows(rows, { objectId, gist })}
    left join ${snapshots} as held on held.workspace_id = ${workspaceId} and held.object_id = told."objectId"
    left join ${table} as live on live.workspace_id = ${workspaceId} and ${id} = told."objectId"
    where held.gist is distinct from told.gist
      and (live.changed_here_at is null or live.changed_here_at <= ${toldSince.toISOString()})
  `);
  const ids = rowsOf<{ id: string }>(found).map((row) => row.id);
  if (ids.length === 0) return [];
  const held = await db
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.workspaceId, workspaceId), inArray(objectId, ids)));
  const known = new Map(held.map((row) => [row.objectId, row]));
  const isFound = new Set(ids);
  return seen
    .filter((each) => isFound.has(each.objectId))
    .map((each) => {
      const row = known.get(each.objectId);
      return { ...each, objectType, held: row?.held, takenAt: row?.takenAt ?? at };
    });
}

/** Keeps what Meta holds of these from now on. */
export async function storeSnapshots(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, at, differences }: { adAccountId: string; at: Date; differences: Difference[] },
): Promise<void> {
  const { objectId, objectType, facebookCampaignId, held, gist } = snapshots;
  const rows = differences.map(({ watched, ...each }) => ({ ...each, held: watched, gist: gistOf(watched) }));
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${snapshots} (workspace_id, ad_account_id, first_at, taken_at, object_id, object_type,
      facebook_campaign_id, held, gist)
    select ${workspaceId}::uuid, ${adAccountId}, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz, told.*
    from ${toldRows(rows, { objectId, objectType, facebookCampaignId, held, gist })}
    on conflict (workspace_id, object_id) do update
      set held = excluded.held, gist = excluded.gist, taken_at = excluded.taken_at
  `);
}

/** Of these objects, those that were there at an earlier look. */
export async function listSeenBefore(
  db: Database,
  workspaceId: WorkspaceId,
  { objectIds, at }: { objectIds: string[]; at: Date },
): Promise<Set<string>> {
  const { objectId, takenAt } = snapshots;
  const rows = await db
    .select({ objectId })
    .from(snapshots)
    .where(and(eq(snapshots.workspaceId, workspaceId), isAmong(objectId, objectIds), lt(takenAt, at)));
  return new Set(rows.map((row) => row.objectId));
}

/** As it is watched: the database keeps the keys in an order of its own. */
export function inOneOrder(held: Record<string, Record<string, unknown>>): Watched {
  return Object.fromEntries(
    Object.entries(held).map(([field, value]) => [field, canonical(value) as Watched[string]]),
  );
}

/** Of a campaign and all that is in it, or of an ad account itself. */
export function listSnapshots(
  db: Database,
  workspaceId: WorkspaceId,
  id: string,
): Promise<(typeof snapshots.$inferSelect)[]> {
  const isOf = or(eq(snapshots.facebookCampaignId, id), eq(snapshots.objectId, id));
  return db
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.workspaceId, workspaceId), isOf));
}

/** Whom the ad sets of a campaign are shown to and what for, by their ids, as Meta has told it. */
export async function listAimsOf(db: Database, workspaceId: WorkspaceId, facebookCampaignId: string) {
  const { objectId, objectType, facebookCampaignId: of, held } = snapshots;
  const rows = await db
    .select({ objectId, held })
    .from(snapshots)
    .where(and(eq(snapshots.workspaceId, workspaceId), eq(of, facebookCampaignId), eq(objectType, 'ad-set')));
  return new Map(rows.map((row) => [row.objectId, row.held]));
}

/** Keeps what a field was set to from here; whatever else of the object has changed is still found. */
export async function keepWatched(
  tx: Database,
  workspaceId: WorkspaceId,
  { objectId, field, value }: { objectId: string; field: string; value: Record<string, unknown> },
): Promise<void> {
  const isIt = and(eq(snapshots.workspaceId, workspaceId), eq(snapshots.objectId, objectId));
  const [row] = await tx.select().from(snapshots).where(isIt).for('update');
  if (!row) return;
  const held = inOneOrder({ ...row.held, [field]: value });
  await tx
    .update(snapshots)
    .set({ held, gist: gistOf(held) })
    .where(isIt);
}

/** Since when all of a campaign is watched without a gap; undefined where it is not watched. */
export async function findWatchedSince(db: Database, workspaceId: WorkspaceId, facebookCampaignId: string) {
  const [row] = await db
    .select({ since: min(snapshots.firstAt) })
    .from(snapshots)
    .where(and(eq(snapshots.workspaceId, workspaceId), eq(snapshots.facebookCampaignId, facebookCampaignId)));
  return row?.since ?? undefined;
}

/** Longer than that without a look, and something may have come and gone unseen. */
export const gapMs = 24 * 60 * 60_000;

/** After a gap, everything of an ad account is watched anew. */
export async function watchAnew(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, at }: { adAccountId: string; at: Date },
): Promise<void> {
  await db
    .update(snapshots)
    .set({ firstAt: at })
    .where(and(eq(snapshots.workspaceId, workspaceId), eq(snapshots.adAccountId, adAccountId)));
}

/** When an ad account was last read whole before then, and how far Meta's clock was ahead of ours then. */
export async function findLastLook(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, before }: { adAccountId: string; before: Date },
): Promise<{ at: Date; metaAheadMs: number } | undefined> {
  const [row] = await db
    .select({ at: syncs.startedAt, metaAheadSeconds: syncs.metaAheadSeconds })
    .from(syncs)
    .where(
      and(
        eq(syncs.workspaceId, workspaceId),
        eq(syncs.adAccountId, adAccountId),
        wentWell,
        lt(syncs.startedAt, before),
      ),
    )
    .orderBy(desc(syncs.startedAt))
    .limit(1);
  return row && { at: row.at, metaAheadMs: row.metaAheadSeconds * 1000 };
}

/** Of fields in one order, each as it is watched. What Meta calls a place does not count. */
function gistOf(watched: Watched): string {
  const fields = DriftField.options.map((field) => watched[field]);
  return hashOf(JSON.stringify(fields, (name, value: unknown) => (name === 'names' ? undefined : value)));
}

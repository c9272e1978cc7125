import type { Period } from '#contract/live/live-figures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, count, eq, gt, inArray, isNull, or, type Placeholder, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { LiveCampaignRow } from '../queries.ts';
import { liveAds, liveAdSets, liveCampaigns } from '../tables.ts';

interface Listed {
  adAccountId: string;
  goneAfter: Date;
}

const knownCampaigns = writtenOnce((db) => {
  const { status, figures, name, goneAt, facebookCampaignId } = liveCampaigns;
  const [adAccountId, goneAfter] = [sql.placeholder('adAccountId'), sql.placeholder('goneAfter')];
  return db
    .select()
    .from(liveCampaigns)
    .where(isKnown(sql.placeholder('workspaceId'), { adAccountId, goneAfter }))
    .orderBy(
      sql`${goneAt} is not null`,
      sql`${status} <> 'ACTIVE'`,
      sql`coalesce((${figures} -> ${sql.placeholder('period')}::text ->> 'spendMinor')::bigint, 0) desc`,
      name,
      facebookCampaignId,
    );
});

/**
 * What runs comes first, then by spend in the period; at the end those that Meta no longer has since `goneAfter`. Those
 * that were deleted from here are among them: they count in what was spent.
 */
export function listLiveCampaigns(
  db: Database,
  workspaceId: WorkspaceId,
  listed: Listed & { period: Period },
): Promise<LiveCampaignRow[]> {
  return knownCampaigns(db, { ...listed, workspaceId });
}

/** Some of those that are listed, in the order of their ids, which neither a sync nor a change moves. */
export function listLiveCampaignsAfter(
  db: Database,
  workspaceId: WorkspaceId,
  { after, limit, ...listed }: Listed & { after: string; limit: number },
): Promise<LiveCampaignRow[]> {
  const { facebookCampaignId } = liveCampaigns;
  return db
    .select()
    .from(liveCampaigns)
    .where(and(isListed(workspaceId, listed), gt(facebookCampaignId, after)))
    .orderBy(facebookCampaignId)
    .limit(limit);
}

/** How many there are to list, and the transaction from which on everything is news to whoever reads them after this. */
export async function countListed(
  db: Database,
  workspaceId: WorkspaceId,
  listed: Listed,
): Promise<{ campaignCount: number; transaction: string }> {
  const [row] = await db
    .select({
      campaignCount: count(),
      transaction: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
    })
    .from(liveCampaigns)
    .where(isListed(workspaceId, listed));
  return row!;
}

/**
 * The ids of campaigns of which a row, or one of an ad set or ad in them, was written by this transaction or a later one: PostgreSQL notes that with every row, whoever
 * writes it and whatever the clocks say. A transaction that is yet to come stems from before the database was restored,
 * and then every row counts.
 */
export async function listWrittenSince(
  db: Database,
  workspaceId: WorkspaceId,
  { transaction, ...listed }: Listed & { transaction: string },
): Promise<Set<string>> {
  const age = sql`age(${transaction}::xid8::xid)`;
  const written = (table: typeof liveCampaigns | typeof liveAdSets | typeof liveAds) =>
    db
      .select({ id: table.facebookCampaignId })
      .from(table)
      .where(and(eq(table.workspaceId, workspaceId), sql`(age(${table}.xmin) <= ${age} or ${age} < 0)`));
  const rows = await db
    .select({ id: liveCampaigns.facebookCampaignId })
    .from(liveCampaigns)
    .where(
      and(
        isListed(workspaceId, listed),
        inArray(
          liveCampaigns.facebookCampaignId,
          unionAll(written(liveCampaigns), written(liveAdSets), written(liveAds)),
        ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/**
 * The newest moment at which an ad set began or ended after its row was written: by then, the clock alone has changed
 * what is shown.
 */
export async function findNewestTurn(db: Database, workspaceId: WorkspaceId, now: Date) {
  const { startsAt, endsAt, lastSyncedAt } = liveAdSets;
  const turned = (column: typeof startsAt | typeof endsAt) =>
    sql`max(${column}) filter (where ${column} > ${lastSyncedAt} and ${column} <= ${now.toISOString()})`;
  const [row] = await db
    .select({ at: sql<string | null>`greatest(${turned(startsAt)}, ${turned(endsAt)})::text` })
    .from(liveAdSets)
    .where(eq(liveAdSets.workspaceId, workspaceId));
  return row!.at;
}

function isListed(workspaceId: WorkspaceId, listed: Listed) {
  return and(isKnown(workspaceId, listed), isNull(liveCampaigns.deletedHereAt));
}

function isKnown(
  workspaceId: WorkspaceId | Placeholder,
  { adAccountId, goneAfter }: Listed | Record<keyof Listed, Placeholder>,
) {
  const mine = and(eq(liveCampaigns.workspaceId, workspaceId), eq(liveCampaigns.adAccountId, adAccountId));
  return and(mine, or(isNull(liveCampaigns.goneAt), gt(liveCampaigns.goneAt, goneAfter)));
}

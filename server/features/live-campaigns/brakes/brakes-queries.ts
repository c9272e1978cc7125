import { lostStates } from '#contract/live/brakes.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { writtenForWhich } from '../delivery/which-queries.ts';
import { snapshots } from '../drift/tables.ts';
import { brakes, dailyFigures, liveCampaigns } from '../tables.ts';

export type BrakesRow = typeof brakes.$inferSelect;

const of = (workspaceId: WorkspaceId, facebookCampaignId: string) =>
  and(eq(brakes.workspaceId, workspaceId), eq(brakes.facebookCampaignId, facebookCampaignId));

export async function findBrakes(db: Database, workspaceId: WorkspaceId, facebookCampaignId: string) {
  const [row] = await db.select().from(brakes).where(of(workspaceId, facebookCampaignId));
  return row;
}

export const listBrakes = writtenForWhich((db, isAsked) => db.select().from(brakes).where(isAsked(brakes)));

/** Of how many campaigns of everybody a brake is not held at Meta. */
export function countUnheldBrakes(db: Database): Promise<number> {
  const unheld = sql`exists (select from jsonb_each(${brakes.rules}) rule where rule.value ->> 'status' in ${lostStates})`;
  return db.$count(brakes, unheld);
}

/** In place of those the campaign had; what one of them did stays known. */
export async function saveBrakes(
  tx: Database,
  workspaceId: WorkspaceId,
  row: Omit<typeof brakes.$inferInsert, 'workspaceId' | 'struck'>,
): Promise<void> {
  const { facebookCampaignId: _, ...set } = row;
  await tx
    .insert(brakes)
    .values({ ...row, workspaceId })
    .onConflictDoUpdate({ target: [brakes.workspaceId, brakes.facebookCampaignId], set });
}

/** Writes what was read of brakes, unless they were set anew meanwhile: the next sync reads it again. */
export async function updateBrakes(
  db: Database,
  workspaceId: WorkspaceId,
  {
    facebookCampaignId: id,
    seenAt,
    ...news
  }: Partial<BrakesRow> & { facebookCampaignId: string; seenAt: Date },
): Promise<void> {
  const isAsSeen = eq(brakes.checkedAt, seenAt);
  await db
    .update(brakes)
    .set(news)
    .where(and(of(workspaceId, id), isAsSeen));
}

/** Keeps what a campaign had spent when a brake stopped it, as it was read, where that is more than the brake goes by. */
export async function noteSpentAtStrikes(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, timezone }: { adAccountId: string; timezone: string },
): Promise<void> {
  const { struck } = brakes;
  const strikeDay = sql`((${struck}->>'at')::timestamptz at time zone ${timezone})::date`;
  const spent = sql`(select coalesce(sum(${dailyFigures.spendMinor}), 0)::bigint from ${dailyFigures}
    where ${dailyFigures.workspaceId} = ${brakes.workspaceId}
      and ${dailyFigures.facebookCampaignId} = ${brakes.facebookCampaignId}
      and (${struck}->>'brake' <> 'mostPerDayMinor' or ${dailyFigures.day} = ${strikeDay}))`;
  const known = sql`coalesce(${struck}->>'readMinor', ${struck}->>'spentMinor')::bigint`;
  await db
    .update(brakes)
    .set({ struck: sql`${struck} || jsonb_build_object('readMinor', ${spent})` })
    .where(
      and(
        eq(brakes.workspaceId, workspaceId),
        eq(brakes.adAccountId, adAccountId),
        isNotNull(struck),
        sql`${spent} > ${known}`,
      ),
    );
}

/** What a brake of the campaign did tells no longer why it stands still. */
export async function forgetStrike(tx: Database, row: Pick<BrakesRow, 'workspaceId' | 'facebookCampaignId'>) {
  await tx
    .update(brakes)
    .set({ struck: null })
    .where(of(row.workspaceId as WorkspaceId, row.facebookCampaignId));
}

export async function removeBrakes(tx: Database, workspaceId: WorkspaceId, facebookCampaignId: string) {
  await tx.delete(brakes).where(of(workspaceId, facebookCampaignId));
}

/** Of these campaigns, those that are switched on. */
export async function listSwitchedOn(db: Database, workspaceId: WorkspaceId, facebookCampaignIds: string[]) {
  const { facebookCampaignId: id, configuredStatus } = liveCampaigns;
  const isAsked = and(eq(liveCampaigns.workspaceId, workspaceId), inArray(id, facebookCampaignIds));
  const isOn = eq(configuredStatus, 'ACTIVE');
  const rows = await db.select({ id }).from(liveCampaigns).where(and(isAsked, isOn));
  return new Set(rows.map((row) => row.id));
}

/** Of these campaigns, those that are switched off, and were seen to be switched on since then. */
export async function listSwitchedOffSince(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookCampaignIds, since }: { facebookCampaignIds: string[]; since: Date },
): Promise<string[]> {
  const { facebookCampaignId: id, configuredStatus } = liveCampaigns;
  const rows = await db
    .select({ id })
    .from(liveCampaigns)
    .leftJoin(
      snapshots,
      and(eq(snapshots.workspaceId, liveCampaigns.workspaceId), eq(snapshots.objectId, id)),
    )
    .where(
      and(
        eq(liveCampaigns.workspaceId, workspaceId),
        inArray(id, facebookCampaignIds),
        ne(configuredStatus, 'ACTIVE'),
        // What was seen is kept once the sync that has seen it is over.
        or(
          isNull(snapshots.takenAt),
          gt(snapshots.takenAt, since),
          eq(sql`${snapshots.held}->'status'->>'status'`, 'ACTIVE'),
        ),
      ),
    );
  return rows.map((row) => row.id);
}

/** Of these campaigns, those that have had a result on a day that is known. */
export async function listWithResults(db: Database, workspaceId: WorkspaceId, facebookCampaignIds: string[]) {
  const { facebookCampaignId: id, results } = dailyFigures;
  const isAsked = and(eq(dailyFigures.workspaceId, workspaceId), inArray(id, facebookCampaignIds));
  const rows = await db
    .selectDistinct({ id })
    .from(dailyFigures)
    .where(and(isAsked, gt(results, 0)));
  return new Set(rows.map((row) => row.id));
}

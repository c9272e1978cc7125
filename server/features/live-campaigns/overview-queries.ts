import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { LiveCampaignRow } from './queries.ts';
import { liveCampaigns } from './tables.ts';

interface Listed {
  adAccountId: string;
  goneAfter: Date;
}

/** What runs comes first, then by spend; at the end those that Meta no longer has since `goneAfter`. */
export function listLiveCampaigns(
  db: Database,
  workspaceId: WorkspaceId,
  listed: Listed,
): Promise<LiveCampaignRow[]> {
  const { status, spendMinor, name, goneAt, facebookCampaignId } = liveCampaigns;
  return db
    .select()
    .from(liveCampaigns)
    .where(isListed(workspaceId, listed))
    .orderBy(
      sql`${goneAt} is not null`,
      sql`${status} <> 'ACTIVE'`,
      desc(spendMinor),
      name,
      facebookCampaignId,
    );
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
 * The ids of rows that were written by this transaction or a later one: PostgreSQL notes that with every row, whoever
 * writes it and whatever the clocks say. A transaction that is yet to come stems from before the database was restored,
 * and then every row counts.
 */
export async function listWrittenSince(
  db: Database,
  workspaceId: WorkspaceId,
  { transaction, ...listed }: Listed & { transaction: string },
): Promise<Set<string>> {
  const age = sql`age(${transaction}::xid8::xid)`;
  const rows = await db
    .select({ id: liveCampaigns.facebookCampaignId })
    .from(liveCampaigns)
    .where(and(isListed(workspaceId, listed), sql`(age(${liveCampaigns}.xmin) <= ${age} or ${age} < 0)`));
  return new Set(rows.map(({ id }) => id));
}

function isListed(workspaceId: WorkspaceId, { adAccountId, goneAfter }: Listed) {
  const mine = and(eq(liveCampaigns.workspaceId, workspaceId), eq(liveCampaigns.adAccountId, adAccountId));
  return and(mine, or(isNull(liveCampaigns.goneAt), gt(liveCampaigns.goneAt, goneAfter)));
}

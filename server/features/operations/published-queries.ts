import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { and, eq, inArray, min, sql } from 'drizzle-orm';
import { operations } from './tables.ts';

const campaignId = sql<string>`${operations.details}->>'campaignId'`;

/** When these campaigns were published, each for the first time. */
export async function listPublishedSince(
  db: Database,
  workspaceId: WorkspaceId,
  campaignIds: string[],
): Promise<ReadonlyMap<string, Date>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .select({ campaignId, at: min(operations.startedAt) })
    .from(operations)
    .where(
      and(
        eq(operations.workspaceId, workspaceId),
        eq(sql`${operations.details}->>'kind'`, 'publication'),
        eq(operations.status, 'done'),
        inArray(campaignId, campaignIds),
      ),
    )
    .groupBy(campaignId);
  return new Map(rows.flatMap(({ campaignId: id, at }) => (at ? [[id, at]] : [])));
}

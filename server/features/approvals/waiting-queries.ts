import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { and, count, gt, inArray, isNull } from 'drizzle-orm';
import { approvals } from './tables.ts';

/** How many approvals were asked for and can still be answered, in each of these workspaces that has some. */
export async function countWaitingApprovals(db: Database, ids: WorkspaceId[], now: Date) {
  const { workspaceId, decidedAt, revokedAt, voidedAt, expiresAt } = approvals;
  const rows = await db
    .select({ workspaceId, waiting: count() })
    .from(approvals)
    .where(
      and(
        inArray(workspaceId, ids),
        isNull(decidedAt),
        isNull(revokedAt),
        isNull(voidedAt),
        gt(expiresAt, now),
      ),
    )
    .groupBy(workspaceId);
  return new Map(rows.map((row) => [row.workspaceId, row.waiting]));
}

import type { DriftObject } from '#contract/live/drifts.ts';
import type { AppContext } from '#server/app-context.ts';
import { inOneOrder, listDifferences } from '#server/features/live-campaigns/drift/snapshot-queries.ts';
import { snapshots } from '#server/features/live-campaigns/drift/tables.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { eq } from 'drizzle-orm';

const pageSize = 500;

/** Everything of a workspace beside what it was, page by page as a sync does it; what it should find is nothing. */
export async function openComparison({ db }: AppContext, workspaceId: WorkspaceId) {
  const rows = await db.select().from(snapshots).where(eq(snapshots.workspaceId, workspaceId));
  const types = [...new Set(rows.map(({ objectType }) => objectType))];
  const seen = (type: DriftObject) =>
    rows
      .filter(({ objectType }) => objectType === type)
      .map((row) => ({ ...row, name: '', watched: inOneOrder(row.held) }));
  const pages = types.flatMap((objectType) => {
    const all = seen(objectType);
    return Array.from({ length: Math.ceil(all.length / pageSize) }, (_, page) => ({
      objectType,
      seen: all.slice(page * pageSize, (page + 1) * pageSize),
    }));
  });
  return async () => {
    const at = new Date();
    for (const page of pages) {
      const found = await listDifferences(db, workspaceId, { ...page, at });
      if (found.length > 0) throw new Error(`${found.length} are not as they were.`);
    }
  };
}

/** The same by asking Meta for each campaign. */
export async function askForEach(
  { db, meta }: AppContext,
  { workspaceId, account, most }: { workspaceId: WorkspaceId; account: Account; most: number },
): Promise<void> {
  const rows = await db.select().from(snapshots).where(eq(snapshots.workspaceId, workspaceId));
  const campaigns = rows.filter(({ objectType }) => objectType === 'campaign').slice(0, most);
  for (const { objectId } of campaigns) await meta.readWatched(account, { type: 'campaign', id: objectId });
}

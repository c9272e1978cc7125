import type { RateBudget } from '#contract/api-calls.ts';
import { findConnection } from '#server/features/connections/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { listBudgetRows } from './queries.ts';

/** What Meta last told of its allowance, for the ad accounts the workspace is linked to. */
export async function listBudgets(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  workspaceId: WorkspaceId,
): Promise<RateBudget[]> {
  const [rows, connection] = await Promise.all([
    listBudgetRows(db, workspaceId),
    findConnection(db, workspaceId),
  ]);
  const names = new Map(connection?.adAccounts.map(({ id, name }) => [id, name]));
  return rows.flatMap(({ adAccountId, usedPercent, waitUntil, toldAt }) => {
    const name = names.get(adAccountId);
    if (name === undefined) return [];
    const isWaiting = waitUntil !== null && waitUntil.getTime() > now();
    return [
      {
        adAccountId,
        name,
        usedPercent,
        waitUntil: isWaiting ? waitUntil.toISOString() : null,
        toldAt: toldAt.toISOString(),
      },
    ];
  });
}

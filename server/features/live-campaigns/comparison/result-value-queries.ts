import type { ResultValue } from '#contract/live/ad-comparison.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq } from 'drizzle-orm';
import { resultValues } from '../tables.ts';

/** Null takes it back. */
export async function saveResultValue(
  db: Database,
  workspaceId: WorkspaceId,
  { currency, objective, valueMinor }: Omit<ResultValue, 'valueMinor'> & { valueMinor: number | null },
): Promise<void> {
  const { workspaceId: owner, currency: of, objective: goal } = resultValues;
  if (valueMinor === null)
    await db.delete(resultValues).where(and(eq(owner, workspaceId), eq(of, currency), eq(goal, objective)));
  else
    await db
      .insert(resultValues)
      .values({ workspaceId, currency, objective, valueMinor })
      .onConflictDoUpdate({ target: [owner, of, goal], set: { valueMinor } });
}

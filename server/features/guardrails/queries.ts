import { type Guardrails, noGuardrails } from '#contract/live/guardrails.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { eq, inArray } from 'drizzle-orm';
import { guardrails } from './tables.ts';

/** What has been set for each ad account, by its id at Meta. */
export async function listGuardrails(db: Database, workspaceId: WorkspaceId) {
  const rows = await db.select().from(guardrails).where(eq(guardrails.workspaceId, workspaceId));
  return new Map(
    rows.map(({ adAccountId, mostPerDayMinor, mostPerMonthMinor }) => [
      adAccountId,
      { mostPerDayMinor, mostPerMonthMinor },
    ]),
  );
}

/** The most that an ad account may cost a month, by workspace and ad account, where these workspaces have set it. */
export async function listMonthLimits(db: Database, ids: WorkspaceId[]): Promise<Map<string, number>> {
  const rows = await db.select().from(guardrails).where(inArray(guardrails.workspaceId, ids));
  return new Map(
    rows.flatMap(({ workspaceId, adAccountId, mostPerMonthMinor: most }) =>
      most === null ? [] : [[`${workspaceId} ${adAccountId}`, most]],
    ),
  );
}

/** Those of one ad account; without limits where nobody has set any. */
export async function findGuardrails(
  db: Database,
  workspaceId: WorkspaceId,
  adAccountId: string,
): Promise<Guardrails> {
  return (await listGuardrails(db, workspaceId)).get(adAccountId) ?? noGuardrails;
}

export async function saveGuardrails(
  tx: Database,
  workspaceId: WorkspaceId,
  { adAccountId, ...limits }: Guardrails & { adAccountId: string },
): Promise<void> {
  await tx
    .insert(guardrails)
    .values({ workspaceId, adAccountId, ...limits })
    .onConflictDoUpdate({ target: [guardrails.workspaceId, guardrails.adAccountId], set: limits });
}

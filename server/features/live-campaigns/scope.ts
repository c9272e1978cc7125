import { findConnection } from '#server/features/connections/queries.ts';
import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { findDaysReadSince, listSyncedAdAccountIds } from './queries.ts';

/** Which ad account is looked at, and what is known of it. */
export interface Scope {
  adAccountId: string | undefined;
  currency: string | undefined;
  timezone: string;
  /** From this day on, day by day; null while nothing was read. */
  daysReadSince: string | null;
}

/** The chosen ad account; without a connection, the one that was read last. */
export async function getScope(db: Database, workspaceId: WorkspaceId): Promise<Scope> {
  const connection = await findConnection(db, workspaceId);
  const adAccountId = connection?.selectedAdAccountId ?? (await listSyncedAdAccountIds(db, workspaceId))[0];
  const known = connection?.adAccounts.find(({ id }) => id === adAccountId);
  return {
    adAccountId,
    currency: known?.currency,
    timezone: known?.timezone ?? 'UTC',
    daysReadSince: adAccountId ? await findDaysReadSince(db, workspaceId, adAccountId) : null,
  };
}

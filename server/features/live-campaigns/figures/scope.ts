import { type ConnectionRow, findConnection } from '#server/features/connections/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { dayAt } from '#contract/days.ts';
import { findNewestDaysRead, listSyncedAdAccountIds } from '../queries.ts';

/** Which ad account is looked at, and what is known of it. */
export interface Scope {
  /** The link to Facebook, if there is one. */
  connection: ConnectionRow | undefined;
  adAccountId: string | undefined;
  currency: string | undefined;
  timezone: string;
  /** The day on which figures were read last, by the account's calendar: what they were read of ends with it. */
  today: string;
  /** From this day on, day by day; null while nothing was read. */
  daysReadSince: string | null;
  /** How far the clock by which Meta begins and ends what it delivers is ahead of ours, as the last sync has told. */
  metaAheadMs: number;
}

/** The ad account asked for, or the chosen one; without a connection, the one that was read last. */
export async function getScope(
  { db, meta }: AppContext,
  workspaceId: WorkspaceId,
  asked?: string,
): Promise<Scope> {
  const connection = await findConnection(db, workspaceId);
  const chosen = asked ?? connection?.selectedAdAccountId;
  const adAccountId = chosen ?? (await listSyncedAdAccountIds(db, workspaceId))[0];
  const known = connection?.adAccounts.find(({ id }) => id === adAccountId);
  const read = adAccountId ? await findNewestDaysRead(db, workspaceId, adAccountId) : undefined;
  const timezone = known?.timezone ?? 'UTC';
  return {
    connection,
    adAccountId,
    currency: known?.currency,
    timezone,
    today: read?.daysReadOn ?? dayAt(meta.now(), timezone),
    daysReadSince: read?.daysReadSince ?? null,
    metaAheadMs: (read?.metaAheadSeconds ?? 0) * 1000,
  };
}

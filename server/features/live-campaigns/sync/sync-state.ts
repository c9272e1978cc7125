import type { SyncState } from '#contract/live/live-campaign.ts';
import { type ConnectionRow, findConnection } from '#server/features/connections/queries.ts';
import { hasPublishedSince } from '#server/features/publications/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { nextManualAt, syncStateOf } from '../rules.ts';
import { findSyncStatuses } from './sync-status-queries.ts';

/** Whose campaigns are looked at, and what they read. */
export type Reader = Pick<Person, 'workspaceId' | 'language'>;

/** How fresh the chosen ad account is, and when a person may ask for more. Every open page asks at every ring. */
export async function getSyncState(
  { db, now }: AppContext,
  { workspaceId, language }: Reader,
  /** Where it was read already. */
  linked?: ConnectionRow,
): Promise<SyncState> {
  const connection = linked ?? (await findConnection(db, workspaceId));
  const chosen = connection?.selectedAdAccountId ?? undefined;
  const { newest, good, manual, resting } = await findSyncStatuses(db, workspaceId, {
    adAccountId: chosen,
    now: new Date(now()),
  });
  const allowed = nextManualAt(manual?.startedAt, now());
  const { finishedAt, metaAheadSeconds = 0 } = good ?? {};
  const wanted = resting?.retryAfter?.toISOString() ?? null;
  return {
    ...syncStateOf(newest, good, language),
    startedAt: newest?.startedAt.toISOString() ?? null,
    asOf: finishedAt ? new Date(finishedAt.getTime() + metaAheadSeconds * 1000).toISOString() : null,
    nextManualAt: wanted && (!allowed || wanted > allowed) ? wanted : allowed,
    isMissingPublished: good !== undefined && (await hasPublishedSince(db, workspaceId, good.startedAt)),
  };
}

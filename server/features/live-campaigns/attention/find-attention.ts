import type { BrokenLink } from '#contract/connections.ts';
import { listPublishedIds } from '#server/features/campaigns/queries.ts';
import { findConnection } from '#server/features/connections/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { driftFindings, type Finding, findingsIn, lastingIn, linkFinding } from './attention-rules.ts';
import { standingOf, whyUnlinked } from '../delivery/delivery-account.ts';
import { listDriftsIn } from '../drift/list-drifts.ts';
import type { LiveCampaignRow } from '../queries.ts';
import { listLiveCampaigns } from '../figures/overview-queries.ts';
import { openDeliveries } from '../sync/read-deliveries.ts';
import { getScope } from '../figures/scope.ts';
import { getSyncState, type Reader } from '../sync/sync-state.ts';

/** What needs attention now, with what an email about it says besides. */
export interface Attention {
  adAccountId: string | undefined;
  findings: Finding[];
  /** What was told of the ad account may be forgotten, apart from this; undefined where it was not read whole. */
  lasting: Finding[] | undefined;
  isLinkBroken: boolean;
  /** Why the link is broken. */
  broken: BrokenLink | null;
  adAccountName: string;
  campaigns: Map<
    string,
    Pick<LiveCampaignRow, 'name' | 'currency' | 'dailyBudgetMinor'> & { campaignId: string | undefined }
  >;
}

/** Says what needs attention by what is known here; nothing is asked of Meta. */
export async function findAttention(
  ctx: AppContext,
  workspaceId: WorkspaceId,
): Promise<Attention | undefined> {
  const { db, now } = ctx;
  const connection = await findConnection(db, workspaceId);
  if (!connection) return undefined;
  const { adAccountId, timezone, metaAheadMs } = await getScope(ctx, workspaceId);
  const standing = standingOf(connection, adAccountId ?? '');
  const unlinked = whyUnlinked(standing);
  const known = {
    adAccountId,
    isLinkBroken: standing.link === 'broken' || connection.broken !== null,
    broken: connection.broken,
    adAccountName: connection.adAccounts.find(({ id }) => id === adAccountId)?.name ?? '',
  };
  if (unlinked || !adAccountId)
    return {
      ...known,
      findings: unlinked ? linkFinding(unlinked) : [],
      lasting: undefined,
      campaigns: new Map(),
    };

  const reader: Reader = { workspaceId, language: 'en' };
  const { state, lastSyncedAt } = await getSyncState(ctx, reader, connection);
  const goneAfter = new Date(now());
  const rows = await listLiveCampaigns(db, workspaceId, { adAccountId, goneAfter, period: '30d' });
  const which = { adAccountId };
  const wanted = { connection, adAccountId, which, timezone, metaAheadMs, lastSyncedAt };
  const deliveries = await openDeliveries(ctx, reader, wanted);
  const listed = rows
    .filter(({ deletedHereAt }) => deletedHereAt === null)
    .map((row) => ({ facebookCampaignId: row.facebookCampaignId, delivery: deliveries(row).campaign }));
  const changed = driftFindings(await listDriftsIn(ctx, workspaceId, adAccountId));
  const ours = await listPublishedIds(db, workspaceId);
  const campaignIds = new Map(ours.map(({ id, facebookCampaignId }) => [facebookCampaignId, id]));
  return {
    ...known,
    findings: [...findingsIn(adAccountId, listed), ...changed],
    lasting: state === 'synced' ? [...lastingIn(adAccountId, listed), ...changed] : undefined,
    campaigns: new Map(
      rows.map((row) => [
        row.facebookCampaignId,
        { ...row, campaignId: campaignIds.get(row.facebookCampaignId) },
      ]),
    ),
  };
}

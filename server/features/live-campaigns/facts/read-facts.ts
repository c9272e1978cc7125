import { daysAfter } from '#contract/days.ts';
import type { Delivery } from '#contract/live/delivery.ts';
import type { Drift } from '#contract/live/drifts.ts';
import { listPublishedIds } from '#server/features/campaigns/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { listDriftsIn } from '../drift/list-drifts.ts';
import { listLiveCampaigns } from '../figures/overview-queries.ts';
import { getScope } from '../figures/scope.ts';
import type { LiveCampaignRow } from '../queries.ts';
import { openDeliveries } from '../sync/read-deliveries.ts';
import { getSyncState } from '../sync/sync-state.ts';
import { type KnownDay, listDaysByCampaign } from './facts-queries.ts';

/** A campaign that Meta still has, with what is known of it. */
export interface KnownCampaign extends Pick<
  LiveCampaignRow,
  | 'facebookCampaignId'
  | 'name'
  | 'objective'
  | 'dailyBudgetMinor'
  | 'budgetPlace'
  | 'costGoalMinor'
  | 'limitMinor'
  | 'createdAt'
  | 'lastDeliveredOn'
> {
  /** Ours, where it was made here. */
  campaignId: string | null;
  delivery: Delivery;
  /** Full days on which something was delivered, oldest first. */
  days: KnownDay[];
}

export interface LiveFacts {
  adAccountId: string;
  currency: string;
  timezone: string;
  /** The day on which figures were read last, by the account's calendar; it is not over. */
  today: string;
  /** From this day on they are known day by day; null while nothing was read. */
  daysReadSince: string | null;
  /** The time by Meta's clock. */
  at: number;
  asOf: string | null;
  campaigns: KnownCampaign[];
  /** In the order in which they are told everywhere. */
  drifts: Drift[];
}

/** So many full days are judged by. */
const daysKnown = 28;

/** All that is stored of the campaigns of the chosen ad account and can be judged; in as many reads however many there are. Undefined where none was ever read. */
export async function readLiveFacts(
  ctx: AppContext,
  workspaceId: WorkspaceId,
): Promise<LiveFacts | undefined> {
  const { db, now } = ctx;
  const scope = await getScope(ctx, workspaceId);
  const { adAccountId, connection, timezone, today, metaAheadMs, daysReadSince } = scope;
  if (!adAccountId) return undefined;
  const { asOf, lastSyncedAt } = await getSyncState(ctx, { workspaceId, language: 'en' }, connection);
  const rows = await listLiveCampaigns(db, workspaceId, {
    adAccountId,
    goneAfter: new Date(now()),
    period: '7d',
  });
  const listed = rows.filter(({ deletedHereAt, goneAt }) => deletedHereAt === null && goneAt === null);
  const ours = new Map(
    (await listPublishedIds(db, workspaceId)).map(({ id, facebookCampaignId }) => [facebookCampaignId, id]),
  );
  const which = { adAccountId };
  const wanted = { connection, adAccountId, which, timezone, metaAheadMs, lastSyncedAt };
  const deliveries = await openDeliveries(ctx, { workspaceId, language: 'en' }, wanted);
  const fullDays = { since: daysAfter(today, -daysKnown), until: daysAfter(today, -1) };
  const days = await listDaysByCampaign(db, workspaceId, { adAccountId, ...fullDays });
  return {
    adAccountId,
    currency: scope.currency ?? rows[0]?.currency ?? 'USD',
    timezone,
    today,
    daysReadSince,
    at: now() + metaAheadMs,
    asOf,
    campaigns: listed.map((row) => ({
      ...row,
      campaignId: ours.get(row.facebookCampaignId) ?? null,
      delivery: deliveries(row).campaign,
      days: days.get(row.facebookCampaignId) ?? [],
    })),
    drifts: await listDriftsIn(ctx, workspaceId, adAccountId),
  };
}

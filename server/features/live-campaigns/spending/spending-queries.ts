import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { dailyFigures, liveAdSets, liveCampaigns } from '../tables.ts';

/** What the campaigns of an ad account may spend, with what they have spent as far as it is kept, today among it, and when the last of their ad sets ends. */
export function listBudgets(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, today }: { adAccountId: string; today: string },
) {
  const { facebookCampaignId, configuredStatus, dailyBudgetMinor, lifetimeBudgetMinor, goneAt } =
    liveCampaigns;
  // A column named in the words of a selection itself loses its table, and would be compared with itself.
  const spent = (when?: SQL) =>
    sql<number>`coalesce((
      select sum(${dailyFigures.spendMinor}) from ${dailyFigures}
      where ${and(eq(dailyFigures.workspaceId, workspaceId), eq(dailyFigures.facebookCampaignId, facebookCampaignId), when)}), 0)`.mapWith(
      Number,
    );
  const endsAt = sql<Date | null>`(
    select case when bool_and(${liveAdSets.endsAt} is not null) then max(${liveAdSets.endsAt}) end
    from ${liveAdSets}
    where ${and(
      eq(liveAdSets.workspaceId, workspaceId),
      eq(liveAdSets.facebookCampaignId, facebookCampaignId),
      isNull(liveAdSets.goneAt),
      eq(liveAdSets.configuredStatus, 'ACTIVE'),
    )})`.mapWith(liveAdSets.endsAt);
  return db
    .select({
      facebookCampaignId,
      configuredStatus,
      dailyBudgetMinor,
      lifetimeBudgetMinor,
      goneAt,
      spentMinor: spent(),
      spentTodayMinor: spent(eq(dailyFigures.day, today)),
      endsAt,
    })
    .from(liveCampaigns)
    .where(and(eq(liveCampaigns.workspaceId, workspaceId), eq(liveCampaigns.adAccountId, adAccountId)));
}

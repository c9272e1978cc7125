import type { Objective } from '#contract/campaigns/campaign.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Days } from '#contract/days.ts';
import { goalColumn } from './days-queries.ts';
import { dailyFigures, liveCampaigns } from '../tables.ts';

interface GoalInDays {
  objective: Objective;
  spendMinor: number;
  results: number;
  /** Something of it was shown on the first of these days, or before. */
  hadBegun: boolean;
}

/** What an ad account's campaigns did in these days, by goal. */
export async function findGoalsInDays(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, since, until }: Days & { adAccountId: string },
): Promise<GoalInDays[]> {
  const { day, spendMinor, results, impressions } = dailyFigures;
  const inDays = (column: typeof spendMinor | typeof results) =>
    sql`coalesce(sum(${column}) filter (where ${day} >= ${since}), 0)`.mapWith(Number);
  return db
    .select({
      objective: goalColumn,
      spendMinor: inDays(spendMinor),
      results: inDays(results),
      hadBegun: sql<boolean>`bool_or(${day} <= ${since} and (${impressions} > 0 or ${spendMinor} > 0))`,
    })
    .from(dailyFigures)
    .innerJoin(
      liveCampaigns,
      and(
        eq(liveCampaigns.workspaceId, dailyFigures.workspaceId),
        eq(liveCampaigns.facebookCampaignId, dailyFigures.facebookCampaignId),
      ),
    )
    .where(
      and(
        eq(dailyFigures.workspaceId, workspaceId),
        eq(liveCampaigns.adAccountId, adAccountId),
        lte(day, until),
      ),
    )
    .groupBy(goalColumn);
}

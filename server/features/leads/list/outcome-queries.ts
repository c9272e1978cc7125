import type { Days } from '#contract/days.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, count, eq, sql } from 'drizzle-orm';
import { leads } from '../tables.ts';

/** How many leads of a campaign came on these days of a calendar, by the ad that brought them and by what became of them. */
export function countOutcomes(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookCampaignId, timezone, since, until }: Days & { facebookCampaignId: string; timezone: string },
) {
  const day = sql`(${leads.createdAt} at time zone ${timezone})::date`;
  return db
    .select({ facebookAdId: leads.facebookAdId, status: leads.status, count: count() })
    .from(leads)
    .where(
      and(
        eq(leads.workspaceId, workspaceId),
        eq(leads.facebookCampaignId, facebookCampaignId),
        eq(leads.isTest, false),
        sql`${day} between ${since} and ${until}`,
      ),
    )
    .groupBy(leads.facebookAdId, leads.status);
}

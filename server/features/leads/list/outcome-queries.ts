import type { Days } from '#contract/days.ts';
import { leadLimits } from '#contract/leads/lead.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { leads } from '../tables.ts';

const counted = (which: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${which})`.mapWith(Number);
/** Nobody could contact whom we did not know of, and nobody has to contact spam. */
const isTimed = sql`${leads.contactedAt} is not null and ${leads.lostReason} is distinct from 'spam'
  and ${leads.receivedAt} < ${leads.createdAt} + interval '1 day'`;
const minutes = sql`extract(epoch from ${leads.contactedAt} - ${leads.createdAt}) / 60`;

const quickness = {
  timed: counted(isTimed),
  medianMinutes: sql<
    number | null
  >`case when count(*) filter (where ${isTimed}) >= ${sql.raw(String(leadLimits.fewestTimed))}
    then percentile_cont(0.5) within group (order by ${minutes}) filter (where ${isTimed}) end`.mapWith(
    (median: number | string | null) => (median === null ? null : Number(median)),
  ),
};

const fates = {
  came: counted(sql`true`),
  new: counted(sql`${leads.status} = 'new'`),
  contacted: counted(sql`${leads.status} = 'contacted'`),
  won: counted(sql`${leads.status} = 'won'`),
  lost: counted(sql`${leads.status} = 'lost'`),
};

/** What became of the leads of a campaign that came on these days of a calendar: in all, and of each ad that brought any. */
export async function countOutcomes(
  db: Database,
  workspaceId: WorkspaceId,
  wanted: Days & { facebookCampaignId: string; timezone: string; currency: string },
) {
  const { facebookCampaignId, timezone, currency, since, until } = wanted;
  const day = sql`(${leads.createdAt} at time zone ${timezone})::date`;
  const isValued = sql`${leads.wonCurrency} = ${currency}`;
  return db
    .select({
      facebookAdId: leads.facebookAdId,
      isAll: sql<boolean>`grouping(${leads.facebookAdId}) = 1`,
      outcome: {
        ...fates,
        valued: counted(isValued),
        wonMinor: sql<number>`coalesce(sum(${leads.wonMinor}) filter (where ${isValued}), 0)`.mapWith(Number),
        ...quickness,
      },
    })
    .from(leads)
    .where(
      and(
        eq(leads.workspaceId, workspaceId),
        eq(leads.facebookCampaignId, facebookCampaignId),
        eq(leads.isTest, false),
        sql`${day} between ${since} and ${until}`,
      ),
    )
    .groupBy(sql`grouping sets ((${leads.facebookAdId}), ())`);
}

const recent = (workspaceId: WorkspaceId, since: Date) =>
  and(eq(leads.workspaceId, workspaceId), gt(leads.createdAt, since), eq(leads.isTest, false));

/** How quickly those were contacted who have answered since, whichever campaign brought them. */
export async function readQuickness(db: Database, workspaceId: WorkspaceId, since: Date) {
  const [row] = await db.select(quickness).from(leads).where(recent(workspaceId, since));
  return row!;
}

/** Of those who have answered since and are won: how many, and what they brought, by campaign and money. */
export function sumWon(db: Database, workspaceId: WorkspaceId, since: Date) {
  const { facebookCampaignId, wonCurrency: currency } = leads;
  return db
    .select({
      facebookCampaignId,
      currency,
      won: counted(sql`true`),
      wonMinor: sql<number>`coalesce(sum(${leads.wonMinor}), 0)`.mapWith(Number),
    })
    .from(leads)
    .where(and(recent(workspaceId, since), isNotNull(facebookCampaignId), eq(leads.status, 'won')))
    .groupBy(facebookCampaignId, currency);
}

/** What became of those who have answered since, by the campaign that brought them. */
export function countFates(db: Database, workspaceId: WorkspaceId, since: Date) {
  return db
    .select({ facebookCampaignId: sql<string>`${leads.facebookCampaignId}`, ...fates })
    .from(leads)
    .where(and(recent(workspaceId, since), isNotNull(leads.facebookCampaignId)))
    .groupBy(leads.facebookCampaignId);
}

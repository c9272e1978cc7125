import type { Database } from '#server/platform/database/database.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { leads, readForms } from '../tables.ts';

/** How many leads of everybody were sent since then through a form that was read already, and how many of them came so late. */
export async function countArrivals(
  db: Database,
  { since, lateMs }: { since: Date; lateMs: number },
): Promise<{ count: number; late: number }> {
  const isLate = sql`${leads.receivedAt} - ${leads.createdAt} > make_interval(secs => ${lateMs / 1000})`;
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      late: sql`count(*) filter (where ${isLate})`.mapWith(Number),
    })
    .from(leads)
    .innerJoin(
      readForms,
      and(
        eq(readForms.workspaceId, leads.workspaceId),
        eq(readForms.facebookFormId, leads.facebookFormId),
        gt(leads.createdAt, readForms.addedAt),
      ),
    )
    .where(gt(leads.createdAt, since));
  return row!;
}

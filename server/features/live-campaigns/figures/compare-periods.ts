import type { Period } from '#contract/live/live-figures.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Days } from '#contract/days.ts';
import { hasDeliveredBy, type Which } from './days-queries.ts';
import { comparedDays } from './period-days.ts';
import type { Scope } from './scope.ts';

type Compared = Pick<Scope, 'today' | 'daysReadSince'> & { period: Period } & Which;

/**
 * The days to compare a period with; none unless all of them were measured. What was not shown yet when they began
 * was not measured in all of them: to grow thirtyfold against a single day says nothing.
 */
export async function findComparedDays(
  db: Database,
  workspaceId: WorkspaceId,
  { today, daysReadSince, period, ...which }: Compared,
): Promise<Days | undefined> {
  const days = comparedDays(period, today);
  if (!days || daysReadSince === null || daysReadSince > days.since) return undefined;
  const hadBegun = await hasDeliveredBy(db, workspaceId, { until: days.since, ...which });
  return hadBegun ? days : undefined;
}

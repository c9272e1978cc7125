import type { DayFigures, DeliveredTotals, Period } from '#contract/live/live-figures.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Days } from './days.ts';
import { findTotalsInDays, hasDeliveredBy, listDays } from './days-queries.ts';
import { comparedDays } from './period-days.ts';
import { deliveredOf } from '../rules.ts';
import type { Scope } from './scope.ts';

type Compared = Pick<Scope, 'today' | 'daysReadSince'> & { period: Period } & (
    | { adAccountId: string }
    | { facebookCampaignId: string }
  );

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

/** What all campaigns of an ad account came to in the days to compare with. */
export async function comparedTotals(
  db: Database,
  workspaceId: WorkspaceId,
  view: Pick<Scope, 'today' | 'daysReadSince'> & { period: Period; adAccountId: string; currency: string },
): Promise<DeliveredTotals | null> {
  const { today, daysReadSince, period, adAccountId, currency } = view;
  const days = await findComparedDays(db, workspaceId, { today, daysReadSince, period, adAccountId });
  if (!days) return null;
  return deliveredOf([await findTotalsInDays(db, workspaceId, { adAccountId, ...days })], currency);
}

/** What one campaign did on each of the days to compare with. */
export async function comparedFigures(
  db: Database,
  workspaceId: WorkspaceId,
  of: Pick<Scope, 'today' | 'daysReadSince'> & { period: Period; facebookCampaignId: string },
): Promise<DayFigures[] | null> {
  const { today, daysReadSince, period, facebookCampaignId } = of;
  const days = await findComparedDays(db, workspaceId, { today, daysReadSince, period, facebookCampaignId });
  return days ? listDays(db, workspaceId, { ...days, facebookCampaignId }) : null;
}

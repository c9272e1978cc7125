import type { Objective } from '#contract/campaigns/campaign.ts';
import type { DailyFigures, DayFigures, Period } from '#contract/live/live-figures.ts';
import type { AppContext } from '#server/app-context.ts';
import { findComparedDays } from './compare-periods.ts';
import { type Days } from '#contract/days.ts';
import { eachDay } from './days.ts';
import { listDays } from './days-queries.ts';
import { daysOf } from './period-days.ts';
import { getLiveCampaign } from '../queries.ts';
import { getScope } from './scope.ts';
import { getSyncState, type Reader } from '../sync/sync-state.ts';

interface Wanted {
  period: Period;
  facebookCampaignId?: string | undefined;
  objective?: Objective | undefined;
}

/**
 * Figures day by day, of one campaign or of the whole ad account, today at the end. A day without delivery is a day
 * of zeros; one that was never read is left out.
 */
export async function getDailyFigures(
  ctx: AppContext,
  reader: Reader,
  { period, facebookCampaignId, objective }: Wanted,
): Promise<DailyFigures> {
  const { db } = ctx;
  const { workspaceId } = reader;
  const campaign = facebookCampaignId
    ? await getLiveCampaign(db, workspaceId, facebookCampaignId)
    : undefined;
  const scope = await getScope(ctx, workspaceId, campaign?.adAccountId);
  const { asOf } = await getSyncState(ctx, reader);
  const { adAccountId, today, daysReadSince } = scope;
  const currency = campaign?.currency ?? scope.currency ?? 'USD';
  if (!adAccountId || daysReadSince === null)
    return { currency, days: [], today, knownSince: null, before: [], asOf };

  const which = campaign ? { facebookCampaignId: campaign.facebookCampaignId } : { adAccountId, objective };
  const read = async (of: Days) => withoutGaps(of, await listDays(db, workspaceId, { ...of, ...which }));
  const { since } = daysOf(period, today);
  const knownSince = daysReadSince > since ? daysReadSince : null;
  const before = await findComparedDays(db, workspaceId, { today, daysReadSince, period, ...which });
  return {
    currency,
    days: await read({ since: knownSince ?? since, until: today }),
    today,
    knownSince,
    before: before ? await read(before) : [],
    asOf,
  };
}

function withoutGaps(days: Days, rows: DayFigures[]): DayFigures[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return eachDay(days).map(
    (day) => byDay.get(day) ?? { day, spendMinor: 0, impressions: 0, clicks: 0, results: 0 },
  );
}

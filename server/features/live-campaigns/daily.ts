import { type DailyFigures, type DayFigures, type Period, periodDays } from '#contract/live-figures.ts';
import type { House } from '#server/house.ts';
import { listDays } from './days-queries.ts';
import { getLiveCampaign } from './queries.ts';
import { type Days, daysBefore, eachDay, lastDays } from './rules.ts';
import { getScope } from './scope.ts';
import { getSyncState, type Reader } from './sync-state.ts';

interface Wanted {
  period: Period;
  facebookCampaignId?: string | undefined;
}

/** Figures day by day, of one campaign or of the whole ad account; a day without delivery is a day of zeros. */
export async function getDailyFigures(
  house: House,
  reader: Reader,
  { period, facebookCampaignId }: Wanted,
): Promise<DailyFigures> {
  const { db, meta } = house;
  const { workspaceId } = reader;
  const scope = await getScope(db, workspaceId);
  const { lastSyncedAt: asOf } = await getSyncState(house, reader);
  const campaign = facebookCampaignId
    ? await getLiveCampaign(db, workspaceId, facebookCampaignId)
    : undefined;
  const adAccountId = campaign?.adAccountId ?? scope.adAccountId;
  const currency = campaign?.currency ?? scope.currency ?? 'USD';
  if (!adAccountId) return { currency, days: [], before: [], asOf };

  const read = async (of: Days) => {
    const which = campaign ? { facebookCampaignId: campaign.facebookCampaignId } : { adAccountId };
    return withoutGaps(of, await listDays(db, workspaceId, { ...of, ...which }));
  };
  const days = lastDays(meta.now(), scope.timezone, periodDays[period]);
  const before = daysBefore(days);
  const isKnown = scope.daysReadSince !== null && scope.daysReadSince <= before.since;
  return { currency, days: await read(days), before: isKnown ? await read(before) : [], asOf };
}

function withoutGaps(days: Days, rows: DayFigures[]): DayFigures[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return eachDay(days).map(
    (day) => byDay.get(day) ?? { day, spendMinor: 0, impressions: 0, clicks: 0, results: 0 },
  );
}

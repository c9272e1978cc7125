import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { DayFigures, WeekFigures } from '#contract/live/live-figures.ts';
import { findChosenAccount } from '#server/features/connections/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { dayAt, daysAfter } from '#contract/days.ts';
import { getDailyFigures } from './daily.ts';
import { getView, readCampaigns } from './overview.ts';

/** What seven full days of an ad account cost and brought. */
export interface WeekTold {
  adAccountName: string;
  currency: string;
  week: WeekFigures;
  /** From the first to the last: what it cost, and the results of the goal that cost most. */
  days: Pick<DayFigures, 'day' | 'spendMinor' | 'results'>[];
  /** Of the goal that cost most, the campaign that brought most: unlike things are not compared. */
  best:
    | Pick<LiveCampaign, 'name' | 'facebookCampaignId' | 'campaignId' | 'objective' | 'figures'>
    | undefined;
}

/** From then on the day before is told: people are up, and Meta has counted it. */
const morning = 8;

/** The day, where it is a Monday by the calendar of the chosen ad account and its morning has begun, by Meta's clock, which ends its weeks. */
export async function findMonday(
  { db, meta }: AppContext,
  workspaceId: WorkspaceId,
): Promise<string | undefined> {
  const timeZone = (await findChosenAccount(db, workspaceId))?.timezone;
  if (!timeZone) return undefined;
  const day = dayAt(meta.now(), timeZone);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const isMonday = new Date(day).getUTCDay() === 1;
  return isMonday && Number(clock.format(meta.now())) >= morning ? day : undefined;
}

/** The week that ended the day before that Monday; undefined while it was not read whole, or where nothing was spent. */
export async function readWeek(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  monday: string,
): Promise<WeekTold | undefined> {
  const account = await findChosenAccount(ctx.db, workspaceId);
  const reader = { workspaceId, language: 'en' as const };
  const view = await getView(ctx, reader, '7d');
  if (!account || view.days.until !== daysAfter(monday, -1)) return undefined;
  const { campaigns, totals, week } = await readCampaigns(ctx, reader, view);
  if (week.spendMinor === 0) return undefined;
  const [best] = campaigns
    .filter(
      ({ objective, figures }) =>
        (objective ?? 'traffic') === week.goals[0]?.objective && figures.results > 0,
    )
    .toSorted((one, other) => other.figures.results - one.figures.results);
  const spent = await getDailyFigures(ctx, reader, { period: '7d' });
  const brought = await getDailyFigures(ctx, reader, { period: '7d', objective: week.goals[0]?.objective });
  const days = spent.days
    .map(({ day, spendMinor }, at) => ({ day, spendMinor, results: brought.days[at]?.results ?? 0 }))
    .filter(({ day }) => day <= view.days.until);
  return { adAccountName: account.name, currency: totals.currency, week, days, best };
}

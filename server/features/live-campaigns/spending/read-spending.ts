import type { AppContext } from '#server/app-context.ts';
import { findConnection } from '#server/features/connections/queries.ts';
import { dayAt, daysAfter, lastDayOf } from '#contract/days.ts';
import { findTotalsInDays } from '../figures/days-queries.ts';
import { listBudgets } from './spending-queries.ts';

/** What all campaigns of an ad account may still spend, from our rows alone; nothing is asked of Meta. */
export const readSpending: AppContext['readSpending'] = async (db, workspaceId, { adAccountId, now }) => {
  const connection = await findConnection(db, workspaceId);
  const account = connection?.adAccounts.find(({ id }) => id === adAccountId);
  const timeZone = account?.timezone ?? 'UTC';
  const today = dayAt(now, timeZone);
  const sinceFirst = { since: `${today.slice(0, 7)}-01`, until: daysAfter(today, -1) };
  const { spendMinor } = await findTotalsInDays(db, workspaceId, { adAccountId, ...sinceFirst });
  const rows = await listBudgets(db, workspaceId, { adAccountId, today });
  return {
    today,
    currency: account?.currency ?? '',
    spentThisMonthMinor: spendMinor,
    campaigns: new Map(
      rows.map(({ facebookCampaignId, endsAt, ...row }) => [
        facebookCampaignId,
        {
          isOn: row.configuredStatus === 'ACTIVE' && row.goneAt === null,
          dailyBudgetMinor: row.dailyBudgetMinor ?? 0,
          lifetimeLeftMinor: Math.max(0, (row.lifetimeBudgetMinor ?? 0) - row.spentMinor),
          spentTodayMinor: row.spentTodayMinor,
          endsOn: endsAt && lastDayOf(endsAt.getTime(), timeZone),
        },
      ]),
    ),
  };
};

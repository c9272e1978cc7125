import type { Objective } from '#contract/campaigns/campaign.ts';
import type { Days } from '#contract/days.ts';
import type { GoalFigures, Period, WeekFigures } from '#contract/live/live-figures.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { findGoalsInDays } from './goals-queries.ts';
import { comparedDays } from './period-days.ts';
import type { Scope } from './scope.ts';

interface Brought {
  objective: Objective | null;
  figures: { spendMinor: number; results: number };
}

/** What campaigns brought, each goal by itself, beside the period before. */
export async function tellGoals(
  db: Database,
  workspaceId: WorkspaceId,
  {
    campaigns,
    period,
    scope: { adAccountId, today, daysReadSince },
  }: {
    campaigns: Brought[];
    period: Period;
    scope: Pick<Scope, 'adAccountId' | 'today' | 'daysReadSince'>;
  },
): Promise<GoalFigures[]> {
  const days = comparedDays(period, today);
  const isRead = days !== undefined && daysReadSince !== null && daysReadSince <= days.since;
  const before =
    isRead && adAccountId ? await findGoalsInDays(db, workspaceId, { adAccountId, ...days }) : [];
  return sumByGoal(campaigns).map(({ objective, ...sum }) => {
    const earlier = before.find((each) => each.objective === objective);
    return {
      objective,
      ...sum,
      before: earlier?.hadBegun ? { spendMinor: earlier.spendMinor, results: earlier.results } : null,
    };
  });
}

export function weekOf(days: Days, goals: GoalFigures[]): WeekFigures {
  return { days, goals, spendMinor: goals.reduce((sum, { spendMinor }) => sum + spendMinor, 0) };
}

/** What cost most comes first; goals without spend and results are left out. */
function sumByGoal(campaigns: Brought[]): Omit<GoalFigures, 'before'>[] {
  const sums = new Map<Objective, { spendMinor: number; results: number }>();
  for (const { objective, figures } of campaigns) {
    const goal = objective ?? 'traffic';
    const { spendMinor, results } = sums.get(goal) ?? { spendMinor: 0, results: 0 };
    sums.set(goal, {
      spendMinor: spendMinor + figures.spendMinor,
      results: results + figures.results,
    });
  }
  return [...sums]
    .map(([objective, sum]) => ({ objective, ...sum }))
    .filter(({ spendMinor, results }) => spendMinor + results > 0)
    .toSorted((one, other) => other.spendMinor - one.spendMinor);
}

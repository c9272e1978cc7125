import type { Objective } from '#contract/campaigns/campaign.ts';
import type { LiveOverview } from '#contract/live/live-campaign.ts';

/** What campaigns of one goal cost and brought. */
export interface WeekGoal {
  objective: Objective | null;
  results: number;
  spendMinor: number;
}

export interface Week {
  spendMinor: number;
  currency: string;
  /** What came of it, goal by goal: unlike things are never added up. Those that brought most first. */
  goals: WeekGoal[];
  /** What a result costs now, and how that stands beside the week before. Only where all are of one kind. */
  each:
    | { costMinor: number; change: number }
    | { costMinor: number; change: undefined; isEarly: boolean }
    | undefined;
}

type Read = Pick<LiveOverview, 'totals' | 'totalsBefore'> & {
  campaigns: Pick<LiveOverview['campaigns'][number], 'objective' | 'figures'>[];
};

/** What a week has cost and brought, of an overview over seven days. */
export function readWeek({ totals, totalsBefore, campaigns }: Read): Week {
  const goals = new Map<Objective | null, WeekGoal>();
  for (const { objective, figures } of campaigns) {
    const goal = goals.get(objective) ?? { objective, results: 0, spendMinor: 0 };
    goal.results += figures.results;
    goal.spendMinor += figures.spendMinor;
    goals.set(objective, goal);
  }
  const brought = [...goals.values()]
    .filter(({ results }) => results > 0)
    .sort((one, other) => other.spendMinor - one.spendMinor);
  const { totalSpendMinor: spendMinor, totalConversions: results, currency } = totals;
  return {
    spendMinor,
    currency,
    goals: brought,
    each: goals.size === 1 && results > 0 ? readEach(spendMinor / results, totalsBefore) : undefined,
  };
}

function readEach(cost: number, before: LiveOverview['totalsBefore']): Week['each'] {
  const costMinor = Math.round(cost);
  if (!before || before.totalConversions === 0)
    return { costMinor, change: undefined, isEarly: before === null };
  const earlier = before.totalSpendMinor / before.totalConversions;
  return earlier > 0
    ? { costMinor, change: (cost - earlier) / earlier }
    : { costMinor, change: undefined, isEarly: false };
}

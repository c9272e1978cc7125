import type { Client } from '#contract/people/clients.ts';
import { dayAt } from '#contract/days.ts';
import { may } from '#contract/people/roles.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { countWaitingApprovals } from '../approvals/waiting-queries.ts';
import { listMonthLimits } from '../guardrails/queries.ts';
import { countUntouched } from '../leads/queries.ts';
import {
  countProblems,
  listDailyBudgets,
  listReadings,
  sumEveryWorkspace,
} from '../live-campaigns/figures/every-workspace-queries.ts';
import { listWorkspacesOf } from '../workspaces/member-queries.ts';

/** How all workspaces of a person stand: a question each of all of them together, and nothing of Meta. */
export async function listClients(ctx: AppContext, person: Person): Promise<Client[]> {
  const { db, now, meta } = ctx;
  const all = await listWorkspacesOf(db, person);
  const open = all.filter((one) => person.hasShownSecondFactor || !one.requiresSecondFactor);
  const seen = open.filter(({ role }) => may(role, 'see')).map(({ id }) => id);
  const withLeads = open.filter(({ role }) => may(role, 'leads')).map(({ id }) => id);
  const moment = new Date(now());
  const readings = byWorkspace(await listReadings(db, seen));
  const budgets = byWorkspace(await listDailyBudgets(db, seen));
  const sums = Map.groupBy(await sumEveryWorkspace(db, seen), ({ workspaceId }) => workspaceId);
  const limits = await listMonthLimits(db, seen);
  const untouched = await countUntouched(db, withLeads);
  const approvals = await countWaitingApprovals(db, seen, moment);
  const problems = await countProblems(db, seen, moment);

  return all.map(({ id, name, role }) => {
    if (!seen.includes(id)) return { id, name, role, ...nothingSeen };
    const reading = readings.get(id);
    const today = dayAt(meta.now(), reading?.timezone ?? 'UTC');
    const goals = sums.get(id) ?? [];
    const budget = budgets.get(id);
    return {
      id,
      name,
      role,
      link: !reading ? ('none' as const) : reading.isBroken ? ('broken' as const) : ('works' as const),
      money: budget
        ? {
            currency: budget.currency,
            todayMinor: reading?.readOn === today ? total(goals, 'todayMinor') : null,
            weekMinor: total(goals, 'weekMinor'),
            monthMinor:
              reading?.readOn?.slice(0, 7) === today.slice(0, 7) ? total(goals, 'monthMinor') : null,
            perDayMinor: budget.perDayMinor,
            mostPerMonthMinor: limits.get(`${id} ${budget.adAccountId}`) ?? null,
          }
        : null,
      brought: resultsOf(goals),
      leads: may(role, 'leads') ? (untouched.get(id) ?? 0) : null,
      approvals: approvals.get(id) ?? 0,
      problems: problems.get(id) ?? 0,
      lastSyncedAt: reading?.readAt?.toISOString() ?? null,
    };
  });
}

const nothingSeen = {
  link: null,
  money: null,
  brought: null,
  leads: null,
  approvals: null,
  problems: null,
  lastSyncedAt: null,
};

type Sum = Awaited<ReturnType<typeof sumEveryWorkspace>>[number];

function total(goals: Sum[], of: 'todayMinor' | 'weekMinor' | 'monthMinor'): number {
  return goals.reduce((sum, goal) => sum + goal[of], 0);
}

/** Leads, visits and purchases are different things: each goal that was spent on is told by itself. */
function resultsOf(goals: Sum[]): Client['brought'] {
  return goals
    .filter(({ weekMinor }) => weekMinor > 0)
    .toSorted((one, other) => other.weekMinor - one.weekMinor)
    .map(({ objective, weekMinor, weekResults: results }) => ({
      objective,
      results,
      costPerResultMinor: results > 0 ? Math.round(weekMinor / results) : null,
    }));
}

function byWorkspace<Of extends { workspaceId: WorkspaceId }>(rows: Of[]): Map<WorkspaceId, Of> {
  return new Map(rows.map((row) => [row.workspaceId, row]));
}

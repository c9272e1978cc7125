import { type Fields, listOf, mapOf, numberOf, own, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { liveAdSets } from '#sandbox/meta/accounts/capacity.ts';
import { checkMinimum, checkShared } from '#sandbox/meta/campaigns/budgets.ts';
import { GraphError, mustBeOneOf } from '#sandbox/meta/graph/graph-error.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { cappedGoals } from './goal-table.ts';

const day = 86_400_000;
const capped = ['LOWEST_COST_WITH_BID_CAP', 'COST_CAP'];

/** Budget and bid strategy live on the same level: all on the campaign, or all on the ad set. */
export function checkBudget(world: World, account: Thing, campaign: Thing, draft: Fields): void {
  const { daily_budget: daily, lifetime_budget: lifetime } = draft;
  if (hasBudget(campaign.fields)) {
    if (daily !== undefined || lifetime !== undefined) throw new GraphError('budgetOnBothLevels');
    const budget = { daily: campaign.fields['daily_budget'], lifetime: campaign.fields['lifetime_budget'] };
    checkShared(world, account, budget, liveAdSets(world, campaign).length + 1);
    const strategy = textOf(campaign.fields['bid_strategy']);
    if (draft['bid_strategy'] !== undefined && draft['bid_strategy'] !== strategy)
      throw new GraphError('strategyWithoutBudget');
    checkBids(strategy, draft);
    return;
  }
  if (daily === undefined && lifetime === undefined) throw new GraphError('budgetMissing');
  if (daily !== undefined && lifetime !== undefined)
    throw new GraphError('budgetOnBothLevels', {}, 'lifetime_budget');
  if (lifetime !== undefined && !draft['end_time']) throw new GraphError('required', { name: 'end_time' });
  if (draft['bid_strategy'] === undefined && switchOf(world, 'bid_strategy') === 'demanded')
    throw new GraphError('strategyMissing');
  checkBids(textOf(draft['bid_strategy']), draft);
  checkMinimum(world, account, {
    daily,
    lifetime,
    days: daysOf(world.clock.now(), draft),
    goal: draft['optimization_goal'],
    billing: draft['billing_event'],
    bid: draft['bid_amount'],
  });
}

function checkBids(strategy: string, draft: Fields): void {
  if (capped.includes(strategy) && draft['bid_amount'] === undefined)
    throw new GraphError('bidAmountMissing');
  const floor = numberOf(mapOf(draft['bid_constraints'])['roas_average_floor']);
  if (strategy === 'LOWEST_COST_WITH_MIN_ROAS' && floor === undefined)
    throw new GraphError('strategyMissing', {}, 'bid_constraints');
}

export function hasBudget(fields: Fields): boolean {
  return numberOf(fields['daily_budget'] ?? fields['lifetime_budget']) !== undefined;
}

/** How many days a lifetime budget must last, the begun ones too. */
export function daysOf(now: number, draft: Fields): number {
  const start = numberOf(draft['start_time']) ?? now;
  const end = numberOf(draft['end_time'] ?? draft['stop_time']);
  return end ? (end - start) / day : 1;
}

/** Ad sets that share their budgets must be alike. */
export function checkSharing(world: World, campaign: Thing, draft: Fields): void {
  if (campaign.fields['is_adset_budget_sharing_enabled'] !== true) return;
  const kindOf = (fields: Fields) =>
    `${textOf(fields['bid_strategy'])} ${fields['daily_budget'] === undefined}`;
  const others = liveAdSets(world, campaign);
  if (others.some(({ fields }) => kindOf(fields) !== kindOf(draft))) throw new GraphError('sharingUneven');
}

export function checkSchedule(now: number, draft: Fields): void {
  const end = numberOf(draft['end_time']);
  const hasDayParts = draft['adset_schedule'] !== undefined || dayParted(draft['pacing_type']);
  if (hasDayParts && draft['lifetime_budget'] === undefined)
    throw new GraphError('lifetimeOnly', {
      name: draft['adset_schedule'] ? 'adset_schedule' : 'pacing_type',
    });
  if (!end) return;
  const start = numberOf(draft['start_time']) ?? now;
  if (end <= now || end <= start) throw new GraphError('endInThePast');
  if (draft['daily_budget'] !== undefined && end - start <= day) throw new GraphError('scheduleTooShort');
}

function dayParted(pacing: unknown): boolean {
  return listOf(pacing).includes('day_parting');
}

export function checkFrequency(draft: Fields): void {
  if (draft['frequency_control_specs'] === undefined) return;
  if (!cappedGoals.includes(textOf(draft['optimization_goal']))) throw new GraphError('frequencyNotAllowed');
}

const windows: Record<string, number[]> = {
  CLICK_THROUGH: [1, 7],
  VIEW_THROUGH: [1],
  ENGAGED_VIDEO_VIEW: [1],
};

export function checkAttribution(spec: unknown): void {
  for (const [place, row] of listOf(spec).entries()) {
    const { event_type: event, window_days: days } = mapOf(row);
    const name = `attribution_spec[${place}]`;
    const allowed = own(windows, textOf(event));
    if (!allowed) throw mustBeOneOf(`${name}[event_type]`, Object.keys(windows));
    if (!allowed.includes(numberOf(days) ?? 0)) throw mustBeOneOf(`${name}[window_days]`, allowed);
  }
}

/** Some countries want to know by name, and verified, who is behind an ad. */
export function checkRegions(draft: Fields): void {
  const identities = mapOf(draft['regional_regulation_identities']);
  for (const category of listOf(draft['regional_regulated_categories']).map(textOf)) {
    const prefix = category.toLowerCase();
    if (!identities[`${prefix}_beneficiary`])
      throw new GraphError('regionalBeneficiaryMissing', { category });
    if (!identities[`${prefix}_payer`]) throw new GraphError('regionalPayerMissing', { category });
  }
}

/** Four changes of an ad set's budget an hour, and not one more. */
export function checkBudgetChanges({ store, clock }: World, adSet: Thing): void {
  const [, ...changes] = store.changesOf(adSet.id).filter(({ what }) => what.endsWith('_budget'));
  const lately = changes.filter(({ at }) => at > clock.now() - 3_600_000);
  if (lately.length >= 4) throw new GraphError('budgetChangedTooOften');
}

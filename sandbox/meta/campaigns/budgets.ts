import { type Fields, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { openDelivery } from '#sandbox/meta/delivery/delivery.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { type Minimum, minimumOf, written } from '#sandbox/meta/graph/money.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { withParents } from './effective-status.ts';

export interface Budget {
  daily?: unknown;
  lifetime?: unknown;
  /** How long a lifetime budget must last. */
  days?: number;
  goal?: unknown;
  billing?: unknown;
  /** The most that may be bid for one result. */
  bid?: unknown;
}

const frequent = ['LINK_CLICKS', 'PAGE_LIKES', 'POST_ENGAGEMENT', 'THRUPLAY', 'LANDING_PAGE_VIEWS'];
const impressions = ['REACH', 'IMPRESSIONS', 'AD_RECALL_LIFT', ''];

/** Refuses a budget below the account's minimum; a lifetime budget must hold that minimum for each of its days. */
export function checkMinimum(world: World, account: Thing, budget: Budget): void {
  const least = leastDaily(world, account, budget);
  const daily = numberOf(budget.daily);
  const lifetime = numberOf(budget.lifetime);
  const days = Math.max(1, Math.ceil(budget.days ?? 1));
  if (daily !== undefined && daily < least) tooLow(world, account, least, 'daily_budget');
  if (lifetime !== undefined && lifetime < least * days)
    tooLow(world, account, least * days, 'lifetime_budget');
}

/** With a bid, a day must have room for it: once where impressions are paid, five times where clicks are. */
function leastDaily(world: World, account: Thing, { goal, billing, bid }: Budget): number {
  const minimum = minimumOf(account);
  const base =
    switchOf(world, 'minimum_budget') === 'by-goal' ? minimumFor(minimum, textOf(goal)) : minimum.impressions;
  const room = (numberOf(bid) ?? 0) * (billing === undefined || billing === 'IMPRESSIONS' ? 1 : 5);
  return Math.max(base, room);
}

function minimumFor({ impressions: few, frequent: some, rare }: Minimum, goal: string): number {
  if (impressions.includes(goal)) return few;
  return frequent.includes(goal) ? some : rare;
}

function tooLow(world: World, account: Thing, minor: number, field: string): never {
  const name = switchOf(world, 'low_budget_error') === '1885272' ? 'budgetTooLow' : 'budgetTooLowOld';
  throw new GraphError(name, { minimum: written(minor, textOf(account.fields['currency'])) }, field);
}

/** A campaign's budget must be enough for each of its ad sets. */
export function checkShared(world: World, account: Thing, budget: Budget, adSets: number): void {
  const minimum = minimumOf(account).impressions * adSets * Math.max(1, Math.ceil(budget.days ?? 1));
  const amount = numberOf(budget.daily ?? budget.lifetime);
  if (amount === undefined || amount >= minimum || adSets < 2) return;
  const isUsual = switchOf(world, 'small_campaign_budget_subcode') === 2_446_149;
  const words = { count: String(adSets), minimum: written(minimum, textOf(account.fields['currency'])) };
  const field = budget.daily === undefined ? 'lifetime_budget' : 'daily_budget';
  throw new GraphError(isUsual ? 'campaignBudgetTooSmall' : 'campaignBudgetTooSmallOld', words, field);
}

/** A lifetime budget can only be lowered to a tenth more than what is spent of it. */
export function checkSpent(world: World, account: Thing, thing: Thing, lifetime: unknown): void {
  const wished = numberOf(lifetime);
  const held = numberOf(thing.fields['lifetime_budget']);
  if (wished === undefined || held === undefined || wished >= held) return;
  const spent = spentBy(world, account, thing);
  const minimum = Math.ceil(spent * 1.1);
  if (wished >= minimum) return;
  const currency = textOf(account.fields['currency']);
  throw new GraphError('budgetBelowSpent', {
    minimum: written(minimum, currency),
    spent: written(spent, currency),
  });
}

/** What is left of a budget: of today's, or of all of it. */
export function remainingOf(world: World, account: Thing, thing: Thing): number | undefined {
  const daily = numberOf(thing.fields['daily_budget']);
  const whole = daily ?? numberOf(thing.fields['lifetime_budget']);
  if (whole === undefined) return undefined;
  const today = daily === undefined ? undefined : openDelivery(world, account).today;
  return Math.max(0, whole - spentBy(world, account, thing, today));
}

/** What a campaign or an ad set has spent, ever or on one day. */
function spentBy(world: World, account: Thing, thing: Thing, day?: string): number {
  const campaign = withParents(world.store, thing).at(-1) ?? thing;
  let sum = 0;
  for (const [ad, rows] of openDelivery(world, account).campaignDays(campaign)) {
    const isBelow = thing.kind === 'campaign' || world.store.find(ad)?.parent === thing.id;
    if (!isBelow) continue;
    for (const row of rows) if (day === undefined || row.day === day) sum += row.results.spendMinor;
  }
  return sum;
}

/** A budget can be changed where there is one, and only for one of its own kind: by the day, or for good. */
export function checkKindOfBudget({ fields }: Thing, changes: Fields): void {
  const { daily_budget: daily, lifetime_budget: lifetime } = changes;
  const [own, other] =
    daily === undefined ? ['lifetime_budget', 'daily_budget'] : ['daily_budget', 'lifetime_budget'];
  const isBoth = daily !== undefined && lifetime !== undefined;
  if (fields['daily_budget'] === undefined && fields['lifetime_budget'] === undefined)
    throw new GraphError('budgetOnBothLevels');
  if (fields[other] !== undefined || isBoth) throw new GraphError('budgetOnBothLevels', {}, own);
}

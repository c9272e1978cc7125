import { type Fields, listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { resolveLabels } from '#sandbox/meta/accounts/ad-labels.ts';
import { accountOf, differing, isDryRun } from '#sandbox/meta/accounts/ad-objects.ts';
import { liveAdSets } from '#sandbox/meta/accounts/capacity.ts';
import { changeThing } from '#sandbox/meta/accounts/changes.ts';
import { daysOf, hasBudget } from '#sandbox/meta/ad-sets/ad-set-rules.ts';
import { needActiveAccount } from '#sandbox/meta/auth/guards.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { list, map, oneOf, readParams } from '#sandbox/meta/graph/params.ts';
import { allStatuses, objectives, oldObjectives } from '#sandbox/meta/graph/vocabulary.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { checkKindOfBudget, checkMinimum, checkShared, checkSpent } from './budgets.ts';
import { changeableOfCampaign } from './campaign-params.ts';
import { checkObjective, checkSharingChange, readSpendCap } from './campaign-rules.ts';
import { isGone } from './effective-status.ts';
import { checkCategories } from './special-ad-categories.ts';

/** Changes a campaign. What is sent as it is already counts as no change. */
export function changeCampaign(visit: Visit, thing: Thing): void {
  const { world, call } = visit;
  const sent = readParams(call.params, {
    ...changeableOfCampaign,
    status: oneOf(allStatuses),
    objective: oneOf([...objectives, ...oldObjectives]),
  });
  const orders = readParams(call.params, { adset_budgets: list, adset_bid_amounts: map });
  const changes = differing(thing, sent);
  const isOver = isGone(world, thing);
  const onlyLess = Object.entries(changes).every(([name, value]) => name === 'name' || value === 'DELETED');
  if (isOver && !onlyLess) throw new GraphError('campaignDeleted');
  const account = accountOf(world, thing);
  if (changes['status'] !== 'DELETED') needActiveAccount(account);
  if (changes['objective'] !== undefined) checkObjectiveChange(world, thing, changes);
  if (changes['special_ad_categories'] !== undefined)
    checkCategories(account, { ...thing.fields, ...changes });
  const moved = moveBudgets(world, account, thing, listOf(orders['adset_budgets']));
  if (!moved) {
    checkBudgetChange(world, account, thing, changes);
    checkSharingChange(world, thing, changes);
  }
  const cap = 'spend_cap' in changes ? readSpendCap(account, changes['spend_cap']) : {};
  if (isDryRun(visit)) return;
  for (const move of moved?.moves ?? []) changeThing(world, move.adSet, move.fields);
  setBids(world, thing, mapOf(orders['adset_bid_amounts']));
  changeThing(world, thing, {
    ...changes,
    ...cap,
    ...moved?.campaign,
    ...resolveLabels(world, thing.account, changes['adlabels']),
    ...(isBudgetOnly(changes) && keepsItsTime(world, thing)),
  });
}

/** The ad sets of a campaign are made for its objective. */
function checkObjectiveChange(world: World, thing: Thing, changes: Fields): void {
  checkObjective(changes);
  if (liveAdSets(world, thing).length > 0) throw new GraphError('objectiveFixed');
}

function checkBudgetChange(world: World, account: Thing, thing: Thing, changes: Fields): void {
  const { daily_budget: daily, lifetime_budget: lifetime } = changes;
  if (daily === undefined && lifetime === undefined) return;
  checkKindOfBudget(thing, changes);
  const budget = { daily, lifetime, days: daysOf(world.clock.now(), { ...thing.fields, ...changes }) };
  checkMinimum(world, account, budget);
  checkShared(world, account, budget, liveAdSets(world, thing).length);
  checkSpent(world, account, thing, lifetime);
}

interface Moves {
  moves: { adSet: Thing; fields: Fields }[];
  campaign: Fields;
}

/** `adset_budgets` takes the budget from the campaign and gives each ad set its own; rows without an amount are ignored. */
function moveBudgets(world: World, account: Thing, thing: Thing, rows: unknown[]): Moves | undefined {
  const told = rows.map(mapOf).filter((row) => hasBudget(row));
  if (told.length === 0 || !hasBudget(thing.fields)) return undefined;
  const strategy = textOf(thing.fields['bid_strategy']) || 'LOWEST_COST_WITHOUT_CAP';
  const moves = liveAdSets(world, thing).map((adSet) => {
    const row = told.find((each) => textOf(each['adset_id']) === adSet.id);
    if (!row) throw new GraphError('budgetMissing', {}, 'adset_budgets');
    const [daily, lifetime] = [numberOf(row['daily_budget']), numberOf(row['lifetime_budget'])];
    checkMinimum(world, account, { daily, lifetime, days: daysOf(world.clock.now(), adSet.fields) });
    const budget = daily === undefined ? { lifetime_budget: lifetime } : { daily_budget: daily };
    return { adSet, fields: { ...budget, bid_strategy: strategy } };
  });
  const gone = { daily_budget: undefined, lifetime_budget: undefined, bid_strategy: undefined };
  return { moves, campaign: { ...gone, is_adset_budget_sharing_enabled: false } };
}

function setBids(world: World, thing: Thing, bids: Fields): void {
  for (const adSet of liveAdSets(world, thing)) {
    const bid = numberOf(bids[adSet.id]);
    if (bid !== undefined) changeThing(world, adSet, { bid_amount: bid });
  }
}

function isBudgetOnly(changes: Fields): boolean {
  const names = Object.keys(changes);
  return names.length > 0 && names.every((name) => name.endsWith('_budget'));
}

function keepsItsTime(world: World, { fields }: Thing): Fields {
  return switchOf(world, 'campaign_budget_moves_updated_time')
    ? {}
    : { updated_time: fields['updated_time'] };
}

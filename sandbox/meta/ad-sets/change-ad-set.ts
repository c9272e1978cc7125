import { type Fields, mapOf, numberOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { resolveLabels } from '#sandbox/meta/accounts/ad-labels.ts';
import { accountOf, differing, isDryRun } from '#sandbox/meta/accounts/ad-objects.ts';
import { changeThing } from '#sandbox/meta/accounts/changes.ts';
import { needActiveAccount } from '#sandbox/meta/auth/guards.ts';
import { checkKindOfBudget, checkMinimum, checkSpent } from '#sandbox/meta/campaigns/budgets.ts';
import { campaignOf, isGone } from '#sandbox/meta/campaigns/effective-status.ts';
import { checkCategoryTargeting } from '#sandbox/meta/campaigns/special-ad-categories.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { oneOf, readParams } from '#sandbox/meta/graph/params.ts';
import { allStatuses } from '#sandbox/meta/graph/vocabulary.ts';
import { withoutMessengerStories } from '#sandbox/meta/targeting/placement-rules.ts';
import { checkTargeting } from '#sandbox/meta/targeting/targeting-rules.ts';
import { changeableOfAdSet } from './ad-set-params.ts';
import {
  checkBudgetChanges,
  checkFrequency,
  checkRegions,
  checkSchedule,
  daysOf,
  hasBudget,
} from './ad-set-rules.ts';
import { checkTransparency } from './transparency.ts';
import { switchOf } from '#sandbox/meta/switches.ts';

/** Changes an ad set. What is sent as it is already counts as no change. */
export function changeAdSet(visit: Visit, thing: Thing): void {
  const { world, call } = visit;
  const sent = readParams(call.params, { ...changeableOfAdSet, status: oneOf(allStatuses) });
  const changes = differing(thing, sent);
  const isOver = isGone(world, thing);
  const onlyLess = Object.entries(changes).every(([name, value]) => name === 'name' || value === 'DELETED');
  if (isOver && !onlyLess) throw new GraphError('adSetDeleted');
  const account = accountOf(world, thing);
  if (changes['status'] !== 'DELETED') needActiveAccount(account);
  if (isOver) return keep(visit, thing, changes);
  if (changes['attribution_spec'] !== undefined) throw new GraphError('attributionFixed');
  checkBudgetChange(visit, account, thing, changes);
  const settled = checkAudience(visit, account, thing, changes);
  if (changes['frequency_control_specs'] !== undefined) checkFrequency({ ...thing.fields, ...changes });
  checkRegions(changes);
  checkTime(visit, thing, changes);
  const isUncapped =
    changes['bid_strategy'] === 'LOWEST_COST_WITHOUT_CAP' &&
    switchOf(world, 'bid_without_cap') === 'forgets-amount';
  keep(visit, thing, {
    ...changes,
    ...settled,
    ...(isUncapped && { bid_amount: undefined }),
    ...resolveLabels(world, thing.account, changes['adlabels']),
  });
}

function keep(visit: Visit, thing: Thing, changes: Fields): void {
  if (!isDryRun(visit)) changeThing(visit.world, thing, changes);
}

function checkBudgetChange({ world }: Visit, account: Thing, thing: Thing, changes: Fields): void {
  const { daily_budget: daily, lifetime_budget: lifetime } = changes;
  if (daily === undefined && lifetime === undefined) return;
  checkKindOfBudget(thing, changes);
  checkBudgetChanges(world, thing);
  const now = { ...thing.fields, ...changes };
  checkMinimum(world, account, {
    daily,
    lifetime,
    days: daysOf(world.clock.now(), now),
    goal: now['optimization_goal'],
    billing: now['billing_event'],
    bid: now['bid_amount'],
  });
  checkSpent(world, account, thing, lifetime);
}

/** A new audience goes through the same rules as the first one, and takes its place whole. */
function checkAudience({ world, call }: Visit, account: Thing, thing: Thing, changes: Fields): Fields {
  const isNamed = changes['dsa_payor'] !== undefined || changes['dsa_beneficiary'] !== undefined;
  const isStarted = changes['status'] === 'ACTIVE';
  if (changes['targeting'] !== undefined) {
    const campaign = campaignOf(world.store, thing);
    checkTargeting(world, changes['targeting'], call.version);
    if (campaign) checkCategoryTargeting(account, campaign, mapOf(changes['targeting']));
  }
  if (changes['targeting'] === undefined && !isNamed && !isStarted) return {};
  const transparency = checkTransparency(account, { ...thing.fields, ...changes });
  return changes['targeting'] === undefined
    ? transparency
    : { ...transparency, targeting: withoutMessengerStories(mapOf(changes['targeting'])) };
}

/** A schedule that is over must be made longer before anything else is. */
function checkTime({ world }: Visit, thing: Thing, changes: Fields): void {
  const touched = ['end_time', 'start_time', 'adset_schedule', 'pacing_type'];
  if (touched.some((name) => changes[name] !== undefined))
    return checkSchedule(world.clock.now(), { ...thing.fields, ...changes });
  const end = numberOf(thing.fields['end_time']);
  const isOver = end !== undefined && end > 0 && end <= world.clock.now();
  const isRevived = changes['status'] === 'ACTIVE' || hasBudget(changes);
  if (isOver && isRevived) throw new GraphError('scheduleOver');
}

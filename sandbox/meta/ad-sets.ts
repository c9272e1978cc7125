import { type Fields, numberOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { resolveLabels } from './ad-labels.ts';
import { accountOf, commonFields, isDryRun, listAdObjects, moment } from './ad-objects.ts';
import {
  checkBudget,
  checkBudgetChanges,
  checkGoal,
  checkPromotedObject,
  checkSchedule,
} from './ad-set-rules.ts';
import { changeThing, makeThing } from './changes.ts';
import { effectiveStatus } from './effective-status.ts';
import { GraphError } from './graph-error.ts';
import { guardAds, needActiveAccount } from './guards.ts';
import { insightsEdge } from './insights.ts';
import { checkMinimum } from './money.ts';
import { type Edge, type NodeType, stored, type Visit } from './node-type.ts';
import {
  amount,
  flag,
  list,
  map,
  moment as time,
  oneOf,
  type Params,
  readParams,
  required,
  text,
} from './params.ts';
import { checkTargeting, checkTransparency } from './targeting-rules.ts';
import {
  allStatuses,
  bidStrategies,
  billingEvents,
  destinations,
  newStatuses,
  optimizationGoals,
} from './vocabulary.ts';

const changeable: Params = {
  name: text,
  daily_budget: amount,
  lifetime_budget: amount,
  bid_strategy: oneOf(bidStrategies),
  bid_amount: amount,
  targeting: map,
  start_time: time,
  end_time: time,
  dsa_beneficiary: text,
  dsa_payor: text,
  adlabels: list,
};

const forNew: Params = {
  ...changeable,
  name: required(text),
  campaign_id: required(text),
  optimization_goal: required(oneOf(optimizationGoals)),
  billing_event: required(oneOf(billingEvents)),
  targeting: required(map),
  destination_type: text,
  promoted_object: map,
  status: oneOf(newStatuses),
  attribution_spec: list,
  is_dynamic_creative: flag,
};

export const adSet: NodeType = {
  name: 'AdSet',
  marketing: true,
  guard: guardAds,
  fields: {
    ...commonFields,
    ...stored('billing_event', 'optimization_goal', 'destination_type', 'promoted_object', 'targeting'),
    ...stored('attribution_spec', 'dsa_payor', 'dsa_beneficiary', 'is_dynamic_creative'),
    campaign_id: (_visit, thing) => thing.parent,
    start_time: moment('start_time'),
    end_time: moment('end_time'),
  },
  links: { campaign: ({ world }, thing) => world.store.find(thing.parent) },
  edges: {
    ads: { list: (visit, { id }) => listAdObjects(visit, visit.world.store.list('ad', { parent: id })) },
    insights: insightsEdge('adset'),
  },
  change: changeAdSet,
  remove: ({ world }, thing) => void changeThing(world, thing, { status: 'DELETED' }),
};

export const adSetsEdge: Edge = {
  list: (visit, { account }) => listAdObjects(visit, visit.world.store.list('adset', { account })),
  create: createAdSet,
};

function createAdSet(visit: Visit, account: Thing): Fields {
  const { world, call } = visit;
  needActiveAccount(account);
  const draft = readParams(call.params, forNew);
  const destination = textOf(draft['destination_type']);
  if (destination && !destinations.includes(destination) && !destination.startsWith('MESSAGING_'))
    throw new GraphError('destinationInvalid');
  const parent = findCampaign(visit, account, textOf(draft['campaign_id']));
  checkBudget(account, parent, draft);
  checkGoal(parent, draft);
  checkPromotedObject(visit, account, parent, draft);
  checkTargeting(draft['targeting']);
  const transparency = checkTransparency(account, draft);
  checkSchedule(world.clock.now(), draft);
  if (isDryRun(visit)) return { success: true };
  return world.store.transaction(() => {
    const fields = {
      status: 'ACTIVE',
      start_time: world.clock.now(),
      ...draft,
      ...transparency,
      ...resolveLabels(world, account.account, draft['adlabels']),
    };
    return {
      id: makeThing(world, { kind: 'adset', account: account.account, parent: parent.id, fields }).id,
    };
  });
}

function findCampaign({ world }: Visit, { account }: Thing, id: string): Thing {
  const parent = world.store.find(id);
  if (parent?.kind !== 'campaign' || parent.account !== account)
    throw new GraphError('noObject', { id, method: 'post' });
  if (effectiveStatus(world, parent) === 'DELETED') throw new GraphError('campaignDeleted');
  return parent;
}

function changeAdSet({ world, call }: Visit, thing: Thing): void {
  const changes = readParams(call.params, { ...changeable, status: oneOf(allStatuses) });
  const isGone = ['DELETED', 'ARCHIVED'].includes(effectiveStatus(world, thing));
  const onlyLess = Object.entries(changes).every(([name, value]) => name === 'name' || value === 'DELETED');
  if (isGone && !onlyLess) throw new GraphError('adSetDeleted');
  const account = accountOf(world, thing);
  if (changes['status'] !== 'DELETED') needActiveAccount(account);
  const budgeted = numberOf(changes['daily_budget'] ?? changes['lifetime_budget']) !== undefined;
  if (budgeted && thing.fields['daily_budget'] === undefined && thing.fields['lifetime_budget'] === undefined)
    throw new GraphError('budgetOnBothLevels');
  if (budgeted) checkBudgetChanges(world, thing);
  checkMinimum(account, { daily: changes['daily_budget'], lifetime: changes['lifetime_budget'] });
  if (changes['targeting'] !== undefined) checkTargeting(changes['targeting']);
  const transparency = changes['targeting']
    ? checkTransparency(account, { ...thing.fields, ...changes })
    : {};
  if (changes['end_time'] !== undefined) checkSchedule(world.clock.now(), { ...thing.fields, ...changes });
  changeThing(world, thing, {
    ...changes,
    ...transparency,
    ...resolveLabels(world, thing.account, changes['adlabels']),
  });
}

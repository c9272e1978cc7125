import { type Fields, numberOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { resolveLabels } from './ad-labels.ts';
import { accountOf, commonFields, isDryRun, listAdObjects, moment } from './ad-objects.ts';
import { checkBudgetSharing, checkObjective } from './campaign-rules.ts';
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
  manyOf,
  map,
  moment as time,
  oneOf,
  type Params,
  readParams,
  required,
  text,
} from './params.ts';
import {
  allStatuses,
  bidStrategies,
  newStatuses,
  objectives,
  oldObjectives,
  specialCategories,
} from './vocabulary.ts';

const changeable: Params = {
  name: text,
  daily_budget: amount,
  lifetime_budget: amount,
  bid_strategy: oneOf(bidStrategies),
  spend_cap: amount,
  special_ad_categories: manyOf(specialCategories),
  is_adset_budget_sharing_enabled: flag,
  adlabels: list,
};

const forNew: Params = {
  ...changeable,
  name: required(text),
  objective: required(oneOf([...objectives, ...oldObjectives])),
  special_ad_categories: required(manyOf(specialCategories)),
  special_ad_category_country: list,
  buying_type: oneOf(['AUCTION', 'RESERVED']),
  status: oneOf(newStatuses),
  promoted_object: map,
  start_time: time,
  stop_time: time,
};

export const campaign: NodeType = {
  name: 'Campaign',
  marketing: true,
  guard: guardAds,
  fields: {
    ...commonFields,
    ...stored(
      'objective',
      'buying_type',
      'special_ad_categories',
      'special_ad_category_country',
      'promoted_object',
    ),
    ...stored('is_adset_budget_sharing_enabled', 'pacing_type', 'smart_promotion_type', 'source_campaign_id'),
    start_time: moment('start_time'),
    stop_time: moment('stop_time'),
  },
  edges: {
    adsets: {
      list: (visit, { id }) => listAdObjects(visit, visit.world.store.list('adset', { parent: id })),
    },
    ads: { list: (visit, { id }) => listAdObjects(visit, adsUnder(visit, id)) },
    insights: insightsEdge('campaign'),
  },
  change: changeCampaign,
  remove: ({ world }, thing) => void changeThing(world, thing, { status: 'DELETED' }),
};

export const campaignsEdge: Edge = {
  list: (visit, { account }) => listAdObjects(visit, visit.world.store.list('campaign', { account })),
  create: createCampaign,
};

function createCampaign(visit: Visit, account: Thing): Fields {
  const { world, call } = visit;
  needActiveAccount(account);
  const draft = readParams(call.params, forNew);
  checkObjective(draft);
  checkBudgetSharing(draft);
  checkMinimum(account, { daily: draft['daily_budget'], lifetime: draft['lifetime_budget'] });
  if (isDryRun(visit)) return { success: true };
  return world.store.transaction(() => {
    const fields = {
      status: 'ACTIVE',
      buying_type: 'AUCTION',
      start_time: world.clock.now(),
      ...draft,
      ...resolveLabels(world, account.account, draft['adlabels']),
    };
    const { id } = makeThing(world, {
      kind: 'campaign',
      account: account.account,
      parent: account.id,
      fields,
    });
    return { id, success: true };
  });
}

function changeCampaign({ world, call }: Visit, thing: Thing): void {
  const changes = readParams(call.params, { ...changeable, status: oneOf(allStatuses) });
  const isGone = effectiveStatus(world, thing) === 'DELETED';
  if (isGone && Object.keys(changes).some((name) => name !== 'name')) throw new GraphError('campaignDeleted');
  if (changes['status'] !== 'DELETED') needActiveAccount(accountOf(world, thing));
  const hasBudget = numberOf(thing.fields['daily_budget'] ?? thing.fields['lifetime_budget']) !== undefined;
  if ((changes['daily_budget'] ?? changes['lifetime_budget']) !== undefined && !hasBudget)
    throw new GraphError('budgetOnBothLevels', {}, 'daily_budget');
  if (thing.fields['status'] === 'ARCHIVED' && textOf(changes['status']) === 'ACTIVE')
    throw new GraphError('campaignDeleted');
  checkMinimum(accountOf(world, thing), {
    daily: changes['daily_budget'],
    lifetime: changes['lifetime_budget'],
  });
  changeThing(world, thing, { ...changes, ...resolveLabels(world, thing.account, changes['adlabels']) });
}

function adsUnder({ world }: Visit, campaignId: string): Thing[] {
  const sets = world.store.list('adset', { parent: campaignId });
  return sets.flatMap(({ id }) => world.store.list('ad', { parent: id })).sort((a, b) => a.seq - b.seq);
}

import { type Fields, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { resolveLabels } from '#sandbox/meta/accounts/ad-labels.ts';
import { findParent, isDryRun, readyAt } from '#sandbox/meta/accounts/ad-objects.ts';
import { needRoomInAccount, needRoomInCampaign } from '#sandbox/meta/accounts/capacity.ts';
import { makeThing } from '#sandbox/meta/accounts/changes.ts';
import { needActiveAccount } from '#sandbox/meta/auth/guards.ts';
import { checkCategoryTargeting } from '#sandbox/meta/campaigns/special-ad-categories.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { readParams } from '#sandbox/meta/graph/params.ts';
import { destinations } from '#sandbox/meta/graph/vocabulary.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { withoutMessengerStories } from '#sandbox/meta/targeting/placement-rules.ts';
import { checkTargeting } from '#sandbox/meta/targeting/targeting-rules.ts';
import { paramsOfNewAdSet } from './ad-set-params.ts';
import {
  checkAttribution,
  checkBudget,
  checkFrequency,
  checkRegions,
  checkSchedule,
  checkSharing,
  hasBudget,
} from './ad-set-rules.ts';
import { checkGoodLeads, promotedReadBack } from './good-leads.ts';
import { checkGoal, checkPromotedObject } from './promoted-objects.ts';
import { checkTransparency } from './transparency.ts';

/** Makes an ad set, or tells the first thing that is wrong with it. */
export function createAdSet(visit: Visit, account: Thing): Fields {
  const { world, call } = visit;
  needActiveAccount(account);
  const draft = readParams(call.params, paramsOfNewAdSet);
  const destination = textOf(draft['destination_type']);
  if (destination && !destinations.includes(destination) && !destination.startsWith('MESSAGING_'))
    throw new GraphError('destinationInvalid');
  const parent = findParent(visit, 'campaign', textOf(draft['campaign_id']), account);
  const settled = checkAdSet(visit, account, parent, draft);
  if (isDryRun(visit)) return { success: true };
  return world.store.transaction(() => {
    const fields = {
      status: 'ACTIVE',
      start_time: world.clock.now(),
      ...readyAt(world),
      ...(hasBudget(draft) && { bid_strategy: 'LOWEST_COST_WITHOUT_CAP' }),
      ...draft,
      ...settled,
      ...resolveLabels(world, account.account, draft['adlabels']),
    };
    return {
      id: makeThing(world, { kind: 'adset', account: account.account, parent: parent.id, fields }).id,
    };
  });
}

/** What the rules make of a draft; throws what Meta refuses. */
export function checkAdSet(visit: Visit, account: Thing, campaign: Thing, draft: Fields): Fields {
  const { world, call } = visit;
  needRoomInCampaign(world, campaign);
  needRoomInAccount(world, 'adset', account.account);
  checkBudget(world, account, campaign, draft);
  checkSharing(world, campaign, draft);
  checkGoal(campaign, draft);
  checkPromotedObject(visit, account, campaign, draft);
  checkGoodLeads(world, account, draft);
  checkFrequency(draft);
  checkAttribution(draft['attribution_spec']);
  checkTargeting(world, draft['targeting'], call.version);
  checkCategoryTargeting(account, campaign, mapOf(draft['targeting']));
  const transparency = checkTransparency(account, draft);
  checkRegions(draft);
  checkSchedule(world.clock.now(), draft);
  return {
    ...transparency,
    targeting: withoutMessengerStories(mapOf(draft['targeting'])),
    ...promotedReadBack(world, draft),
    optimization_goal: goalReadBack(visit, campaign, textOf(draft['optimization_goal'])),
  };
}

function goalReadBack({ world }: Visit, { fields }: Thing, goal: string): string {
  if (goal === 'QUALITY_LEAD' && switchOf(world, 'good_leads_read_back') === 'as-leads')
    return 'LEAD_GENERATION';
  const isTold = fields['objective'] === 'OUTCOME_AWARENESS' || goal !== 'REACH';
  return isTold || switchOf(world, 'reach_reads_back') === 'as-sent' ? goal : 'IMPRESSIONS';
}

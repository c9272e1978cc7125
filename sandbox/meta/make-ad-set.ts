import { type Fields, mapOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { resolveLabels } from './ad-labels.ts';
import { isDryRun, readyAt } from './ad-objects.ts';
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
import { needRoomInAccount, needRoomInCampaign } from './capacity.ts';
import { makeThing } from './changes.ts';
import { effectiveStatus } from './effective-status.ts';
import { GraphError } from './graph-error.ts';
import { needActiveAccount } from './guards.ts';
import type { Visit } from './node-type.ts';
import { readParams } from './params.ts';
import { withoutMessengerStories } from './placement-rules.ts';
import { checkGoal, checkPromotedObject } from './promoted-objects.ts';
import { checkCategoryTargeting } from './special-ad-categories.ts';
import { switchOf } from './switches.ts';
import { checkTargeting } from './targeting-rules.ts';
import { checkTransparency } from './transparency.ts';
import { destinations } from './vocabulary.ts';

/** Makes an ad set, or tells the first thing that is wrong with it. */
export function createAdSet(visit: Visit, account: Thing): Fields {
  const { world, call } = visit;
  needActiveAccount(account);
  const draft = readParams(call.params, paramsOfNewAdSet);
  const destination = textOf(draft['destination_type']);
  if (destination && !destinations.includes(destination) && !destination.startsWith('MESSAGING_'))
    throw new GraphError('destinationInvalid');
  const parent = findCampaign(visit, account, textOf(draft['campaign_id']));
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
    optimization_goal: goalReadBack(visit, campaign, textOf(draft['optimization_goal'])),
  };
}

function goalReadBack({ world }: Visit, { fields }: Thing, goal: string): string {
  const isTold = fields['objective'] === 'OUTCOME_AWARENESS' || goal !== 'REACH';
  return isTold || switchOf(world, 'reach_reads_back') === 'as-sent' ? goal : 'IMPRESSIONS';
}

function findCampaign({ world }: Visit, { account }: Thing, id: string): Thing {
  const parent = world.store.find(id);
  if (parent?.kind !== 'campaign' || parent.account !== account)
    throw new GraphError('noObject', { id, method: 'post' });
  if (['DELETED', 'ARCHIVED'].includes(effectiveStatus(world, parent)))
    throw new GraphError('campaignDeleted');
  return parent;
}

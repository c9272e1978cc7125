import { type Fields, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { changeThing } from '#sandbox/meta/accounts/changes.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { amount, moment, oneOf, readParams, required } from '#sandbox/meta/graph/params.ts';
import { effectiveStatus } from './effective-status.ts';

const mostAtOnce = 500;

/** `DELETE act_X/campaigns`: the oldest first, or those archived before a day, as many as are wanted. */
export function deleteCampaigns({ world, call }: Visit, { account }: Thing): Fields {
  const strategies = ['DELETE_ANY', 'DELETE_OLDEST', 'DELETE_ARCHIVED_BEFORE'];
  const {
    delete_strategy: strategy,
    before_date: before,
    object_count: count,
  } = readParams(call.params, {
    delete_strategy: required(oneOf(strategies)),
    before_date: call.params['delete_strategy'] === 'DELETE_ARCHIVED_BEFORE' ? required(moment) : moment,
    object_count: amount,
  });
  const isMeant = (campaign: Thing) => {
    const status = effectiveStatus(world, campaign);
    if (textOf(strategy) !== 'DELETE_ARCHIVED_BEFORE') return status !== 'DELETED';
    return status === 'ARCHIVED' && Number(campaign.fields['updated_time']) < Number(before);
  };
  const meant = world.store.list('campaign', { account }).filter(isMeant);
  const chosen = meant.slice(0, Math.min(mostAtOnce, numberOf(count) ?? mostAtOnce));
  world.store.transaction(() => {
    for (const campaign of chosen) changeThing(world, campaign, { status: 'DELETED' });
  });
  return {
    objects_left_to_delete_count: meant.length - chosen.length,
    deleted_object_ids: chosen.map(({ id }) => id),
  };
}

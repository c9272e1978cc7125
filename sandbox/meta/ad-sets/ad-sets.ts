import { textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { labelsEdge } from '#sandbox/meta/accounts/ad-labels.ts';
import { commonFields, listAdObjects, moment } from '#sandbox/meta/accounts/ad-objects.ts';
import { changeThing } from '#sandbox/meta/accounts/changes.ts';
import { activitiesEdge } from '#sandbox/meta/activities/activities.ts';
import { guardAds } from '#sandbox/meta/auth/guards.ts';
import { copiesEdge } from '#sandbox/meta/campaigns/copies.ts';
import {
  type Edge,
  type Listing,
  type NodeType,
  stored,
  storedAsText,
  type Visit,
} from '#sandbox/meta/graph/node-type.ts';
import { insightsEdge } from '#sandbox/meta/insights/insights.ts';
import { governedEdge } from '#sandbox/meta/rules/rules.ts';
import { readBackTargeting } from '#sandbox/meta/targeting/targeting-reading.ts';
import { changeAdSet } from './change-ad-set.ts';
import { learningOf } from './learning.ts';
import { createAdSet } from './make-ad-set.ts';

export const adSet: NodeType = {
  name: 'AdSet',
  marketing: true,
  guard: guardAds,
  fields: {
    ...commonFields,
    ...stored(`
      billing_event optimization_goal destination_type promoted_object bid_constraints attribution_spec
      dsa_payor dsa_beneficiary is_dynamic_creative adset_schedule frequency_control_specs source_adset_id
      tune_for_category regional_regulated_categories regional_regulation_identities
      placement_soft_opt_out value_rule_set_id review_feedback recommendations`),
    ...storedAsText(`
      bid_amount daily_min_spend_target daily_spend_cap lifetime_min_spend_target lifetime_spend_cap`),
    campaign_id: (_visit, thing) => thing.parent,
    start_time: moment('start_time'),
    end_time: moment('end_time'),
    targeting: (_visit, { fields }) => fields['targeting'] && readBackTargeting(fields['targeting']),
    pacing_type: (_visit, { fields }) => fields['pacing_type'] ?? ['standard'],
    learning_stage_info: ({ world }, thing) => learningOf(world, thing),
    bid_info: (_visit, { fields }) =>
      fields['bid_amount'] === undefined ? undefined : { ACTIONS: fields['bid_amount'] },
  },
  links: { campaign: ({ world }, thing) => world.store.find(thing.parent) },
  edges: {
    activities: activitiesEdge,
    adrules_governed: governedEdge,
    ads: { list: (visit, { id }) => listAdObjects(visit, visit.world.store.list('ad', { parent: id })) },
    adcreatives: { list: creativesUnder },
    adlabels: labelsEdge,
    copies: copiesEdge,
    insights: insightsEdge('adset'),
  },
  change: changeAdSet,
  remove: ({ world }, thing) => void changeThing(world, thing, { status: 'DELETED' }),
};

export const adSetsEdge: Edge = {
  list: (visit, { account }) => listAdObjects(visit, visit.world.store.list('adset', { account })),
  create: createAdSet,
};

/** The creatives of its ads, each once. */
function creativesUnder({ world }: Visit, { id }: Thing): Listing {
  const ids = world.store.list('ad', { parent: id }).map(({ fields }) => textOf(fields['creative_id']));
  const found = [...new Set(ids)].map((each) => world.store.find(each));
  return { things: found.filter((each) => each !== undefined) };
}

import type { Thing } from '#sandbox/memory/store.ts';
import { labelsEdge } from '#sandbox/meta/accounts/ad-labels.ts';
import { commonFields, listAdObjects, moment } from '#sandbox/meta/accounts/ad-objects.ts';
import { changeThing } from '#sandbox/meta/accounts/changes.ts';
import { activitiesEdge } from '#sandbox/meta/activities/activities.ts';
import { guardAds } from '#sandbox/meta/auth/guards.ts';
import { type Edge, type NodeType, stored, type Visit } from '#sandbox/meta/graph/node-type.ts';
import { insightsEdge } from '#sandbox/meta/insights/insights.ts';
import { governedEdge } from '#sandbox/meta/rules/rules.ts';
import { changeCampaign } from './change-campaign.ts';
import { copiesEdge } from './copies.ts';
import { deleteCampaigns } from './delete-campaigns.ts';
import { createCampaign } from './make-campaign.ts';

export const campaign: NodeType = {
  name: 'Campaign',
  marketing: true,
  guard: guardAds,
  fields: {
    ...commonFields,
    ...stored(`
      objective buying_type special_ad_categories special_ad_category_country promoted_object
      is_adset_budget_sharing_enabled source_campaign_id topline_id recommendations budget_schedule_specs
      is_budget_schedule_enabled`),
    start_time: moment('start_time'),
    stop_time: moment('stop_time'),
    pacing_type: (_visit, { fields }) => fields['pacing_type'] ?? ['standard'],
    smart_promotion_type: (_visit, { fields }) => fields['smart_promotion_type'] ?? 'GUIDED_CREATION',
    can_use_spend_cap: () => true,
  },
  edges: {
    activities: activitiesEdge,
    adrules_governed: governedEdge,
    adsets: {
      list: (visit, { id }) => listAdObjects(visit, visit.world.store.list('adset', { parent: id })),
    },
    ads: { list: (visit, { id }) => listAdObjects(visit, adsUnder(visit, id)) },
    adlabels: labelsEdge,
    copies: copiesEdge,
    insights: insightsEdge('campaign'),
  },
  change: changeCampaign,
  remove: ({ world }, thing) => void changeThing(world, thing, { status: 'DELETED' }),
};

export const campaignsEdge: Edge = {
  list: (visit, { account }) => listAdObjects(visit, visit.world.store.list('campaign', { account })),
  create: createCampaign,
  remove: deleteCampaigns,
};

function adsUnder({ world }: Visit, campaignId: string): Thing[] {
  const sets = world.store.list('adset', { parent: campaignId });
  return sets.flatMap(({ id }) => world.store.list('ad', { parent: id })).sort((a, b) => a.seq - b.seq);
}

import { textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { labelsEdge } from '#sandbox/meta/accounts/ad-labels.ts';
import { commonFields, listAdObjects, moment } from '#sandbox/meta/accounts/ad-objects.ts';
import { guardAds } from '#sandbox/meta/auth/guards.ts';
import { copiesEdge } from '#sandbox/meta/campaigns/copies.ts';
import { adSetOf, campaignOf } from '#sandbox/meta/campaigns/effective-status.ts';
import { type Edge, type NodeType, stored, storedAsText, type Visit } from '#sandbox/meta/graph/node-type.ts';
import { insightsEdge } from '#sandbox/meta/insights/insights.ts';
import { leadsOfAd } from '#sandbox/meta/leads/leads.ts';
import { governedEdge } from '#sandbox/meta/rules/rules.ts';
import { changeAd, removeAd } from './change-ad.ts';
import { createAd } from './make-ad.ts';
import { previewsOfAd } from './previews.ts';
import { reviewFeedback, reviewIssues } from './review.ts';

export const ad: NodeType = {
  name: 'Ad',
  marketing: true,
  guard: guardAds,
  fields: {
    ...commonFields,
    ...stored(`
      tracking_specs conversion_domain display_sequence engagement_audience source_ad_id last_updated_by_app_id`),
    ...storedAsText('bid_amount'),
    adset_id: (_visit, thing) => thing.parent,
    campaign_id: ({ world }, thing) => campaignOf(world.store, thing)?.id,
    ad_schedule_start_time: moment('ad_schedule_start_time'),
    ad_schedule_end_time: moment('ad_schedule_end_time'),
    conversion_specs: conversionSpecs,
    preview_shareable_link: ({ world }, thing) =>
      `${world.publicUrl}/meta/preview/${textOf(thing.fields['creative_id'])}`,
    ad_review_feedback: ({ world }, thing) => reviewFeedback(world, thing),
    issues_info: ({ world }, thing) => reviewIssues(world, thing),
  },
  links: {
    campaign: ({ world }, thing) => campaignOf(world.store, thing),
    adset: ({ world }, thing) => adSetOf(world.store, thing),
    creative: creativeOf,
  },
  edges: {
    adrules_governed: governedEdge,
    copies: copiesEdge,
    insights: insightsEdge('ad'),
    previews: { list: previewsOfAd },
    leads: { list: leadsOfAd },
    adlabels: labelsEdge,
    adcreatives: {
      list: (visit, thing) => ({
        things: [creativeOf(visit, thing)].filter((found) => found !== undefined),
      }),
    },
  },
  change: changeAd,
  remove: removeAd,
};

export const adsEdge: Edge = {
  list: (visit, { account }) => listAdObjects(visit, visit.world.store.list('ad', { account })),
  create: createAd,
};

function creativeOf({ world }: Visit, thing: Thing): Thing | undefined {
  return world.store.find(textOf(thing.fields['creative_id']));
}

const counted: Record<string, string> = {
  LEAD_GENERATION: 'leadgen_grouped',
  QUALITY_LEAD: 'leadgen_grouped',
  OFFSITE_CONVERSIONS: 'offsite_conversion',
  VALUE: 'offsite_conversion',
  LINK_CLICKS: 'link_click',
  LANDING_PAGE_VIEWS: 'landing_page_view',
};

/** What Meta counts as a result of the ad, from the goal of its ad set. */
function conversionSpecs({ world }: Visit, thing: Thing): unknown {
  const goal = textOf(adSetOf(world.store, thing)?.fields['optimization_goal']);
  const action = counted[goal];
  return action && [{ 'action.type': [action] }];
}

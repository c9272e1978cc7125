import { z } from 'zod';
import { Creative, toCreative } from '../publishing/creative.ts';
import type { Graph, Params } from '../graph/graph.ts';
import { PlacesReply, toListedPlaces } from './listed-places.ts';
import type { ListedAd, Listings } from './listings.ts';
import { EndMoment, Moment } from '../graph/moments.ts';
import type { Pace } from '../graph/pace.ts';
import { limitOf } from '../steering/spending-limits.ts';
import { pagesOf } from '../graph/pages.ts';
import { FeedbackReply, IssuesReply, reviewWords } from './review-words.ts';
import { objectives } from '../publishing/tree-params.ts';
import type { Account, Objective } from '../publishing/tree.ts';
import { toWatched, watchedFields, type WatchedType } from '../watch/watched.ts';

/** Loose, since all of it is watched. */
const Listed = z.looseObject({
  id: z.string(),
  name: z.string().default(''),
  status: z.string(),
  effective_status: z.string(),
  created_time: Moment,
});
const Budgeted = Listed.extend({
  daily_budget: z.string().optional(),
  lifetime_budget: z.string().optional(),
});
const CampaignReply = Budgeted.extend({ objective: z.string(), spend_cap: z.string().optional() });
const AdSetReply = Budgeted.extend({
  campaign_id: z.string(),
  targeting: z.unknown(),
  start_time: Moment.optional(),
  end_time: EndMoment,
});
const AdReply = Listed.extend({
  campaign_id: z.string(),
  adset_id: z.string(),
  creative: Creative.extend({
    image_url: z.string().optional(),
    thumbnail_url: z.string().optional(),
  })
    .loose()
    .optional(),
  ad_review_feedback: FeedbackReply,
  issues_info: IssuesReply,
});
const Done = z.object({ success: z.literal(true) });

const pageSize = 500;
const listedFields = 'id,name,status,effective_status,created_time';
/** Each thing once: Meta need not be asked for it twice. */
const fieldsOf = (type: WatchedType, more: string) =>
  [...new Set(`${listedFields},${more},${watchedFields[type]}`.split(/,(?![^{]*\})/))].join(',');
/** Without it, a still has 64 pixels. */
const largeStills = { thumbnail_width: 720, thumbnail_height: 720 };

export function openListings(graph: Graph): Listings {
  function list<Item>(
    { id, token }: Account,
    edge: string,
    { item, pace, ...params }: Params & { fields: string; item: z.ZodType<Item>; pace: Pace | undefined },
  ) {
    const call = { path: `${id}/${edge}`, params, token, adAccountId: id, pageSize, pace };
    return pagesOf(graph, call, item);
  }

  return {
    async *listCampaigns(account, pace) {
      const fields = fieldsOf('campaign', 'objective');
      for await (const page of list(account, 'campaigns', { fields, item: CampaignReply, pace })) {
        yield page.map((reply) => ({
          ...toBudgeted(reply),
          objective: objectiveNamed(reply.objective),
          watched: toWatched('campaign', reply),
          limitMinor: limitOf(reply.spend_cap),
        }));
      }
    },

    async *listAdSets(account, pace) {
      const fields = fieldsOf('ad-set', 'campaign_id');
      for await (const page of list(account, 'adsets', { fields, item: AdSetReply, pace })) {
        yield page.map((reply) => ({
          ...toBudgeted(reply),
          campaignId: reply.campaign_id,
          startsAt: reply.start_time ?? null,
          endsAt: reply.end_time,
          ...toListedPlaces(PlacesReply.parse(reply.targeting)),
          watched: toWatched('ad-set', reply),
        }));
      }
    },

    async *listAds(account, pace) {
      const fields = fieldsOf('ad', 'campaign_id,adset_id,ad_review_feedback,issues_info');
      for await (const page of list(account, 'ads', { fields, ...largeStills, item: AdReply, pace }))
        yield page.map(toAd);
    },

    async setStatus({ id: adAccountId, token }, id, status) {
      await graph.post({ path: id, params: { status }, token, adAccountId }, Done);
    },
  };
}

function toListed({
  id,
  name,
  status,
  effective_status: effectiveStatus,
  created_time,
}: z.infer<typeof Listed>) {
  return { id, name, status, effectiveStatus, createdAt: created_time };
}

function toBudgeted(reply: z.infer<typeof Budgeted>) {
  return {
    ...toListed(reply),
    dailyBudgetMinor: budgetOf(reply.daily_budget),
    lifetimeBudgetMinor: budgetOf(reply.lifetime_budget),
  };
}

/** A budget of 0 is Meta's way of saying that it stands elsewhere. */
function budgetOf(amount: string | undefined): number | null {
  return amount && amount !== '0' ? Number(amount) : null;
}

function toAd(reply: z.infer<typeof AdReply>): ListedAd {
  const creative = reply.creative && toCreative(reply.creative);
  return {
    ...toListed(reply),
    campaignId: reply.campaign_id,
    adSetId: reply.adset_id,
    headline: creative?.headline ?? '',
    primaryText: creative?.primaryText ?? '',
    description: creative?.description ?? '',
    callToAction: creative?.callToAction ?? '',
    opensForm: Boolean(creative?.leadFormId),
    imageUrl: reply.creative?.image_url ?? reply.creative?.thumbnail_url ?? null,
    reviewWords: reviewWords(reply.ad_review_feedback, reply.issues_info),
    watched: toWatched('ad', reply),
  };
}

function objectiveNamed(name: string): Objective | null {
  const ours: Objective[] = ['leads', 'traffic', 'sales'];
  return ours.find((objective) => objectives[objective].name === name) ?? null;
}

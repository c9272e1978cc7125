import { z } from 'zod';
import { sendBatch } from '../graph/batch.ts';
import { Creative, creativeFields, toCreative } from './creative.ts';
import type { Graph } from '../graph/graph.ts';
import { EndMoment } from '../graph/moments.ts';
import { findLiving, livingIn } from '../graph/is-gone.ts';
import { TargetingReply, toTargeting } from './targeting.ts';
import type { Account, HeldTree, LaunchOrder } from './tree.ts';

const Held = z.object({ id: z.string(), name: z.string(), status: z.string(), effective_status: z.string() });

const HeldAdSet = Held.extend({
  daily_budget: z.string().optional(),
  end_time: EndMoment,
  optimization_goal: z.string(),
  targeting: TargetingReply,
  promoted_object: z
    .object({
      page_id: z.string().optional(),
      pixel_id: z.string().optional(),
      lead_ads_selected_pixel_id: z.string().optional(),
    })
    .default({}),
  dsa_beneficiary: z.string().optional(),
  dsa_payor: z.string().optional(),
});
type HeldAdSet = z.infer<typeof HeldAdSet>;

const HeldAd = Held.extend({ adset_id: z.string(), creative: Creative });
type HeldAd = z.infer<typeof HeldAd>;

function listOf<Item>(item: z.ZodType<Item>) {
  return z.object({ data: z.array(item) }).default({ data: [] });
}

const HeldCampaign = Held.extend({
  objective: z.string(),
  special_ad_categories: z.array(z.string()).default([]),
  adsets: listOf(HeldAdSet),
  ads: listOf(HeldAd),
});

const heldFields = 'id,name,status,effective_status';
const adSetFields = `${heldFields},daily_budget,end_time,optimization_goal,targeting,promoted_object,dsa_beneficiary,dsa_payor`;
const adFields = `${heldFields},adset_id,creative{${creativeFields}}`;
/** As many ads as Meta lets an ad set hold. */
const mostAds = 50;
const campaignFields = `${heldFields},objective,special_ad_categories,adsets.limit(${mostAds}){${adSetFields}},ads.limit(${mostAds}){${adFields}}`;

/** One trip; a second one, by their ids, for what lists do not show yet. */
export async function readTree(
  graph: Graph,
  account: Account,
  { campaignId, adSetId, adIds = [] }: Partial<LaunchOrder> & Pick<LaunchOrder, 'campaignId'>,
): Promise<HeldTree | undefined> {
  const campaign = await findLiving(graph, account, {
    id: campaignId,
    fields: campaignFields,
    schema: HeldCampaign,
  });
  if (!campaign) return undefined;
  const late = await readLate(graph, account, {
    adSetIds: missingFrom(campaign.adsets.data, adSetId ? [adSetId] : []),
    adIds: missingFrom(campaign.ads.data, adIds),
  });
  return {
    campaign: {
      ...toHeld(campaign),
      objective: campaign.objective,
      specialAdCategories: campaign.special_ad_categories.filter((category) => category !== 'NONE'),
    },
    adSets: [...campaign.adsets.data, ...late.adSets].map(toAdSet),
    ads: [...campaign.ads.data, ...late.ads].map((ad) => ({
      ...toHeld(ad),
      adSetId: ad.adset_id,
      ...toCreative(ad.creative),
    })),
  };
}

function missingFrom(shown: { id: string }[], ids: string[]): string[] {
  return ids.filter((id) => !shown.some((thing) => thing.id === id));
}

async function readLate(
  graph: Graph,
  account: Account,
  { adSetIds, adIds }: { adSetIds: string[]; adIds: string[] },
): Promise<{ adSets: HeldAdSet[]; ads: HeldAd[] }> {
  const read = (id: string, fields: string) => ({
    name: `read-${id}`,
    method: 'GET' as const,
    path: id,
    params: { fields },
  });
  const operations = [
    ...adSetIds.map((id) => read(id, adSetFields)),
    ...adIds.map((id) => read(id, adFields)),
  ];
  if (operations.length === 0) return { adSets: [], ads: [] };
  const results = await sendBatch(graph, account, operations);
  return {
    adSets: results.slice(0, adSetIds.length).flatMap((result) => livingIn(result, HeldAdSet)),
    ads: results.slice(adSetIds.length).flatMap((result) => livingIn(result, HeldAd)),
  };
}

function toAdSet(adSet: HeldAdSet): HeldTree['adSets'][number] {
  return {
    ...toHeld(adSet),
    dailyBudgetMinor: adSet.daily_budget ? Number(adSet.daily_budget) : null,
    endsAt: adSet.end_time,
    goal: adSet.optimization_goal,
    targeting: toTargeting(adSet.targeting),
    pageId: adSet.promoted_object.page_id ?? null,
    pixelId: adSet.promoted_object.pixel_id ?? null,
    datasetId: adSet.promoted_object.lead_ads_selected_pixel_id ?? null,
    beneficiary: adSet.dsa_beneficiary ?? null,
    payer: adSet.dsa_payor ?? null,
  };
}

function toHeld({ id, name, status, effective_status: effectiveStatus }: z.infer<typeof Held>) {
  return { id, name, status, effectiveStatus };
}

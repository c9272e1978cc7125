import { z } from 'zod';
import { Creative, toCreative } from './creative.ts';
import type { Graph } from './graph.ts';
import { listAll } from './pages.ts';
import { TargetingReply, toTargeting } from './targeting.ts';
import type { Account, HeldTree } from './tree.ts';

const Held = z.object({ id: z.string(), name: z.string(), status: z.string(), effective_status: z.string() });

const HeldCampaign = Held.extend({
  objective: z.string(),
  special_ad_categories: z.array(z.string()).default([]),
});

const HeldAdSet = Held.extend({
  daily_budget: z.string().optional(),
  optimization_goal: z.string(),
  targeting: TargetingReply,
  promoted_object: z.object({ page_id: z.string().optional(), pixel_id: z.string().optional() }).default({}),
  dsa_beneficiary: z.string().optional(),
  dsa_payor: z.string().optional(),
});

const HeldAd = Held.extend({ adset_id: z.string(), creative: Creative });

const heldFields = 'id,name,status,effective_status';

export async function readTree(
  graph: Graph,
  account: Account,
  { campaignId }: { campaignId: string },
): Promise<HeldTree> {
  const { token, id: adAccountId } = account;
  const read = (path: string, fields: string) => ({
    path,
    params: { fields: `${heldFields},${fields}` },
    token,
    adAccountId,
  });
  const adSetFields = 'daily_budget,optimization_goal,targeting,promoted_object,dsa_beneficiary,dsa_payor';
  const adFields = 'adset_id,creative{id,object_story_spec,degrees_of_freedom_spec}';
  const [campaign, adSets, ads] = await Promise.all([
    graph.get(read(campaignId, 'objective,special_ad_categories'), HeldCampaign),
    listAll(graph, read(`${campaignId}/adsets`, adSetFields), HeldAdSet),
    listAll(graph, read(`${campaignId}/ads`, adFields), HeldAd),
  ]);
  return {
    campaign: {
      ...toHeld(campaign),
      objective: campaign.objective,
      specialAdCategories: campaign.special_ad_categories.filter((category) => category !== 'NONE'),
    },
    adSets: adSets.map((adSet) => ({
      ...toHeld(adSet),
      dailyBudgetMinor: adSet.daily_budget ? Number(adSet.daily_budget) : null,
      goal: adSet.optimization_goal,
      targeting: toTargeting(adSet.targeting),
      pageId: adSet.promoted_object.page_id ?? null,
      pixelId: adSet.promoted_object.pixel_id ?? null,
      beneficiary: adSet.dsa_beneficiary ?? null,
      payer: adSet.dsa_payor ?? null,
    })),
    ads: ads.map((ad) => ({ ...toHeld(ad), adSetId: ad.adset_id, ...toCreative(ad.creative) })),
  };
}

function toHeld({ id, name, status, effective_status: effectiveStatus }: z.infer<typeof Held>) {
  return { id, name, status, effectiveStatus };
}

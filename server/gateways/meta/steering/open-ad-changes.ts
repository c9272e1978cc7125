import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import type { AdChanges, HeldAd, HeldAdSet } from './ad-changes.ts';
import { ModelAd, modelOf } from './ad-model.ts';
import { whyFixed } from './ad-words.ts';
import { sendBatch } from '../graph/batch.ts';
import { Creative, toCreative } from '../publishing/creative.ts';
import { findAds } from '../publishing/find-ads.ts';
import type { Graph } from '../graph/graph.ts';
import { HeldCreative, heldCreativeFields } from './held-creative.ts';
import { findLiving, livingIn } from '../graph/is-gone.ts';
import { makeAds } from '../publishing/make-ads.ts';
import { rewordAd } from './reword-ad.ts';

const AdReply = z.object({
  id: z.string(),
  name: z.string().default(''),
  status: z.string(),
  effective_status: z.string(),
  adset_id: z.string(),
  campaign_id: z.string(),
  creative: HeldCreative,
});
const adFields = `id,name,status,effective_status,adset_id,campaign_id,creative{${heldCreativeFields}}`;

/** As many ads as Meta lets an ad set hold. */
const mostAds = 50;
const AdSetReply = z.object({
  id: z.string(),
  status: z.string(),
  campaign_id: z.string(),
  ads: z.object({ data: z.array(ModelAd) }).default({ data: [] }),
});
const modelFields = `id,conversion_domain,tracking_specs,creative{${heldCreativeFields}}`;
const adSetFields = `id,status,campaign_id,ads.limit(${mostAds}){${modelFields}}`;

const Done = z.object({ success: z.literal(true) });

export function openAdChanges(graph: Graph): AdChanges {
  return {
    async readAd(account, adId) {
      const ad = await findLiving(graph, account, { id: adId, fields: adFields, schema: AdReply });
      return ad && toHeldAd(ad);
    },

    async readAds(account, adIds) {
      const read = (id: string) => ({
        name: `read-${id}`,
        method: 'GET' as const,
        path: id,
        params: { fields: adFields },
      });
      const results = await sendBatch(graph, account, adIds.map(read));
      return results.map((result) => {
        const [ad] = livingIn(result, AdReply);
        return ad && toHeldAd(ad);
      });
    },

    async readAdSet(account, adSetId) {
      const adSet = await findLiving(graph, account, {
        id: adSetId,
        fields: adSetFields,
        schema: AdSetReply,
      });
      return adSet && toHeldAdSet(adSet);
    },

    rewordAd: (account, order) => rewordAd(graph, account, order),

    async putCreative({ id: adAccountId, token }, { adId, creativeId }) {
      const params = { creative: { creative_id: creativeId } };
      await graph.post({ path: adId, params, token, adAccountId }, Done);
    },

    makeAds: (account, order) => makeAds(graph, account, order),
    findAds: (account, search) => findAds(graph, account, search),

    async startAds(account, adIds) {
      const start = (id: string) => ({ name: `start-${id}`, path: id, params: { status: 'ACTIVE' } });
      const results = await sendBatch(graph, account, adIds.map(start));
      for (const result of results) if (result.kind === 'refused') throw result.error;
      if (results.some(({ kind }) => kind === 'unknown')) throw unsaid();
    },
  };
}

function toHeldAd(ad: z.infer<typeof AdReply>): HeldAd {
  const { headline, primaryText, description, callToAction, ...shown } = toCreative(
    Creative.parse(ad.creative),
  );
  const { imageHash, pictures, videoId, leadFormId, link, pageId } = shown;
  return {
    id: ad.id,
    name: ad.name,
    adSetId: ad.adset_id,
    campaignId: ad.campaign_id,
    status: ad.status,
    effectiveStatus: ad.effective_status,
    words: { headline, primaryText, description, callToAction },
    pageId,
    imageHash,
    pictures,
    videoId,
    leadFormId,
    link,
    imageUrl: ad.creative.image_url ?? ad.creative.thumbnail_url ?? null,
    fixedBecause: whyFixed(ad.creative),
    creative: ad.creative,
  };
}

function toHeldAdSet({ id, campaign_id: campaignId, ads }: z.infer<typeof AdSetReply>): HeldAdSet {
  const models = ads.data.flatMap((ad) => modelOf(ad) ?? []);
  return { id, campaignId, adCount: ads.data.length, model: models[0] };
}

function unsaid(): GatewayError {
  const detail = 'Meta did not say whether the ads started';
  return new GatewayError({ service: 'Meta', failureKind: 'unknown-outcome', detail });
}

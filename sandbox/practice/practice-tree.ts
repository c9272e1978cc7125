import { type Fields, textOf } from '#sandbox/json.ts';
import { findPlace, places } from '#sandbox/meta/places/geography.ts';
import { formIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { nok, type Practice } from './practice.ts';

export const bergen = cityKey('Bergen');
export const berlin = cityKey('Berlin');

export const newCampaign: Fields = {
  name: 'Heat pumps',
  objective: 'OUTCOME_LEADS',
  special_ad_categories: [],
  status: 'PAUSED',
  is_adset_budget_sharing_enabled: false,
};

export const inBergen: Fields = {
  geo_locations: { cities: [{ key: bergen, radius: 25, distance_unit: 'kilometer' }] },
  targeting_automation: { advantage_audience: 0 },
};

export function newAdSet(campaignId: string): Fields {
  return {
    name: 'Bergen',
    campaign_id: campaignId,
    status: 'PAUSED',
    daily_budget: 10_000,
    billing_event: 'IMPRESSIONS',
    optimization_goal: 'LEAD_GENERATION',
    destination_type: 'ON_AD',
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
    promoted_object: { page_id: pageIds.plumber },
    targeting: inBergen,
  };
}

export const newCreative: Fields = {
  name: 'Creative',
  object_story_spec: {
    page_id: pageIds.plumber,
    link_data: {
      link: 'http://fb.me/',
      message: 'Warm all winter.',
      name: 'Heat pumps in Bergen',
      call_to_action: { type: 'SIGN_UP', value: { lead_gen_form_id: formIds.quote } },
    },
  },
};

/** A lead ad with a picture for stories and reels, one for feeds, and a square for all else. */
export function newPlacementCreative(hashes: { square: string; tall: string; story: string }) {
  const both = { publisher_platforms: ['facebook', 'instagram'] };
  const stories = {
    facebook_positions: ['story', 'facebook_reels'],
    instagram_positions: ['story', 'reels'],
  };
  const feeds = { facebook_positions: ['feed'], instagram_positions: ['stream'] };
  return {
    name: 'By placement',
    object_story_spec: { page_id: pageIds.plumber },
    asset_feed_spec: {
      optimization_type: 'PLACEMENT',
      ad_formats: ['SINGLE_IMAGE'],
      images: Object.entries(hashes).map(([name, hash]) => ({ hash, adlabels: [{ name }] })),
      bodies: [{ text: 'Warm all winter.' }],
      titles: [{ text: 'Heat pumps' }],
      descriptions: [{ text: 'Fixed price' }],
      link_urls: [{ website_url: 'http://fb.me/' }],
      call_to_actions: [{ type: 'SIGN_UP', value: { lead_gen_form_id: formIds.quote } }],
      asset_customization_rules: [
        { customization_spec: { ...both, ...stories }, image_label: { name: 'story' } },
        { customization_spec: { ...both, ...feeds }, image_label: { name: 'tall' } },
        { customization_spec: {}, is_default: true, image_label: { name: 'square' } },
      ],
    },
  };
}

export interface Tree {
  campaign: string;
  adSet: string;
  creative: string;
  ad: string;
}

/** A lead campaign with one ad set and one ad, all with the same status. */
export async function plantTree(
  { graph }: Practice,
  status: 'ACTIVE' | 'PAUSED' = 'PAUSED',
  account = nok,
): Promise<Tree> {
  const made = async (edge: string, body: Fields) =>
    textOf((await graph.post(`${account}/${edge}`, body))['id']);
  const campaign = await made('campaigns', { ...newCampaign, status });
  const adSet = await made('adsets', { ...newAdSet(campaign), status });
  const creative = await made('adcreatives', newCreative);
  const ad = await made('ads', { name: 'Ad', adset_id: adSet, creative: { creative_id: creative }, status });
  return { campaign, adSet, creative, ad };
}

function cityKey(name: string): string {
  const place = places.find((each) => each.type === 'city' && each.name === name);
  return findPlace(place?.key ?? '')?.key ?? '';
}

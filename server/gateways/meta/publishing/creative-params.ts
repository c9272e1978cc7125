import type { Params } from '../graph/graph.ts';
import { required } from './tree-params.ts';
import { placementFeed } from './placement-feed.ts';
import type { AdWords, Destination, PlannedAd, ShownVideo } from './tree.ts';

/** Where a lead ad leads: Meta opens the form instead. */
const formLink = 'http://fb.me/';
const longestCreativeName = 100;

/** What Meta would otherwise do to the picture or video and the text by itself. A person approved these words and this picture. */
const enhancements = [
  'adapt_to_placement',
  'add_text_overlay',
  'advantage_plus_creative',
  'description_automation',
  'enhance_cta',
  'image_animation',
  'image_auto_crop',
  'image_background_gen',
  'image_brightness_and_contrast',
  'image_templates',
  'image_touchups',
  'image_uncrop',
  'inline_comment',
  'text_optimizations',
  'text_translation',
];
const videoEnhancements = ['video_auto_crop', 'video_filtering'];

const off = { enroll_status: 'OPT_OUT' };

export function creativeParams(plan: Destination, ad: PlannedAd): Params {
  return {
    name: ad.name.slice(0, longestCreativeName),
    object_story_spec: {
      page_id: plan.page.id,
      instagram_user_id: plan.page.instagramId ?? undefined,
      ...(ad.video && { video_data: videoData(plan, ad, ad.video) }),
      ...(ad.imageHash && { link_data: linkData(plan, ad) }),
    },
    ...(ad.pictures && { asset_feed_spec: placementFeed(ad, ad.pictures, leadsTo(plan)) }),
    ...enhancementsOff({ isVideo: ad.video !== undefined }),
  };
}

/** What is said with every creative, so that people see what was approved and nothing else. */
export function enhancementsOff({ isVideo }: { isVideo: boolean }): Params {
  const features = isVideo ? [...enhancements, ...videoEnhancements] : enhancements;
  return {
    degrees_of_freedom_spec: {
      creative_features_spec: Object.fromEntries(features.map((feature) => [feature, off])),
    },
    contextual_multi_ads: off,
  };
}

function linkData(plan: Destination, ad: PlannedAd): Params {
  return {
    link: leadsTo(plan).link,
    message: ad.primaryText,
    name: ad.headline,
    description: ad.description,
    image_hash: ad.imageHash,
    call_to_action: callToAction(plan, ad),
  };
}

function leadsTo(plan: Destination) {
  return plan.objective === 'leads'
    ? { link: formLink, leadFormId: required(plan, 'leadFormId') }
    : { link: required(plan, 'websiteUrl'), leadFormId: undefined };
}

/** The link of a video stands in its button alone. */
function videoData(plan: Destination, ad: AdWords, video: ShownVideo): Params {
  return {
    video_id: video.id,
    message: ad.primaryText,
    title: ad.headline,
    link_description: ad.description,
    image_url: video.thumbnailUrl,
    call_to_action: callToAction(plan, ad),
  };
}

function callToAction(plan: Destination, ad: AdWords): Params {
  const { link, leadFormId } = leadsTo(plan);
  return { type: ad.callToAction, value: leadFormId ? { lead_gen_form_id: leadFormId } : { link } };
}

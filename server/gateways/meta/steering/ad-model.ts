import { z } from 'zod';
import type { AdModel } from './ad-changes.ts';
import { Creative, toCreative } from '../publishing/creative.ts';
import { HeldCreative } from './held-creative.ts';

const tracked = 'offsite_conversion';

/** An ad of the ad set, as far as new ones are to be like it. */
export const ModelAd = z.object({
  id: z.string(),
  conversion_domain: z.string().optional(),
  tracking_specs: z.array(z.looseObject({})).optional(),
  creative: HeldCreative.optional(),
});

/** Undefined where this ad leads somewhere that we do not build: a chat, an app, a catalogue. */
export function modelOf({
  creative,
  tracking_specs,
  conversion_domain,
}: z.infer<typeof ModelAd>): AdModel | undefined {
  const story = creative?.object_story_spec;
  const [ofFeed] = creative?.asset_feed_spec?.call_to_actions ?? [];
  const action = ofFeed ?? (story?.link_data ?? story?.video_data)?.call_to_action;
  if (!creative || !story?.page_id || !leadsSomewherePlain(action?.value)) return undefined;
  const { leadFormId, link } = toCreative(Creative.parse(creative));
  if (!leadFormId && !/^https?:\/\//.test(link)) return undefined;
  const instagramId = story.instagram_user_id ?? creative.instagram_user_id;
  const ownTracking = tracking_specs?.filter(followsSales);
  return {
    objective: leadFormId ? 'leads' : 'traffic',
    page: { id: story.page_id, instagramId },
    ...(leadFormId ? { leadFormId } : { websiteUrl: link }),
    urlTags: creative.url_tags,
    conversionDomain: conversion_domain,
    trackingSpecs: ownTracking?.length ? ownTracking : undefined,
  };
}

const plain = new Set(['link', 'link_caption', 'lead_gen_form_id']);

function leadsSomewherePlain(value: object | undefined): boolean {
  return Object.keys(value ?? {}).every((key) => plain.has(key));
}

/** Meta adds what it follows by itself, and that names the post of the very ad. */
function followsSales(spec: Record<string, unknown>): boolean {
  const actions: unknown = spec['action.type'];
  return Array.isArray(actions) && actions.includes(tracked) && 'fb_pixel' in spec;
}

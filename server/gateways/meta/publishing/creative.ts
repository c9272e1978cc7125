import { z } from 'zod';
import { readPlacementFeed } from './read-placement-feed.ts';

const CallToAction = z.object({
  type: z.string(),
  value: z.object({ lead_gen_form_id: z.coerce.string().optional(), link: z.string().optional() }).optional(),
});

const LinkData = z.object({
  link: z.string().default(''),
  message: z.string().default(''),
  name: z.string().default(''),
  description: z.string().default(''),
  image_hash: z.string().optional(),
  call_to_action: CallToAction.optional(),
});

const VideoData = z.object({
  video_id: z.string(),
  message: z.string().default(''),
  title: z.string().default(''),
  link_description: z.string().default(''),
  image_hash: z.string().optional(),
  image_url: z.string().optional(),
  call_to_action: CallToAction.optional(),
});

const Enrolment = z.object({ enroll_status: z.string().optional() });

/** A creative as Meta answers it when it is asked for these. */
export const creativeFields = 'id,object_story_spec,degrees_of_freedom_spec,asset_feed_spec';

export const Creative = z.object({
  id: z.string(),
  object_story_spec: z
    .object({
      page_id: z.string().optional(),
      instagram_user_id: z.string().optional(),
      link_data: LinkData.optional(),
      video_data: VideoData.optional(),
    })
    .optional(),
  degrees_of_freedom_spec: z
    .object({ creative_features_spec: z.record(z.string(), Enrolment).optional() })
    .optional(),
  /** Loose, since whoever made it may have put anything into it. */
  asset_feed_spec: z.looseObject({}).optional(),
});

export function toCreative(reply: z.infer<typeof Creative>) {
  const story = reply.object_story_spec;
  const shown =
    fromFeed(reply.asset_feed_spec) ??
    (story?.video_data ? fromVideo(story.video_data) : fromLink(story?.link_data));
  const features = reply.degrees_of_freedom_spec?.creative_features_spec ?? {};
  return {
    creativeId: reply.id,
    pageId: story?.page_id ?? null,
    instagramId: story?.instagram_user_id ?? null,
    ...shown,
    enhancements: Object.keys(features).filter((name) => features[name]?.enroll_status === 'OPT_IN'),
  };
}

function fromFeed(feed: unknown) {
  const shown = readPlacementFeed(feed);
  return shown && { ...shown, videoId: null, hasThumbnail: false };
}

function fromLink(link: z.infer<typeof LinkData> | undefined) {
  return {
    headline: link?.name ?? '',
    primaryText: link?.message ?? '',
    description: link?.description ?? '',
    callToAction: link?.call_to_action?.type ?? '',
    imageHash: link?.image_hash ?? null,
    pictures: null,
    videoId: null,
    hasThumbnail: false,
    link: link?.link ?? '',
    leadFormId: link?.call_to_action?.value?.lead_gen_form_id ?? null,
  };
}

function fromVideo(video: z.infer<typeof VideoData>) {
  const { type = '', value } = video.call_to_action ?? {};
  return {
    headline: video.title,
    primaryText: video.message,
    description: video.link_description,
    callToAction: type,
    imageHash: video.image_hash ?? null,
    pictures: null,
    videoId: video.video_id,
    hasThumbnail: Boolean(video.image_hash || video.image_url),
    link: value?.link ?? '',
    leadFormId: value?.lead_gen_form_id ?? null,
  };
}

import type { FixedBecause, Words } from './ad-changes.ts';
import { enhancementsOff } from '../publishing/creative-params.ts';
import type { Params } from '../graph/graph.ts';
import { readPlacementFeed } from '../publishing/read-placement-feed.ts';
import type { HeldCreative } from './held-creative.ts';
import { rewordedFeed } from './reworded-feed.ts';

/** Null when a creative of other words can be made in its place. */
export function whyFixed(creative: HeldCreative): FixedBecause | null {
  const { object_story_spec: story, object_story_id: postId, asset_feed_spec: feed } = creative;
  const hasPlaces = readPlacementFeed(feed) !== undefined;
  if (!hasPlaces && feed && Object.keys(feed).length > 0) return 'several-versions';
  if (!story || postId) return 'existing-post';
  if (hasPlaces) return null;
  if (story['template_data']) return 'catalogue';
  if (story.link_data?.['child_attachments']) return 'carousel';
  return story.link_data || story.video_data ? null : 'unknown-kind';
}

/** The params of a creative that is this one in other words: the same pictures or video, link, form, page and tags. */
export function reworded(creative: HeldCreative, words: Words): Params {
  const { link_data: link, video_data: video, ...story } = creative.object_story_spec ?? {};
  const { asset_feed_spec: feed } = creative;
  return {
    name: creative.name || words.headline,
    object_story_spec: {
      ...withInstagram(story, creative),
      ...(video && { video_data: rewordedVideo(video, words) }),
      ...(!video && !feed && { link_data: rewordedLink(link, words) }),
    },
    ...(feed && { asset_feed_spec: rewordedFeed(feed, words) }),
    url_tags: creative.url_tags,
    ...enhancementsOff({ isVideo: video !== undefined }),
  };
}

type Story = NonNullable<HeldCreative['object_story_spec']>;
type Shown = Story['link_data'];

/** Meta answers the account under an old name as well, and refuses to be told both. */
function withInstagram({ instagram_actor_id: _old, ...story }: Params, creative: HeldCreative): Params {
  const instagramId = story['instagram_user_id'] ?? creative.instagram_user_id;
  return { ...story, ...(instagramId !== undefined && { instagram_user_id: instagramId }) };
}

function rewordedLink(link: Shown, words: Words): Params {
  const { call_to_action: action, ...shown } = withoutCopies(link ?? {}, 'picture');
  return {
    ...shown,
    message: words.primaryText,
    name: words.headline,
    description: words.description,
    call_to_action: withType(action, { type: words.callToAction, link: shown['link'] }),
  };
}

function rewordedVideo(video: NonNullable<Shown>, words: Words): Params {
  const { call_to_action: action, ...shown } = withoutCopies(video, 'image_url');
  return {
    ...shown,
    message: words.primaryText,
    title: words.headline,
    link_description: words.description,
    call_to_action: withType(action, { type: words.callToAction, link: undefined }),
  };
}

/** Beside the picture itself Meta answers an address of it, which runs out. */
function withoutCopies(shown: NonNullable<Shown>, address: 'picture' | 'image_url'): NonNullable<Shown> {
  const { [address]: copy, ...rest } = shown;
  return rest['image_hash'] ? rest : { ...rest, ...(copy !== undefined && { [address]: copy }) };
}

/** A button that called somebody leads to the website when it no longer says so. */
function withType(
  action: NonNullable<Shown>['call_to_action'],
  { type, link }: { type: string; link: unknown },
): Params {
  const value = action?.value ?? (link === undefined ? undefined : { link });
  const callsSomebody = typeof value?.['link'] === 'string' && value['link'].startsWith('tel:');
  return {
    ...action,
    type,
    value: callsSomebody && type !== 'CALL_NOW' && link !== undefined ? { ...value, link } : value,
  };
}

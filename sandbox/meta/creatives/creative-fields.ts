import { isMap, listOf, mapOf, numberOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { type FieldReader, stored, type Visit } from '#sandbox/meta/graph/node-type.ts';
import { videoState } from '#sandbox/meta/videos/video-states.ts';
import { findVideo } from '#sandbox/meta/videos/videos.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { enriched } from './asset-placements.ts';
import { type Content, contentOf } from './creative-content.ts';
import { shownFeatures } from './creative-features.ts';
import { pictureUrl } from './creative-pictures.ts';

const smallest = 64;

/** Everything that can be read of a creative. */
export const creativeFields: Record<string, FieldReader> = {
  ...stored(`
      name object_story_spec url_tags adlabels contextual_multi_ads authorization_category
      product_set_id object_story_id call_to_action`),
  account_id: (_visit, thing) => thing.account,
  asset_feed_spec: ({ world }, { fields: { asset_feed_spec: feed } }) =>
    isMap(feed) && switchOf(world, 'asset_feed_reads_back') === 'enriched' ? enriched(feed) : feed,
  actor_id: (_visit, { fields }) => contentOf(fields).pageId || undefined,
  status: statusOfCreative,
  effective_status: statusOfCreative,
  degrees_of_freedom_spec: (_visit, { fields }) => shownFeatures(fields['degrees_of_freedom_spec']),
  body: said('message'),
  title: said('title'),
  link_url: said('link'),
  call_to_action_type: said('action'),
  image_hash: said('imageHash'),
  video_id: said('videoId'),
  instagram_user_id: said('instagramId'),
  object_type: (_visit, { fields }) => typeOfStory(fields),
  effective_object_story_id: (_visit, { id, fields }) =>
    fields['object_story_id'] ?? `${contentOf(fields).pageId}_${id}`,
  instagram_permalink_url: ({ world }, { id }) =>
    `${world.publicUrl}/meta/preview/${id}?ad_format=INSTAGRAM_STANDARD`,
  image_url: ({ world }, { account, fields }) => pictureUrl(world, account, contentOf(fields)),
  thumbnail_url: thumbnailUrl,
};

function said(what: Exclude<keyof Content, 'cards'>): FieldReader {
  return (_visit, { fields }) => contentOf(fields)[what] || undefined;
}

/** Small unless the call asks for more: `thumbnail_width` and `thumbnail_height`. */
function thumbnailUrl({ world, call }: Visit, { account, fields }: Thing): unknown {
  const width = numberOf(call.params['thumbnail_width']) ?? smallest;
  const height = numberOf(call.params['thumbnail_height']) ?? smallest;
  const own = fields['thumbnail_url'];
  return own ?? pictureUrl(world, account, contentOf(fields), { width, height });
}

function statusOfCreative({ world }: Visit, { account, fields }: Thing): unknown {
  if (fields['status'] !== 'ACTIVE') return fields['status'];
  const states = videosIn(fields).map((id) => stateOf(world, account, id));
  if (states.includes('processing')) return 'IN_PROCESS';
  return states.includes('error') ? 'WITH_ISSUES' : 'ACTIVE';
}

/** Every video that a creative shows, in its story, its cards and its feed. */
export function videosIn(fields: Thing['fields']): string[] {
  const { videoId, cards } = contentOf(fields);
  const ofFeed = listOf(mapOf(fields['asset_feed_spec'])['videos']).map((each) =>
    String(mapOf(each)['video_id']),
  );
  return [...new Set([videoId, ...cards.map((card) => card.videoId), ...ofFeed])].filter(Boolean);
}

function stateOf(world: World, account: string, id: string): string {
  const video = findVideo(world, account, id);
  return video ? videoState(world, video) : 'error';
}

function typeOfStory(fields: Thing['fields']): string {
  const story = mapOf(fields['object_story_spec']);
  if (story['photo_data'] !== undefined) return 'PHOTO';
  if (story['text_data'] !== undefined) return 'STATUS';
  return contentOf(fields).videoId ? 'VIDEO' : 'SHARE';
}

import { type Fields, mapOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { list, map, oneOf, type Params, readParams, text, textUpTo } from '#sandbox/meta/graph/params.ts';
import { checkCreative } from './creative-rules.ts';

/** What a creative says and shows; once it is made, none of this but its name can be changed. */
export const creativeContent: Params = {
  name: textUpTo(100),
  object_story_spec: map,
  object_story_id: text,
  source_instagram_media_id: text,
  asset_feed_spec: map,
  degrees_of_freedom_spec: map,
  contextual_multi_ads: map,
  call_to_action: map,
  url_tags: text,
  image_hash: text,
  thumbnail_url: text,
  product_set_id: text,
  authorization_category: oneOf(['NONE', 'POLITICAL', 'POLITICAL_WITH_DIGITALLY_CREATED_MEDIA']),
};

/** A creative as it was asked for, in one piece and with nothing wrong with it; nothing is kept. */
export function readCreative(visit: Visit, account: Thing, params: Fields): Fields {
  const draft = readParams(params, { ...creativeContent, adlabels: list });
  checkCreative(visit, account, draft);
  const post = visit.world.store.find(String(draft['object_story_id']).split('_')[1] ?? '');
  const { object_story_spec: story, asset_feed_spec: feed } = mapOf(post?.fields);
  return {
    ...(story !== undefined && { object_story_spec: story }),
    ...(feed !== undefined && { asset_feed_spec: feed }),
    ...draft,
  };
}

import { type Fields, isMap, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { list, map, oneOf, type Params, readParams, text, textUpTo } from '#sandbox/meta/graph/params.ts';
import { isGranted } from '#sandbox/meta/auth/guards.ts';
import { creativeFailed, GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { checkFeed } from './asset-feed-rules.ts';
import { collapsed, violated } from './asset-placements.ts';
import { checkAction } from './creative-actions.ts';
import { checkEnrolment, checkFeatures } from './creative-features.ts';
import { checkPicture, checkStory } from './creative-stories.ts';

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
  const isByPlacement = listOf(mapOf(draft['asset_feed_spec'])['asset_customization_rules']).length > 0;
  if (isByPlacement && switchOf(visit.world, 'placement_pictures') === 'collapsed') return collapsed(draft);
  return {
    ...(story !== undefined && { object_story_spec: story }),
    ...(feed !== undefined && { asset_feed_spec: feed }),
    ...draft,
  };
}

/** The first thing wrong with a new creative. */
function checkCreative(visit: Visit, account: Thing, draft: Fields): void {
  const { world } = visit;
  const { object_story_spec: story, asset_feed_spec: feed } = draft;
  checkFeatures(draft['degrees_of_freedom_spec']);
  checkEnrolment(draft['contextual_multi_ads'], 'contextual_multi_ads');
  if (isMap(story)) checkStory(visit, account, story, isMap(feed));
  else if (draft['object_story_id'] !== undefined) checkPost(visit, textOf(draft['object_story_id']), feed);
  else if (draft['source_instagram_media_id'] !== undefined) throw new GraphError('postUnavailable');
  else throw creativeFailed('The creative needs an object_story_spec.');
  if (isMap(feed)) checkFeed(world, account, feed);
  checkAction(world, draft['call_to_action'], 'call_to_action');
  checkPicture({ world, account: account.account }, draft['image_hash'], 'image_hash');
}

/** The only posts of the practice world are those that creatives have made. */
function checkPost({ world, caller }: Visit, id: string, feed: unknown): void {
  if (mapOf(feed)['optimization_type'] === 'PLACEMENT')
    throw violated('A post that exists cannot be customized.', 'asset_feed_spec');
  const [pageId = '', creativeId = ''] = id.split('_');
  if (!isGranted(world, caller.userId, 'pages', pageId)) throw new GraphError('noAdvertiserOnPage');
  const creative = world.store.find(creativeId);
  const isPost =
    creative?.kind === 'adcreative' && mapOf(creative.fields['object_story_spec'])['page_id'] === pageId;
  if (!isPost) throw new GraphError('postUnavailable');
}

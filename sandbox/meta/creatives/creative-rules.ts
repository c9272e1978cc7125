import { type Fields, isMap, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { isGranted } from '#sandbox/meta/auth/guards.ts';
import { creativeFailed, GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { checkFeed } from './asset-feed-rules.ts';
import { checkAction } from './creative-actions.ts';
import { checkEnrolment, checkFeatures } from './creative-features.ts';
import { checkPicture, checkStory } from './creative-stories.ts';

/** The first thing wrong with a new creative. */
export function checkCreative(visit: Visit, account: Thing, draft: Fields): void {
  const { world } = visit;
  const { object_story_spec: story, asset_feed_spec: feed } = draft;
  checkFeatures(draft['degrees_of_freedom_spec']);
  checkEnrolment(draft['contextual_multi_ads'], 'contextual_multi_ads');
  if (isMap(story)) checkStory(visit, account, story, isMap(feed));
  else if (draft['object_story_id'] !== undefined) checkPost(visit, textOf(draft['object_story_id']));
  else if (draft['source_instagram_media_id'] !== undefined) throw new GraphError('postUnavailable');
  else throw creativeFailed('The creative needs an object_story_spec.');
  if (isMap(feed)) checkFeed(world, account, feed);
  checkAction(world, draft['call_to_action'], 'call_to_action');
  checkPicture({ world, account: account.account }, draft['image_hash'], 'image_hash');
}

/** The only posts of the practice world are those that creatives have made. */
function checkPost({ world, caller }: Visit, id: string): void {
  const [pageId = '', creativeId = ''] = id.split('_');
  if (!isGranted(world, caller.userId, 'pages', pageId)) throw new GraphError('noAdvertiserOnPage');
  const creative = world.store.find(creativeId);
  const isPost =
    creative?.kind === 'adcreative' && mapOf(creative.fields['object_story_spec'])['page_id'] === pageId;
  if (!isPost) throw new GraphError('postUnavailable');
}

import { type Fields, isMap, listOf, mapOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { GraphError } from './graph-error.ts';
import { isGranted } from './guards.ts';
import { imageOf } from './images.ts';
import type { Visit } from './node-type.ts';
import { instagramId } from './seed-ids.ts';
import { callsToAction } from './vocabulary.ts';

/** The first thing wrong with what an ad shows. */
export function checkStory({ world, caller }: Visit, account: Thing, draft: Fields): void {
  const story = draft['object_story_spec'];
  if (!isMap(story))
    throw new GraphError('creativeFailed', { reason: 'The creative needs an object_story_spec.' });
  const pageId = textOf(story['page_id']);
  if (!pageId) throw new GraphError('storyMalformed', { reason: 'The object_story_spec needs a page_id.' });
  if (!isGranted(world, caller.userId, 'pages', pageId)) throw new GraphError('noAdvertiserOnPage');
  checkInstagram(story);
  const { link_data: link, video_data: video } = story;
  if (!isMap(link) && !isMap(video))
    throw new GraphError('storyMalformed', {
      reason: 'The object_story_spec needs link_data or video_data.',
    });
  const hasImage = (hash: unknown) => imageOf(world, account.account, textOf(hash)) !== undefined;
  if (isMap(link)) checkLink(link, hasImage);
  if (isMap(video)) checkVideo(video, hasImage);
}

function checkInstagram(story: Fields): void {
  const { instagram_user_id: user, instagram_actor_id: actor } = story;
  if (user !== undefined && actor !== undefined) throw new GraphError('twoInstagrams');
  if (actor !== undefined)
    throw new GraphError('storyMalformed', { reason: 'instagram_actor_id has become instagram_user_id.' });
  if (user !== undefined && textOf(user) !== instagramId) throw new GraphError('noInstagramAccess');
}

function checkLink(link: Fields, hasImage: (hash: unknown) => boolean): void {
  const form = textOf(mapOf(mapOf(link['call_to_action'])['value'])['lead_gen_form_id']);
  const address = textOf(link['link']);
  if (!address && !form) throw new GraphError('linkRequired');
  if (address) checkAddress(address);
  checkAction(link['call_to_action'], 'object_story_spec[link_data][call_to_action][type]');
  if (link['image_hash'] !== undefined && !hasImage(link['image_hash']))
    throw new GraphError('imageNotFound', { hash: textOf(link['image_hash']) });
  for (const [place, child] of listOf(link['child_attachments']).map(mapOf).entries())
    if (child['image_hash'] !== undefined && !hasImage(child['image_hash']))
      throw new GraphError(
        'imageNotFound',
        { hash: textOf(child['image_hash']) },
        `object_story_spec.link_data.child_attachments.${place}.image_hash`,
      );
}

function checkVideo(video: Fields, hasImage: (hash: unknown) => boolean): void {
  if (!textOf(video['video_id']))
    throw new GraphError('storyMalformed', { reason: 'video_data needs a video_id.' });
  if (!textOf(video['image_hash']) && !textOf(video['image_url'])) throw new GraphError('thumbnailMissing');
  if (video['image_hash'] !== undefined && !hasImage(video['image_hash']))
    throw new GraphError(
      'imageNotFound',
      { hash: textOf(video['image_hash']) },
      'object_story_spec.video_data.image_hash',
    );
  const value = mapOf(mapOf(video['call_to_action'])['value']);
  if (!textOf(value['link']) && !textOf(value['lead_gen_form_id']))
    throw new GraphError('linkRequired', {}, 'object_story_spec.video_data.call_to_action');
  checkAction(video['call_to_action'], 'object_story_spec[video_data][call_to_action][type]');
}

function checkAction(action: unknown, name: string): void {
  if (action === undefined) return;
  if (!callsToAction.includes(textOf(mapOf(action)['type'])))
    throw new GraphError('notOneOf', { name, values: callsToAction.join(', ') });
}

function checkAddress(address: string): void {
  const url = URL.parse(address);
  if (!url || !/^(https?|tel):$/.test(url.protocol) || address.length > 1000) throw new GraphError('badLink');
}

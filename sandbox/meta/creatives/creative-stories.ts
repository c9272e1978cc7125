import { type Fields, isMap, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { isGranted } from '#sandbox/meta/auth/guards.ts';
import { creativeFailed, GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { imageOf } from '#sandbox/meta/images/images.ts';
import { videoState } from '#sandbox/meta/videos/video-states.ts';
import { findVideo } from '#sandbox/meta/videos/videos.ts';
import { checkAction, leadsSomewhere } from './creative-actions.ts';
import { checkCaption, checkLink, checkPictureAddress } from './creative-links.ts';

type Check = (place: Place, data: Fields, path: string) => void;

interface Place {
  world: World;
  account: string;
}

const kinds: Record<string, Check> = {
  link_data: checkLinkStory,
  video_data: checkVideoStory,
  photo_data: checkPhotoStory,
  text_data: checkTextStory,
};

/** The first thing wrong with what an ad shows, and in whose name. */
export function checkStory(
  { world, caller }: Visit,
  { account }: Thing,
  story: Fields,
  isFeed: boolean,
): void {
  const pageId = textOf(story['page_id']);
  if (!pageId) throw malformed('The object_story_spec needs a page_id.');
  const tasks = listOf(world.store.find(pageId)?.fields['tasks']);
  if (!isGranted(world, caller.userId, 'pages', pageId) || !tasks.includes('ADVERTISE'))
    throw new GraphError('noAdvertiserOnPage');
  checkInstagram(world, story);
  const given = Object.keys(kinds).filter((kind) => story[kind] !== undefined);
  if (given.length === 0 && !isFeed) throw malformed('The object_story_spec needs link_data or video_data.');
  if (given.length > 1) throw malformed(`Only one of ${given.join(', ')} can be given.`);
  for (const kind of given) {
    const [data, path] = [story[kind], `object_story_spec.${kind}`];
    if (!isMap(data)) throw malformed(`${kind} must be an object.`, path);
    checkTexts(data, path);
    kinds[kind]?.({ world, account }, data, path);
  }
}

function checkInstagram({ store }: World, story: Fields): void {
  const { instagram_user_id: user, instagram_actor_id: actor } = story;
  if (user !== undefined && actor !== undefined) throw new GraphError('twoInstagrams');
  if (actor !== undefined) throw malformed('instagram_actor_id has become instagram_user_id.');
  if (user !== undefined && store.find(textOf(user))?.kind !== 'instagram')
    throw new GraphError('noInstagramAccess');
}

function checkLinkStory(place: Place, data: Fields, path: string): void {
  const { link, call_to_action: action, child_attachments: cards } = data;
  if (!textOf(link)) throw new GraphError('linkRequired', {}, `${path}.link`);
  checkLink(place.world, link, `${path}.link`);
  checkCaption(data['caption'], `${path}.caption`);
  checkAction(place.world, action, `${path}.call_to_action`);
  checkPicture(place, data['image_hash'], `${path}.image_hash`);
  checkPictureAddress(data['picture'], `${path}.picture`);
  if (cards !== undefined) checkCards(place, cards, `${path}.child_attachments`);
}

function checkCards(place: Place, given: unknown, path: string): void {
  if (!Array.isArray(given) || given.length < 2 || given.length > 10)
    throw malformed('A carousel has two to ten cards.', path);
  for (const [number, card] of given.map(mapOf).entries()) {
    const here = `${path}.${number}`;
    checkTexts(card, here);
    if (!textOf(card['link'])) throw new GraphError('linkRequired', {}, `${here}.link`);
    checkLink(place.world, card['link'], `${here}.link`);
    checkCaption(card['caption'], `${here}.caption`);
    checkPicture(place, card['image_hash'], `${here}.image_hash`);
    checkPictureAddress(card['picture'], `${here}.picture`);
    if (card['video_id'] !== undefined) checkVideo(place, card['video_id'], `${here}.video_id`);
    checkAction(place.world, card['call_to_action'], `${here}.call_to_action`);
  }
}

/** The link of a video stands in its button, and the thumbnail must be chosen. */
function checkVideoStory(place: Place, data: Fields, path: string): void {
  if (!textOf(data['video_id'])) throw malformed('video_data needs a video_id.', path);
  for (const key of ['link', 'description'])
    if (data[key] !== undefined) throw malformed(`video_data has no ${key}.`, `${path}.${key}`);
  if (!textOf(data['image_hash']) && !textOf(data['image_url'])) throw new GraphError('thumbnailMissing');
  checkPicture(place, data['image_hash'], `${path}.image_hash`);
  checkPictureAddress(data['image_url'], `${path}.image_url`);
  checkVideo(place, data['video_id'], `${path}.video_id`);
  const { call_to_action: action } = data;
  checkAction(place.world, action, `${path}.call_to_action`);
  if (action !== undefined && !leadsSomewhere(action))
    throw new GraphError('linkRequired', {}, `${path}.call_to_action`);
}

function checkPhotoStory(place: Place, data: Fields, path: string): void {
  if (!textOf(data['image_hash']) && !textOf(data['url']))
    throw malformed('photo_data needs an image_hash or a url.', path);
  checkPicture(place, data['image_hash'], `${path}.image_hash`);
  checkPictureAddress(data['url'], `${path}.url`);
}

function checkTextStory(_place: Place, data: Fields, path: string): void {
  if (!textOf(data['message'])) throw malformed('text_data needs a message.', path);
}

/** A picture must have been uploaded to the same ad account. */
export function checkPicture({ world, account }: Place, hash: unknown, path: string): void {
  if (hash !== undefined && !imageOf(world, account, textOf(hash)))
    throw new GraphError('imageNotFound', { hash: textOf(hash) }, path);
}

/** A video may still be processed, but it must be there and not have failed. */
export function checkVideo({ world, account }: Place, id: unknown, path: string): void {
  const video = findVideo(world, account, textOf(id));
  if (!video) throw creativeFailed(`The video ${textOf(id)} does not exist in this ad account.`, path);
  if (['error', 'expired'].includes(videoState(world, video)))
    throw creativeFailed('The video could not be processed. Upload it again.', path);
}

const texts = [
  'message',
  'name',
  'title',
  'description',
  'caption',
  'link',
  'link_description',
  'image_hash',
  'video_id',
];

function checkTexts(data: Fields, path: string): void {
  for (const key of texts) {
    const value = data[key];
    if (value !== undefined && typeof value !== 'string' && typeof value !== 'number')
      throw malformed(`${key} must be a text.`, `${path}.${key}`);
  }
}

function malformed(reason: string, path = 'object_story_spec'): GraphError {
  return new GraphError('storyMalformed', { reason }, path);
}

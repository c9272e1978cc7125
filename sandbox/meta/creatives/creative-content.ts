import { at, type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import { pictureIn, type Place } from './asset-placements.ts';

/** What people see of an ad, whichever of the many ways it was given in; empty where it has nothing to say. */
export interface Content {
  pageId: string;
  instagramId: string;
  message: string;
  title: string;
  description: string;
  caption: string;
  link: string;
  /** `LEARN_MORE`, or empty without a button. */
  action: string;
  formId: string;
  imageHash: string;
  imageUrl: string;
  videoId: string;
  cards: Card[];
}

interface Card {
  title: string;
  description: string;
  imageHash: string;
  imageUrl: string;
  videoId: string;
}

/** The picture of a feed is that of the place, or the one for wherever nothing else is meant. */
export function contentOf(fields: Fields, place?: Place): Content {
  const story = mapOf(fields['object_story_spec']);
  const feed = mapOf(fields['asset_feed_spec']);
  const data = mapOf(story['link_data'] ?? story['video_data'] ?? story['photo_data'] ?? story['text_data']);
  const given = data['call_to_action'] ?? fields['call_to_action'] ?? listOf(feed['call_to_actions'])[0];
  const action = mapOf(given);
  const text = (...values: unknown[]) => values.map(textOf).find(Boolean) ?? '';
  const ofFeed = (name: string, key: string) => mapOf(listOf(feed[name])[0])[key];
  const isPhoto = story['photo_data'] !== undefined;
  return {
    pageId: text(story['page_id']),
    instagramId: text(story['instagram_user_id']),
    message: text(data['message'], isPhoto ? data['caption'] : '', ofFeed('bodies', 'text')),
    title: text(data['name'], data['title'], ofFeed('titles', 'text')),
    description: text(data['description'], data['link_description'], ofFeed('descriptions', 'text')),
    caption: text(isPhoto ? '' : data['caption'], ofFeed('link_urls', 'display_url')),
    link: text(data['link'], at(action, 'value.link'), ofFeed('link_urls', 'website_url')),
    action: text(action['type'], listOf(feed['call_to_action_types'])[0]),
    formId: text(at(action, 'value.lead_gen_form_id')),
    imageHash: text(data['image_hash'], fields['image_hash'], pictureIn(feed, place)['hash']),
    imageUrl: text(data['picture'], data['image_url'], data['url'], ofFeed('videos', 'thumbnail_url')),
    videoId: text(data['video_id'], ofFeed('videos', 'video_id')),
    cards: listOf(data['child_attachments']).map(mapOf).map(toCard),
  };
}

function toCard(card: Fields): Card {
  return {
    title: textOf(card['name']),
    description: textOf(card['description']),
    imageHash: textOf(card['image_hash']),
    imageUrl: textOf(card['picture']),
    videoId: textOf(card['video_id']),
  };
}

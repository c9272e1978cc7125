import { createHash } from 'node:crypto';

import { at, canonical, type Fields, isMap, mapOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { resolveLabels } from './ad-labels.ts';
import { isDryRun, listAdObjects } from './ad-objects.ts';
import { changeThing, makeThing } from './changes.ts';
import { checkStory } from './creative-rules.ts';
import { GraphError } from './graph-error.ts';
import { guardAds, needActiveAccount } from './guards.ts';
import { imageOf, urlOfImage } from './images.ts';
import { type Edge, type NodeType, stored, type Visit } from './node-type.ts';
import { list, map, oneOf, type Params, readParams, text } from './params.ts';

const content: Params = {
  name: text,
  object_story_spec: map,
  degrees_of_freedom_spec: map,
  contextual_multi_ads: map,
  url_tags: text,
  image_hash: text,
  thumbnail_url: text,
  authorization_category: text,
};

export const creative: NodeType = {
  name: 'AdCreative',
  marketing: true,
  guard: guardAds,
  brief: ['name'],
  fields: {
    ...stored('name', 'status', 'object_story_spec', 'degrees_of_freedom_spec', 'url_tags', 'adlabels'),
    account_id: (_visit, thing) => thing.account,
    effective_status: (_visit, thing) => thing.fields['status'],
    body: (_visit, thing) => first(thing, 'link_data.message', 'video_data.message'),
    title: (_visit, thing) => first(thing, 'link_data.name', 'video_data.title'),
    link_url: (_visit, thing) => first(thing, 'link_data.link', 'video_data.call_to_action.value.link'),
    call_to_action_type: (_visit, thing) =>
      first(thing, 'link_data.call_to_action.type', 'video_data.call_to_action.type'),
    image_hash: (_visit, thing) => first(thing, 'link_data.image_hash', 'video_data.image_hash'),
    video_id: (_visit, thing) => first(thing, 'video_data.video_id'),
    instagram_user_id: (_visit, thing) => first(thing, 'instagram_user_id'),
    object_type: (_visit, thing) => (first(thing, 'video_data.video_id') ? 'VIDEO' : 'SHARE'),
    effective_object_story_id: (_visit, thing) => `${textOf(first(thing, 'page_id'))}_${thing.id}`,
    image_url: pictureOf,
    thumbnail_url: (visit, thing) => pictureOf(visit, thing),
  },
  change({ world, call }, thing) {
    const changes = readParams(call.params, {
      ...content,
      status: oneOf(['ACTIVE', 'DELETED']),
      adlabels: list,
    });
    const touched = Object.keys(changes).filter((key) => !['name', 'status', 'adlabels'].includes(key));
    if (touched.some((key) => canonical(changes[key]) !== canonical(thing.fields[key])))
      throw new GraphError('creativeContentFixed');
    changeThing(world, thing, { ...changes, ...resolveLabels(world, thing.account, changes['adlabels']) });
  },
  remove({ world }, thing) {
    const used = world.store
      .list('ad', { account: thing.account })
      .some(({ fields }) => fields['creative_id'] === thing.id);
    if (used) throw new GraphError('creativeFailed', { reason: 'The creative is used by an ad.' });
    changeThing(world, thing, { status: 'DELETED' });
  },
};

export const creativesEdge: Edge = {
  list: (visit, { account }) => listAdObjects(visit, visit.world.store.list('adcreative', { account })),
  create(visit, account) {
    needActiveAccount(account);
    const draft = checkContent(visit, account, visit.call.params);
    return isDryRun(visit) ? { success: true } : { id: keepCreative(visit, account, draft).id };
  },
};

/** The same content gives the same creative, as Meta's documentation promises. */
export function ensureCreative(visit: Visit, account: Thing, params: Fields): Thing {
  return keepCreative(visit, account, checkContent(visit, account, params));
}

function keepCreative({ world }: Visit, { account, id: parent }: Thing, draft: Fields): Thing {
  const { adlabels, ...same } = draft;
  const fingerprint = createHash('sha256').update(canonical(same)).digest('hex');
  const twin = world.store
    .list('adcreative', { account })
    .find(({ fields }) => fields['fingerprint'] === fingerprint && fields['status'] !== 'DELETED');
  if (twin) return twin;
  return world.store.transaction(() => {
    const fields = { status: 'ACTIVE', ...same, fingerprint, ...resolveLabels(world, account, adlabels) };
    return makeThing(world, { kind: 'adcreative', account, parent, fields });
  });
}

function checkContent(visit: Visit, account: Thing, params: Fields): Fields {
  const draft = readParams(params, { ...content, adlabels: list });
  const features = at(draft, 'degrees_of_freedom_spec.creative_features_spec');
  if (isMap(features) && features['standard_enhancements'] !== undefined)
    throw new GraphError('enhancementBundle');
  checkStory(visit, account, draft);
  return draft;
}

function first(thing: Thing, ...paths: string[]): unknown {
  const story = mapOf(thing.fields['object_story_spec']);
  return paths.map((path) => at(story, path)).find((value) => value !== undefined);
}

function pictureOf({ world }: Visit, thing: Thing): unknown {
  const image = imageOf(
    world,
    thing.account,
    textOf(first(thing, 'link_data.image_hash', 'video_data.image_hash')),
  );
  return image ? urlOfImage(world, image) : first(thing, 'link_data.picture', 'video_data.image_url');
}

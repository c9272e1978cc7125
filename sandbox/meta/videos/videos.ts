import { textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { guardAds, needActiveAccount } from '#sandbox/meta/auth/guards.ts';
import { passes, readFilters } from '#sandbox/meta/graph/filters.ts';
import { type Edge, type NodeType, stored } from '#sandbox/meta/graph/node-type.ts';
import { oneOf, readParams, text } from '#sandbox/meta/graph/params.ts';
import { graphTime } from '#sandbox/meta/graph/times.ts';
import { cancelUpload, finishUpload, startUpload, transferChunk } from './video-chunks.ts';
import { urlOfVideo } from './video-pages.ts';
import { videoState, videoStatus } from './video-states.ts';
import { urlOfThumbnail } from './video-thumbnails.ts';
import { uploadWhole } from './video-uploads.ts';

export const video: NodeType = {
  name: 'Video',
  marketing: true,
  guard: guardAds,
  fields: {
    ...stored('title name description length'),
    account_id: (_visit, thing) => thing.account,
    status: ({ world }, thing) => videoStatus(world, thing),
    published: () => false,
    created_time: (_visit, { fields }) => graphTime(Number(fields['created_time'])),
    updated_time: (_visit, { fields }) => graphTime(Number(fields['updated_time'])),
    picture: ({ world }, thing) => pictureOfVideo(world, thing),
    icon: ({ world }) => `${world.publicUrl}/meta/pictures/video-placeholder`,
    source: ({ world }, thing) => (isReady(world, thing) ? urlOfVideo(world, thing.id) : undefined),
  },
  edges: {
    thumbnails: {
      list: ({ world }, thing) => ({ things: isReady(world, thing) ? framesOf(world, thing) : [] }),
    },
  },
  change({ world, call }, thing) {
    const changes = readParams(call.params, { title: text, name: text, description: text });
    world.store.update(thing, { ...changes, updated_time: world.clock.now() });
  },
  remove({ world }, thing) {
    for (const { id } of framesOf(world, thing)) world.store.remove(id);
    world.store.remove(thing.id);
    void world.files.remove(thing.id);
  },
};

export const videosEdge: Edge = {
  list(visit, { account }) {
    const filters = readFilters(visit.call.params);
    const videos = visit.world.store.list('advideo', { account }).toReversed();
    return { things: videos.filter((thing) => passes(visit, thing, filters)) };
  },
  create(visit, account) {
    needActiveAccount(account);
    const { upload_phase: phase } = readParams(visit.call.params, { upload_phase: oneOf(phases) });
    const step = steps[textOf(phase)];
    return step ? step(visit, account) : uploadWhole(visit, account);
  },
};

const steps: Record<string, NonNullable<Edge['create']>> = {
  start: startUpload,
  transfer: transferChunk,
  finish: finishUpload,
  cancel: cancelUpload,
};
const phases = Object.keys(steps);

export function findVideo({ store }: World, account: string, id: string): Thing | undefined {
  const thing = id ? store.find(id) : undefined;
  return thing?.kind === 'advideo' && thing.account === account ? thing : undefined;
}

/** Grey and small until the video is ready, then its preferred moment. */
export function pictureOfVideo(world: World, thing: Thing): string {
  const [first] = isReady(world, thing) ? framesOf(world, thing) : [];
  return urlOfThumbnail(world, first?.id ?? 'video-placeholder');
}

function isReady(world: World, thing: Thing): boolean {
  return videoState(world, thing) === 'ready';
}

function framesOf({ store }: World, { id }: Thing): Thing[] {
  return store.list('videothumbnail', { parent: id });
}

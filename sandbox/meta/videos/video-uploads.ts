import { type Fields, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError, mustBe } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { type Params, readParams, textUpTo, text } from '#sandbox/meta/graph/params.ts';
import { fetchVideo } from './video-fetcher.ts';
import { finishVideo, smallestVideo } from './video-states.ts';
import { addThumbnailFile } from './video-thumbnails.ts';

const about: Params = { name: text, title: textUpTo(255), description: text, file_url: text };

/** A video in one request: the file itself, or the address where Meta fetches it after it has answered. */
export async function uploadWhole({ world, call }: Visit, account: Thing): Promise<Fields> {
  const { file_url: address, ...told } = readParams(call.params, about);
  const source = call.files.get('source');
  if (source) {
    if (source.size < smallestVideo) throw new GraphError('videoTooSmall');
    const video = makeVideo(world, account, { ...told, state: 'uploading' });
    await addThumbnailFile(world, video, call.files.get('thumb'));
    await world.files.write(video.id, source.stream());
    await finishVideo(world, video.id, source.size);
    return { id: video.id };
  }
  if (call.params['source'] !== undefined) throw mustBe('source', 'a file in a multipart/form-data request');
  if (address === undefined) throw new GraphError('required', { name: 'source' });
  if (!isWebAddress(textOf(address))) throw new GraphError('videoNotFetched');
  const video = makeVideo(world, account, { ...told, file_url: address, state: 'fetching' });
  await addThumbnailFile(world, video, call.files.get('thumb'));
  fetchVideo(world, video.id);
  return { id: video.id };
}

/** Its id looks like that of other videos on Facebook, not like that of an ad. */
export function makeVideo({ store, clock }: World, { id: parent, account }: Thing, fields: Fields): Thing {
  const id = store.newId().replace(/^12/, '70');
  const now = clock.now();
  const times = { created_time: now, updated_time: now };
  return store.insert({ id, kind: 'advideo', account, parent, fields: { ...fields, ...times } });
}

function isWebAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol);
}

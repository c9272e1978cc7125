import { randomInt } from 'node:crypto';

import { type Fields, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { amount, type Params, readParams, required, textUpTo, text } from '#sandbox/meta/graph/params.ts';
import { finishVideo, smallestVideo, videoState } from './video-states.ts';
import { makeVideo } from './video-uploads.ts';

const window = 50 * 1024 * 1024;
const largest = 10 * 1024 ** 3;

const about: Params = { name: text, title: textUpTo(255), description: text };

/** Says how large the file will be, and hears where to begin. */
export function startUpload({ world, call }: Visit, account: Thing): Fields {
  const { file_size: size, ...told } = readParams(call.params, { file_size: required(amount), ...about });
  if (Number(size) < smallestVideo) throw new GraphError('videoTooSmall');
  if (Number(size) > largest) throw new GraphError('videoUploadFailed');
  const session = String(randomInt(1e14, 2e14));
  const video = world.store.transaction(() => {
    const made = makeVideo(world, account, { ...told, state: 'uploading', size, received: 0 });
    world.store.insert({
      id: session,
      kind: 'upload_session',
      account: account.account,
      parent: made.id,
      fields: {},
    });
    return made;
  });
  return { upload_session_id: session, video_id: video.id, ...offsetsOf(video) };
}

/** A part goes where the last one ended; one that does not is told where that is. */
export async function transferChunk({ world, call }: Visit, account: Thing): Promise<Fields> {
  const shapes = { upload_session_id: required(text), start_offset: required(amount) };
  const { upload_session_id: session, start_offset: start } = readParams(call.params, shapes);
  const chunk = call.files.get('video_file_chunk');
  if (!chunk) throw new GraphError('required', { name: 'video_file_chunk' });
  const video = openSession(world, account, session);
  checkOffset(video, Number(start));
  if (chunk.size === 0 || Number(start) + chunk.size > Number(video.fields['size']))
    throw new GraphError('videoUploadFailed');
  await world.files.write(video.id, chunk.stream(), { start: Number(start) });
  const now = openSession(world, account, session);
  checkOffset(now, Number(start));
  return offsetsOf(world.store.update(now, { received: Number(start) + chunk.size }));
}

export async function finishUpload({ world, call }: Visit, account: Thing): Promise<Fields> {
  const shapes = { upload_session_id: required(text), ...about };
  const { upload_session_id: session, ...told } = readParams(call.params, shapes);
  const video = openSession(world, account, session);
  checkOffset(video, Number(video.fields['size']));
  world.store.update(video, told);
  await finishVideo(world, video.id, Number(video.fields['size']));
  world.store.remove(textOf(session));
  return { success: true };
}

export function cancelUpload({ world, call }: Visit, account: Thing): Fields {
  const { upload_session_id: session } = readParams(call.params, { upload_session_id: required(text) });
  const video = openSession(world, account, session);
  world.store.transaction(() => {
    world.store.remove(textOf(session));
    world.store.remove(video.id);
  });
  void world.files.remove(video.id);
  return { success: true };
}

function openSession(world: World, { account }: Thing, id: unknown): Thing {
  const session = world.store.find(textOf(id));
  const video = session?.kind === 'upload_session' ? world.store.find(session.parent) : undefined;
  if (video?.account !== account || videoState(world, video) !== 'uploading')
    throw new GraphError('uploadSessionInvalid');
  return video;
}

function checkOffset(video: Thing, start: number): void {
  if (Number(video.fields['received']) !== start)
    throw new GraphError('uploadOffsetMismatch', {}, undefined, offsetsOf(video));
}

/** Where the next part begins and may end; the same twice when nothing is missing. */
function offsetsOf({ fields }: Thing): Fields {
  const [received, size] = [Number(fields['received']), Number(fields['size'])];
  return { start_offset: String(received), end_offset: String(Math.min(received + window, size)) };
}

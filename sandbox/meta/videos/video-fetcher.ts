import { textOf } from '#sandbox/json.ts';
import { FileTooLarge } from '#sandbox/memory/file-shelf.ts';
import type { World } from '#sandbox/memory/world.ts';
import { failVideo, finishVideo } from './video-states.ts';

const mostBytes = 1024 ** 3;
const patienceMs = 120_000;
const fetchers = new WeakMap<World, (videoId: string) => void>();

/** Begins to fetch the file behind a video's `file_url`; nobody waits for it. */
export function fetchVideo(world: World, videoId: string): void {
  fetchers.get(world)?.(videoId);
}

/** Fetches what videos are made from, and takes up again what another sandbox had to leave. */
export function openVideoFetcher(world: World): { close(): Promise<void> } {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  function start(videoId: string): void {
    const work = fetchFile(world, videoId, closing.signal).finally(() => running.delete(work));
    running.add(work);
  }

  fetchers.set(world, start);
  for (const { id, fields } of world.store.list('advideo')) if (fields['state'] === 'fetching') start(id);
  return {
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}

async function fetchFile(world: World, videoId: string, closing: AbortSignal): Promise<void> {
  const address = textOf(world.store.find(videoId)?.fields['file_url']);
  try {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(patienceMs)]);
    const response = await world.fetch(new Request(address, { signal }));
    if (!response.ok || !response.body) throw new TypeError(`The answer was ${response.status}.`);
    const size = await world.files.write(videoId, response.body, { most: mostBytes });
    if (!closing.aborted) await finishVideo(world, videoId, size);
  } catch (error) {
    if (closing.aborted) return;
    const words =
      error instanceof FileTooLarge
        ? 'The video file is too large.'
        : 'Unable to fetch the video file from its URL.';
    failVideo(world, videoId, { phase: 'uploading', code: 389, message: words });
  }
}

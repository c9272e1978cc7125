import { type Fields, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { inspectVideo } from './video-inspection.ts';
import { addThumbnails } from './video-thumbnails.ts';

const sessionLivesMs = 24 * 3_600_000;

export type VideoState = 'uploading' | 'processing' | 'ready' | 'error' | 'expired';

interface VideoProblem {
  phase: 'uploading' | 'processing';
  code: number;
  message: string;
}

/** The whole file is there: looks at its bytes, and lets the processing begin. */
export async function finishVideo(world: World, id: string, size: number): Promise<void> {
  const found = await inspectVideo(world.files, id, size);
  world.store.transaction(() => {
    const video = world.store.find(id);
    if (video?.fields['state'] !== 'fetching' && video?.fields['state'] !== 'uploading') return;
    const now = world.clock.now();
    world.store.update(video, {
      state: 'uploaded',
      size,
      received: size,
      uploaded_at: now,
      ready_at: now + switchOf(world, 'video_processing_seconds') * 1000,
      updated_time: now,
      problem: problemOf(video, found !== undefined, size),
      ...found,
    });
    if (found) addThumbnails(world, video, found);
  });
}

export function failVideo({ store }: World, id: string, problem: VideoProblem): void {
  const video = store.find(id);
  if (video) store.update(video, { state: 'uploaded', ready_at: 0, problem });
}

export function videoState({ clock }: World, { fields }: Thing): VideoState {
  const { state, ready_at: readyAt, problem, created_time: made } = fields;
  if (state === 'uploading') return clock.now() - Number(made) > sessionLivesMs ? 'expired' : 'uploading';
  if (state === 'fetching') return 'processing';
  if (clock.now() < Number(readyAt)) return 'processing';
  return problem ? 'error' : 'ready';
}

/** `status` of a video, with its three phases, as Meta tells it. */
export function videoStatus(world: World, video: Thing): Fields {
  const { fields } = video;
  const state = videoState(world, video);
  const { phase, code, message } = mapOf(state === 'error' ? fields['problem'] : undefined);
  const errors = { status: 'error', errors: [{ code, message }] };
  const isThere = fields['state'] === 'uploaded' && phase !== 'uploading';
  const uploading = isThere
    ? {
        status: 'complete',
        bytes_transferred: Number(fields['size']),
        source_file_size: Number(fields['size']),
      }
    : {
        status: 'in_progress',
        bytes_transferred: Number(fields['received'] ?? 0),
        ...(fields['size'] !== undefined && { source_file_size: Number(fields['size']) }),
      };
  return {
    video_status: state,
    ...(state === 'processing' && { processing_progress: progressOf(world, video) }),
    uploading_phase: phase === 'uploading' ? errors : uploading,
    processing_phase: phase === 'processing' ? errors : { status: wordFor(state, isThere) },
    publishing_phase: { status: state === 'ready' ? 'complete' : 'not_started' },
  };
}

function progressOf({ clock }: World, { fields }: Thing): number {
  if (fields['state'] !== 'uploaded') return 0;
  const [begun, ready] = [Number(fields['uploaded_at']), Number(fields['ready_at'])];
  return Math.min(99, Math.floor(((clock.now() - begun) / (ready - begun)) * 100));
}

function wordFor(state: VideoState, isThere: boolean): string {
  if (state === 'ready') return 'complete';
  return isThere ? 'in_progress' : 'not_started';
}

function problemOf(video: Thing, isVideo: boolean, size: number): VideoProblem | undefined {
  const phase = 'processing';
  const said = ['title', 'name', 'description'].map((name) => textOf(video.fields[name])).join(' ');
  if (size < smallestVideo) return { phase, code: 382, message: 'The video file is too small.' };
  if (!isVideo) return { phase, code: 351, message: 'There was a problem with your video file.' };
  if (said.includes('SIM_VIDEO_ERROR'))
    return { phase, code: 1_363_026, message: 'The video could not be processed. Try another file.' };
  return undefined;
}

/** A kilobyte, as far as anybody has seen. */
export const smallestVideo = 1024;

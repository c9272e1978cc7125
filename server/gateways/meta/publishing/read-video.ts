import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import type { Graph } from '../graph/graph.ts';
import { listAll } from '../graph/pages.ts';
import { coded } from '#server/platform/coded-text.ts';
import type { Account } from './tree.ts';

export type VideoState =
  /** Not all of it is there. */
  | { kind: 'uploading' }
  /** Meta is looking through it: no ad can show it yet. */
  | { kind: 'processing' }
  | { kind: 'ready'; thumbnailUrl: string }
  /** Meta cannot use it, and says why. */
  | { kind: 'failed'; error: GatewayError }
  /** Its upload ran out, or somebody deleted it. */
  | { kind: 'gone' };

const Phase = z.object({
  status: z.string().optional(),
  errors: z.array(z.object({ code: z.number().optional(), message: z.string().optional() })).default([]),
});

const Video = z.object({
  id: z.string(),
  picture: z.string().optional(),
  status: z
    .object({
      video_status: z.string().optional(),
      uploading_phase: Phase.optional(),
      processing_phase: Phase.optional(),
    })
    .default({}),
  thumbnails: z
    .object({ data: z.array(z.object({ uri: z.string(), is_preferred: z.boolean().optional() })) })
    .default({ data: [] }),
});
type Video = z.infer<typeof Video>;

const fields = 'id,status,picture,thumbnails{uri,is_preferred}';

export async function readVideo(graph: Graph, account: Account, videoId: string): Promise<VideoState> {
  const video = await findVideo(graph, account, videoId);
  return video ? stateOf(video) : { kind: 'gone' };
}

export function isWholeAtMeta({ kind }: VideoState): boolean {
  return kind === 'processing' || kind === 'ready' || kind === 'failed';
}

async function findVideo(graph: Graph, account: Account, videoId: string): Promise<Video | undefined> {
  const { id: adAccountId, token } = account;
  try {
    return await graph.get({ path: videoId, params: { fields }, token, adAccountId }, Video);
  } catch (error) {
    if (!isOutOfSight(error)) throw error;
  }
  // Some tokens may not read a video of their own ad account by its id, but in its list.
  const filtering = [{ field: 'id', operator: 'IN', value: [videoId] }];
  const call = { path: `${adAccountId}/advideos`, params: { fields, filtering }, token, adAccountId };
  return (await listAll(graph, call, Video)).find(({ id }) => id === videoId);
}

function isOutOfSight(error: unknown): boolean {
  return (
    error instanceof GatewayError && (error.failureKind === 'not-found' || error.failureKind === 'forbidden')
  );
}

function stateOf({ status, picture, thumbnails: { data: stills } }: Video): VideoState {
  const { video_status: word, uploading_phase: uploading, processing_phase: processing } = status;
  if (word === 'expired') return { kind: 'gone' };
  if (word === 'error') {
    const [said] = [...(processing?.errors ?? []), ...(uploading?.errors ?? [])];
    return {
      kind: 'failed',
      error: new GatewayError({
        service: 'Meta',
        failureKind: 'rejected',
        words: said?.message,
        reason: coded('video-not-processed'),
        code: said?.code,
        fields: ['video_id'],
      }),
    };
  }
  if (word === 'ready') {
    const thumbnailUrl = (stills.find((still) => still.is_preferred) ?? stills[0])?.uri ?? picture;
    return thumbnailUrl ? { kind: 'ready', thumbnailUrl } : { kind: 'processing' };
  }
  const isWhole = uploading?.status === undefined || uploading.status === 'complete';
  return { kind: word === 'uploading' || !isWhole ? 'uploading' : 'processing' };
}

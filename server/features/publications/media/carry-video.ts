import { randomUUID } from 'node:crypto';
import { setInterval as every } from 'node:timers/promises';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { getMedia } from '../../media/queries.ts';
import { type Carrier, releaseVideoLease, saveVideo, acquireVideoLease } from './video-queries.ts';

interface Freight {
  account: Account;
  workspaceId: WorkspaceId;
  mediaId: string;
}

const prolongEveryMs = 2000;
/** A job that takes longer is given to another worker, so the rest of a long upload is left to the next try. */
const longestCarryMs = 8 * 60_000;

/**
 * Brings a video to an ad account and answers its id there. One carrier at a time, of all servers; whoever comes next
 * goes on where the last one stopped.
 */
export async function carryVideo(ctx: AppContext, freight: Freight): Promise<string> {
  const { db } = ctx;
  const carrier = { adAccountId: freight.account.id, mediaId: freight.mediaId, holder: randomUUID() };
  const taken = await acquireVideoLease(db, carrier);
  if (!taken) throw comeAgain({ detail: 'The video is on its way already' });
  if (taken.videoId) return taken.videoId;
  const done = new AbortController();
  const prolonging = prolong(ctx, carrier, done.signal);
  try {
    return await upload(ctx, freight, { carrier, begun: taken.upload });
  } finally {
    done.abort();
    await prolonging;
    await releaseVideoLease(db, carrier);
  }
}

async function upload(
  { db, meta, storage }: AppContext,
  { account, workspaceId, mediaId }: Freight,
  { carrier, begun }: { carrier: Carrier; begun: Parameters<AppContext['meta']['uploadVideo']>[2]['begun'] },
): Promise<string> {
  const { key, fileName, bytes: size } = await getMedia(db, workspaceId, mediaId);
  const startedAt = performance.now();
  async function keep(...[changes]: [Parameters<typeof saveVideo>[2]]): Promise<void> {
    if (!(await saveVideo(db, carrier, changes)))
      throw comeAgain({ detail: 'The video is on its way already' });
    if (performance.now() - startedAt > longestCarryMs)
      throw comeAgain({ detail: 'The video is still on its way' });
  }
  const film = {
    fileName,
    size,
    read: async (range: { start: number; end: number }) => (await storage.read(key, range)).stream,
  };
  const videoId = await meta.uploadVideo(account, film, {
    begun,
    keep: (reached) => keep({ upload: reached }),
  });
  await keep({ videoId, upload: null });
  return videoId;
}

async function prolong({ db, log }: AppContext, carrier: Carrier, done: AbortSignal): Promise<void> {
  try {
    for await (const _ of every(prolongEveryMs, undefined, { signal: done, ref: false }))
      await saveVideo(db, carrier);
  } catch (error) {
    if (!done.aborted) log.error('a video could not be kept in hand', error);
  }
}

/** What is thrown where it only takes time: the next try comes soon. */
export function comeAgain({ detail }: { detail: string }): GatewayError {
  return new GatewayError({ service: 'Meta', failureKind: 'unavailable', detail, retrySoon: true });
}

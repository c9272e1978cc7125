import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Account, ShownVideo } from '#server/gateways/meta/publishing/tree.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { carryVideo, comeAgain } from './carry-video.ts';
import { findUploadedVideos, forgetVideo } from './video-queries.ts';

interface Upload {
  account: Account;
  workspaceId: WorkspaceId;
  mediaIds: string[];
  /** Told before the first of those that the ad account does not have yet. */
  onMissing?: () => Promise<void>;
}

/**
 * Brings videos to an ad account, each once, and answers them by the ids of their files. Throws while Meta is still
 * looking through one, so that the job comes again.
 */
export async function uploadVideos(ctx: AppContext, upload: Upload): Promise<Map<string, ShownVideo>> {
  const { account, onMissing } = upload;
  const mediaIds = [...new Set(upload.mediaIds)];
  if (mediaIds.length === 0) return new Map();
  const known = await findUploadedVideos(ctx.db, account.id, mediaIds);
  if (known.size < mediaIds.length) await onMissing?.();
  const uploads = await Promise.allSettled(
    mediaIds.map(async (mediaId): Promise<[string, ShownVideo]> => {
      const id = known.get(mediaId) ?? (await carryVideo(ctx, { ...upload, mediaId }));
      return [mediaId, await mustBeReady(ctx, account, { mediaId, id })];
    }),
  );
  throwWorst(uploads);
  return new Map(uploads.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
}

async function mustBeReady(
  { db, meta }: AppContext,
  account: Account,
  { mediaId, id }: { mediaId: string; id: string },
): Promise<ShownVideo> {
  const state = await meta.readVideo(account, id);
  if (state.kind === 'ready') return { id, thumbnailUrl: state.thumbnailUrl };
  if (state.kind === 'processing') throw comeAgain({ detail: 'Meta is still looking through a video' });
  // Without this, publishing again would meet the same video again.
  await forgetVideo(db, { adAccountId: account.id, mediaId, videoId: id });
  throw state.kind === 'failed' ? state.error : comeAgain({ detail: 'Meta does not have a video any more' });
}

/** What only takes time is not told before what will never be. */
function throwWorst(results: PromiseSettledResult<unknown>[]): void {
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const isFinal = (error: unknown) => !(error instanceof GatewayError) || !error.isTransient;
  const worst = failures.find(isFinal) ?? failures[0];
  if (worst) throw worst;
}

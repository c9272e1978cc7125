import type { Account, AdWords, PlannedAd, ShownVideo } from '#server/gateways/meta/publishing/tree.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type PlannedMedia, shownAs } from './picture-files.ts';
import { uploadPictures } from './upload-pictures.ts';
import { uploadVideos } from './upload-videos.ts';

interface Upload {
  account: Account;
  workspaceId: WorkspaceId;
  media: PlannedMedia[];
  /** Told before anything that the ad account does not have yet. */
  onMissing?: () => Promise<void>;
}

interface UploadedMedia {
  /** By `nameOf` their files. */
  hashes: Map<string, string>;
  /** By the ids of their files. */
  videos: Map<string, ShownVideo>;
}

/** Brings what ads show to an ad account, each once: pictures first, since they are there in a moment. */
export async function uploadMedia(ctx: AppContext, { media, ...upload }: Upload): Promise<UploadedMedia> {
  const hashes = await uploadPictures(ctx, { ...upload, pictures: media.filter(isPicture) });
  const films = media.filter((one) => !isPicture(one));
  const videos = await uploadVideos(ctx, { ...upload, mediaIds: films.map(({ mediaId }) => mediaId) });
  return { hashes, videos };
}

/** The ads of a plan with what the ad account has in place of the files. */
export function withMedia(ads: (AdWords & PlannedMedia)[], { hashes, videos }: UploadedMedia): PlannedAd[] {
  return ads.map(({ mediaId, isEnhanced, kind, drawn, ...words }) => {
    if (!isPicture({ kind })) return { ...words, video: videos.get(mediaId)! };
    return { ...words, ...shownAs({ mediaId, isEnhanced, drawn }, hashes) };
  });
}

/** Plans from before there were videos do not say what they are. */
export function isPicture({ kind = 'image' }: Pick<PlannedMedia, 'kind'>): boolean {
  return kind === 'image';
}

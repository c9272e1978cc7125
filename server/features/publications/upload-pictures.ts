import { buffer } from 'node:stream/consumers';
import type { PlannedAd } from '#server/gateways/meta/tree.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { getMedia } from '../media/queries.ts';
import { type Progress, savePublication } from './progress.ts';
import { findUploadedPictures, insertUploadedPicture } from './queries.ts';

/** Brings every picture of the plan to the ad account, once, and answers the ads with their pictures' hashes. */
export async function uploadPictures(progress: Progress): Promise<PlannedAd[]> {
  const { house, account } = progress;
  const { plan, workspaceId } = progress.publication;
  const mediaIds = [...new Set(plan.ads.map(({ mediaId }) => mediaId))];
  const hashes = await findUploadedPictures(house.db, account.id, mediaIds);
  const missing = mediaIds.filter((id) => !hashes.has(id));
  if (missing.length > 0) await savePublication(progress, { step: 'pictures' });
  for (const mediaId of missing) {
    const { key, fileName } = await getMedia(house.db, workspaceId as WorkspaceId, mediaId);
    const { stream } = await house.storage.read(key);
    const { hash: imageHash } = await house.meta.uploadImage(account, {
      bytes: await buffer(stream),
      fileName,
    });
    await insertUploadedPicture(house.db, { adAccountId: account.id, mediaId, imageHash });
    hashes.set(mediaId, imageHash);
  }
  return plan.ads.map(({ mediaId, ...ad }) => ({ ...ad, imageHash: hashes.get(mediaId)! }));
}

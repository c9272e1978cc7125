import { buffer } from 'node:stream/consumers';
import type { PlannedAd } from '#server/gateways/meta/tree.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { getMedia } from '../media/queries.ts';
import { type Progress, savePublication } from './progress.ts';
import { findUploadedPictures, insertUploadedPicture, nameOf } from './queries.ts';
import type { PlannedPicture } from './tables.ts';

/** Brings every picture of the plan to the ad account, once, and answers the ads with their pictures' hashes. */
export async function uploadPictures(progress: Progress): Promise<PlannedAd[]> {
  const { house, account } = progress;
  const { plan } = progress.publication;
  const pictures = new Map(plan.ads.map((ad) => [nameOf(ad), ad]));
  const hashes = await findUploadedPictures(
    house.db,
    account.id,
    plan.ads.map(({ mediaId }) => mediaId),
  );
  const missing = [...pictures].filter(([name]) => !hashes.has(name));
  if (missing.length > 0) await savePublication(progress, { step: 'pictures' });
  for (const [name, { mediaId, isEnhanced = false }] of missing) {
    const imageHash = await uploadPicture(progress, { mediaId, isEnhanced });
    await insertUploadedPicture(house.db, { adAccountId: account.id, mediaId, isEnhanced, imageHash });
    hashes.set(name, imageHash);
  }
  return plan.ads.map(({ mediaId, isEnhanced, ...ad }) => ({
    ...ad,
    imageHash: hashes.get(nameOf({ mediaId, isEnhanced }))!,
  }));
}

async function uploadPicture(
  { house, account, publication }: Progress,
  { mediaId, isEnhanced }: PlannedPicture,
): Promise<string> {
  const workspaceId = publication.workspaceId as WorkspaceId;
  const { fileName, ...picture } = await getMedia(house.db, workspaceId, mediaId);
  // The plan was approved with the enhanced picture there, and it stays as long as the original does.
  const key = isEnhanced ? picture.enhancement!.enhancedKey! : picture.key;
  const { stream } = await house.storage.read(key);
  const { hash } = await house.meta.uploadImage(account, { bytes: await buffer(stream), fileName });
  return hash;
}

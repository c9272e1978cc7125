import type { FocalPoint, Placement } from '#contract/media.ts';
import sharp from 'sharp';
import { cutSize, placementNames, regionFor, smallestUseful } from './cut-rules.ts';

/** Cuts a picture of ours for every placement, as JPEG. It is decoded once, no larger than the cuts need it. */
export async function cutPicture(
  bytes: Uint8Array,
  focalPoint: FocalPoint,
): Promise<Record<Placement, Buffer>> {
  const whole = sharp(bytes, { failOn: 'error' });
  const useful = smallestUseful(await whole.metadata());
  const { data, info } = await whole
    .resize({ ...useful, fit: 'fill', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;

  const cuts = placementNames.map(async (placement) => {
    const region = regionFor({ width, height }, placement, focalPoint);
    const cut = await sharp(data, { raw: { width, height, channels } })
      .extract(region)
      .resize({ ...cutSize(region, placement), fit: 'fill' })
      .jpeg({ quality: 86 })
      .toBuffer();
    return [placement, cut] as const;
  });
  // The names are all the placements there are.
  return Object.fromEntries(await Promise.all(cuts)) as Record<Placement, Buffer>;
}

import { cutPicture } from '#server/features/media/crop/cut-picture.ts';
import { throughPictureGate } from '#server/platform/picture-gate.ts';
import sharp from 'sharp';
import type { Limit } from './limits.ts';

const pictures = 20;
const middle = { x: 0.5, y: 0.5 };
const cuts = [
  { width: 1080, height: 1080 },
  { width: 1080, height: 1350 },
  { width: 1080, height: 1920 },
  { width: 1200, height: 628 },
];
const mebibyte = 1024 ** 2;

interface PictureRow {
  name: string;
  msPerPicture: number;
  grownMb: number;
}

/** Tells what cutting photos takes, beside sharp alone. */
export async function tellPictures(): Promise<Limit[]> {
  const { ours, bare } = await benchPictures();
  const fastestBare = Math.min(...bare.map(({ msPerPicture }) => msPerPicture));
  console.log(
    '\nTwenty photos of 12 megapixels, cut for four placements (limits: 1.2 times sharp alone, 600 MB more)\n',
  );
  console.table(
    [ours, ...bare].map(({ name, msPerPicture, grownMb }) => ({
      way: name,
      'ms a picture': Math.round(msPerPicture),
      'times sharp alone': Number((msPerPicture / fastestBare).toFixed(2)),
      'MB more': Math.round(grownMb),
    })),
  );
  return [];
}

/**
 * Twenty photos of 12 megapixels at once, cut for every placement: as an upload of twenty meets us, beside the
 * same cuts by sharp alone, one photo after another from one decode, and beside a pipeline for each cut.
 */
async function benchPictures(): Promise<{ ours: PictureRow; bare: PictureRow[] }> {
  const photo = await makePhoto();
  await cutPicture(photo, middle);
  const all = Array.from({ length: pictures });
  const ours = await measured('ours, all at once', () =>
    Promise.all(all.map(() => throughPictureGate(() => cutPicture(photo, middle)))),
  );
  const bare = [
    await measured('sharp alone, one decode a photo', async () => {
      for (const _ of all) await cutByHand(photo);
    }),
    await measured('sharp alone, a pipeline a cut', async () => {
      for (const _ of all)
        await Promise.all(
          cuts.map((size) =>
            sharp(photo)
              .resize({ ...size, fit: 'cover' })
              .jpeg({ quality: 86 })
              .toBuffer(),
          ),
        );
    }),
  ];
  return { ours, bare };
}

async function cutByHand(photo: Buffer): Promise<void> {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  await Promise.all(
    cuts.map((size) =>
      sharp(data, { raw: { width, height, channels } })
        .resize({ ...size, fit: 'cover' })
        .jpeg({ quality: 86 })
        .toBuffer(),
    ),
  );
}

/** Noise over a gradient: as hard to pack as a real photo. */
export function makePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 500, height: 375, channels: 3, background: '#000', noise } })
    .resize(4000, 3000)
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function measured(name: string, run: () => Promise<unknown>): Promise<PictureRow> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  const startedAt = performance.now();
  await run();
  const ms = performance.now() - startedAt;
  clearInterval(watch);
  return { name, msPerPicture: ms / pictures, grownMb: (most - before) / mebibyte };
}

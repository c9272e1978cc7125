import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureFormat } from './upload/file-formats.ts';
import { renderPicture } from './render-picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b6' }, limitInputPixels: false });

const render = (bytes: Buffer, format: PictureFormat = 'png') =>
  renderPicture(bytes, { fileName: 'mine', format });

test('a photo taken sideways stands upright and says nothing about where it was taken', async () => {
  const photo = await plain(900, 700)
    .withExif({ IFD0: { Artist: 'Kari' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { original, preview, ...picture } = await render(photo, 'jpeg');
  const kept = await sharp(original).metadata();

  expect(picture).toEqual({ contentType: 'image/jpeg', extension: 'jpg', width: 700, height: 900 });
  expect(kept).toMatchObject({ format: 'jpeg', width: 700, height: 900, space: 'srgb' });
  expect([kept.exif, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined]);
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 498, height: 640 });
});

test('a drawing with see-through parts stays a PNG, an animation becomes its first frame', async () => {
  const drawing = await plain(600, 600).ensureAlpha(0.5).png().toBuffer();
  expect(await render(drawing)).toMatchObject({ contentType: 'image/png', extension: 'png' });

  const frames = await Promise.all(
    [plain(640, 620), plain(640, 620).negate()].map((frame) => frame.png().toBuffer()),
  );
  const film = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect(await render(film, 'gif')).toMatchObject({ contentType: 'image/png', width: 640, height: 620 });
});

test('colours made for printing become colours for screens', async () => {
  const print = await plain(600, 600).toColourspace('cmyk').jpeg().toBuffer();
  const { original } = await render(print, 'jpeg');
  expect(await sharp(original).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
});

test('colours of sixteen bits, and of a profile of their own, come out as they looked', async () => {
  const colour = { r: 200, g: 90, b: 40 };
  const flat = sharp({ create: { width: 600, height: 600, channels: 3, background: colour } });
  const deep = await flat.clone().toColourspace('rgb16').png().toBuffer();
  expect(await sharp(deep).metadata()).toMatchObject({ depth: 'ushort' });
  const wide = await flat.clone().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();

  for (const [bytes, format] of [
    [deep, 'png'],
    [wide, 'jpeg'],
  ] as const) {
    const { original } = await render(bytes, format);
    expect(await sharp(original).metadata()).toMatchObject({ depth: 'uchar', space: 'srgb' });
    const { channels } = await sharp(original).stats();
    [200, 90, 40].forEach((value, place) => expect(channels[place]!.mean).toBeCloseTo(value, -1));
  }
});

test('a PNG in name only is refused', async () => {
  const refused = render(Buffer.from('\u0089PNG\r\n\u001a\nnothing', 'latin1'));
  await expect(refused).rejects.toMatchObject({
    name: 'UploadRefused',
    status_code: 422,
    body: expect.stringContaining('INVALID_FILE'),
  });
});

test('half a photo is refused', async () => {
  const photo = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#111',
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  await expect(render(photo.subarray(0, photo.length / 2), 'jpeg')).rejects.toMatchObject({
    message: '"mine": invalid file. It seems to be damaged; please save it again as JPG or PNG.',
  });
});

test('a picture too small for an ad is refused with its size', async () => {
  const stamp = await plain(599, 601).png().toBuffer();
  await expect(render(stamp)).rejects.toMatchObject({ message: expect.stringContaining('(599 × 601)') });
});

test('a small file that unfolds into an enormous picture is refused by its header', async () => {
  const bomb = pngHeader(30_000, 30_000);
  expect(bomb.length).toBeLessThan(200);
  await expect(render(bomb)).rejects.toMatchObject({
    message: expect.stringContaining('more than 120 megapixels'),
  });
});

test('a GIF of ten thousand frames is refused without looking at one', async () => {
  await expect(render(gifOf(10_000), 'gif')).rejects.toMatchObject({
    message: '"mine": invalid file. It has more than 1000 frames; please use a video instead.',
  });
  expect(await render(gifOf(3), 'gif')).toMatchObject({ contentType: 'image/png', width: 640 });
});

/** All that a PNG says of itself before its pixels, and one row of them. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const named = Buffer.concat([Buffer.from(name), body]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const row = deflateSync(Buffer.alloc(width + 1));
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', row), chunk('IEND', Buffer.of())]);
}

/** Frames of one pixel each on a canvas of 640 by 640. */
function gifOf(frames: number): Buffer {
  const header = Buffer.from('474946383961800280028000000000' + '00ffffff', 'hex');
  const frame = Buffer.from('21f90400010000002c00000000010001000002024401003b'.slice(0, -2), 'hex');
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.of(0x3b)]);
}

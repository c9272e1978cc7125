import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { renderPicture } from './render-picture.ts';

const folder = await mkdtemp(join(tmpdir(), 'adfjord-pictures-'));
afterAll(() => rm(folder, { recursive: true }));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b6' }, limitInputPixels: false });

async function render(content: Buffer | string) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return renderPicture(path, 'mine');
}

test('a photo taken sideways stands upright and says nothing about where it was taken', async () => {
  const photo = await plain(900, 700)
    .withExif({ IFD0: { Artist: 'Kari' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { original, preview, ...picture } = await render(photo);
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
  expect(await render(film)).toMatchObject({ contentType: 'image/png', width: 640, height: 620 });
});

test('colours made for printing become colours for screens', async () => {
  const print = await plain(600, 600).toColourspace('cmyk').jpeg().toBuffer();
  const { original } = await render(print);
  expect(await sharp(original).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
});

test.each([
  [
    'a drawing in SVG',
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
    415,
    'UNSUPPORTED_TYPE',
  ],
  ['a web page', '<!doctype html><script>alert(1)</script>', 415, 'UNSUPPORTED_TYPE'],
  ['an empty file', '', 415, 'UNSUPPORTED_TYPE'],
  ['a PNG in name only', '\u0089PNG\r\n\u001a\nnothing', 422, 'INVALID_FILE'],
])('%s is refused', async (_, text, status, code) => {
  const refused = render(Buffer.from(text, 'latin1'));
  await expect(refused).rejects.toMatchObject({ name: 'UploadRefused', status_code: status });
  await expect(refused).rejects.toMatchObject({ body: expect.stringContaining(code) });
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
  await expect(render(photo.subarray(0, photo.length / 2))).rejects.toMatchObject({
    message: '"mine": invalid file. It seems to be damaged; please save it again as JPG or PNG.',
  });
});

test('a picture too small for an ad is refused with its size', async () => {
  const stamp = await plain(599, 601).png().toBuffer();
  await expect(render(stamp)).rejects.toMatchObject({ message: expect.stringContaining('(599 × 601)') });
});

test('a small file that unfolds into an enormous picture is refused by its header', async () => {
  const bomb = await plain(12_000, 12_000).png().toBuffer();
  await expect(render(bomb)).rejects.toMatchObject({
    message: expect.stringContaining('more than 120 megapixels'),
  });
});

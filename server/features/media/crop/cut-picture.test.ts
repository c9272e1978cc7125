import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutPicture } from './cut-picture.ts';
import { regionFor } from './cut-rules.ts';

const middle = { x: 0.5, y: 0.5 };

/** Red on the left, blue on the right. */
function twoColours(width: number, height: number) {
  const right = { width: Math.ceil(width / 2), height, channels: 3, background: '#0000ff' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: right }, gravity: 'east' }])
    .jpeg()
    .toBuffer();
}

async function sizeOf(cut: Buffer) {
  const { format, width, height, exif } = await sharp(cut).metadata();
  return { format, width, height, exif };
}

async function colourOf(cut: Buffer) {
  const { dominant } = await sharp(cut).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

test('a photo is cut to the size of the ad for every placement', async () => {
  const cuts = await cutPicture(await twoColours(4000, 3000), middle);
  const jpeg = { format: 'jpeg', exif: undefined };
  expect(await sizeOf(cuts['1x1'])).toEqual({ ...jpeg, width: 1080, height: 1080 });
  expect(await sizeOf(cuts['4x5'])).toEqual({ ...jpeg, width: 1080, height: 1350 });
  expect(await sizeOf(cuts['9x16'])).toEqual({ ...jpeg, width: 1080, height: 1920 });
  expect(await sizeOf(cuts['191x100'])).toEqual({ ...jpeg, width: 1200, height: 628 });
});

test('a small picture is cut as large as it is, and not blown up', async () => {
  const cuts = await cutPicture(await twoColours(700, 600), middle);
  expect(await sizeOf(cuts['1x1'])).toMatchObject({ width: 600, height: 600 });
  expect(await sizeOf(cuts['9x16'])).toMatchObject({ width: 338, height: 600 });
  expect(await sizeOf(cuts['191x100'])).toMatchObject({ width: 700, height: 366 });
});

test('what must stay in sight stays, up to the very edge', async () => {
  const picture = await twoColours(2000, 1000);
  expect(await colourOf((await cutPicture(picture, { x: 0, y: 0.5 }))['9x16'])).toBe('red');
  expect(await colourOf((await cutPicture(picture, { x: 1, y: 0.5 }))['9x16'])).toBe('blue');
});

test('see-through parts become white, as Facebook would not show them', async () => {
  const glass = await sharp({
    create: { width: 700, height: 700, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { channels } = await sharp((await cutPicture(glass, middle))['1x1']).stats();
  expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
});

test.each([
  { focus: { x: 0.5, y: 0.5 }, left: 219, top: 0 },
  { focus: { x: 0.3, y: 0.9 }, left: 19, top: 0 },
  { focus: { x: 0.02, y: 0.5 }, left: 0, top: 0 },
  { focus: { x: 0.99, y: 0 }, left: 437, top: 0 },
])('a story from a wide picture begins at $left around $focus', ({ focus, left, top }) => {
  expect(regionFor({ width: 1000, height: 1000 }, '9x16', focus)).toEqual({
    left,
    top,
    width: 563,
    height: 1000,
  });
});

test('the strangest picture can still be cut', async () => {
  const stripe = await sharp({ create: { width: 6000, height: 600, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const cuts = await cutPicture(stripe, { x: 1, y: 1 });
  expect(await sizeOf(cuts['9x16'])).toMatchObject({ width: 338, height: 600 });
});

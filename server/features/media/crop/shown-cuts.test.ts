import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { upload } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

const house = await openTestHouse();
let kari: Visitor;
beforeAll(async () => {
  kari = await house.visitor().join();
});
afterAll(() => house.close());

/** A wide photo, red on the left and blue on the right. */
async function uploadTwoColours(): Promise<string> {
  const right = { width: 800, height: 800, channels: 3, background: '#0000ff' } as const;
  const photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: right }, gravity: 'east' }])
    .jpeg()
    .toBuffer();
  return (await upload(kari, photo)).headers.get('x-media-id')!;
}

async function showCut(id: string, placement: string, variant = 'original') {
  const answer = await kari.fetch(`/media/${id}/cuts/${placement}?variant=${variant}`);
  if (answer.status !== 200) return { status: answer.status };
  const bytes = await answer.bytes();
  const { width, height } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).stats();
  return { status: 200, width, height, colour: dominant.r > dominant.b ? 'red' : 'blue' };
}

/** Every folder of cuts there is of a picture. */
async function cutFolders(id: string): Promise<string[]> {
  const kept = await readdir(join(house.ctx.settings.dataDir, 'files'), { recursive: true });
  return kept.filter((name) => name.includes(id) && name.endsWith('9x16.jpg'));
}

test('a picture is shown cut for every placement, all of them asked for at once', async () => {
  const id = await uploadTwoColours();
  const [square, portrait, story, link] = await Promise.all(
    ['1x1', '4x5', '9x16', '191x100'].map((placement) => showCut(id, placement)),
  );
  expect(square).toMatchObject({ status: 200, width: 800, height: 800 });
  expect(portrait).toMatchObject({ status: 200, width: 640, height: 800 });
  expect(story).toMatchObject({ status: 200, width: 450, height: 800 });
  expect(link).toMatchObject({ status: 200, width: 1200, height: 628 });
});

test('moving the focal point cuts it anew, and nothing of the old cuts stays', async () => {
  const id = await uploadTwoColours();
  const moveTo = (x: number) => kari.ask.media.setFocalPoint({ id, focalPoint: { x, y: 0.5 } });
  expect((await moveTo(0.1)).focalPoint.x).toBeCloseTo(0.1);
  expect(await showCut(id, '9x16')).toMatchObject({ colour: 'red' });
  await moveTo(0.9);
  expect(await showCut(id, '9x16')).toMatchObject({ colour: 'blue' });
  expect(await cutFolders(id)).toHaveLength(1);
});

test('the enhanced picture is cut as well, once there is one', async () => {
  const id = await uploadTwoColours();
  expect(await showCut(id, '1x1', 'enhanced')).toEqual({ status: 404 });
  await kari.ask.media.enhance({ id });
  await house.runJobs();
  expect(await showCut(id, '4x5', 'enhanced')).toMatchObject({ status: 200 });
  const typeOf = async (part: string) =>
    (await kari.fetch(`/media/${id}/${part}`)).headers.get('content-type');
  expect(await typeOf('edited')).toBe('image/jpeg');
  expect(await typeOf('enhanced')).toBe('image/jpeg');
  expect(await typeOf('preview?variant=enhanced')).toBe('image/webp');
});

test('a neighbour sees no cut, and there is none of a placement nobody knows', async () => {
  const id = await uploadTwoColours();
  const eve = await house.visitor().join();
  expect((await eve.fetch(`/media/${id}/cuts/1x1`)).status).toBe(404);
  expect(await showCut(id, '2x3')).toEqual({ status: 404 });
});

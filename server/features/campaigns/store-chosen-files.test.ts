import { makePicture, upload, uploadPicture } from '#tests/campaigns.ts';
import { openFakeS3 } from '#tests/fake-s3.ts';
import { openTestHouse } from '#tests/house.ts';
import { makeVideo } from '#tests/videos.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sweepUploads } from '#server/features/media/upload/sweep-uploads.ts';
import { unusedIsKeptMs } from '#contract/media.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetDrafts } from './forget-drafts.ts';
import { sweepFiles } from './sweep-files.ts';

const s3 = await openFakeS3();
const house = await openTestHouse(s3.settings);
const { storage } = house.ctx;
let kari: Visitor;
let workspaceId: string;

beforeAll(async () => {
  kari = await house.visitor().join();
  workspaceId = (await kari.ask.workspaces.current()).id;
});
afterAll(async () => {
  await house.close();
  await s3.close();
});

/** The names of what a campaign, or an upload, has in storage. */
async function filesOf(id: string): Promise<string[]> {
  const folder = `${workspaceId}/${id}/`;
  const names: string[] = [];
  for await (const { key } of storage.list(folder)) names.push(key.slice(folder.length));
  return names.toSorted();
}
const add = async (bytes: Buffer, fileName: string) =>
  (await upload(kari, bytes, fileName)).headers.get('x-media-id')!;
const dayMinutes = 24 * 60;

test('a saved campaign has exactly its chosen files, by place and variant, and those they replace go', async () => {
  const [van, tap] = [await uploadPicture(kari, '#111'), await uploadPicture(kari, '#eee')];
  const film = await add(await makeVideo('mp4'), 'film.mp4');
  const { id, version } = await kari.ask.campaigns.create({ title: 'Winter', mediaIds: [van, film, tap] });
  await house.runJobs();
  expect(await filesOf(id)).toEqual(['image-1-original.jpg', 'image-3-original.jpg']);
  const sizeOf = (key: string) => storage.sizeOf(`${workspaceId}/${key}`);
  expect(await sizeOf(`${id}/image-3-original.jpg`)).toBe(await sizeOf(`${tap}/original.jpg`));

  await kari.ask.campaigns.update({ id, version, changes: { mediaIds: [tap] } });
  await house.runJobs();
  expect(await filesOf(id)).toEqual(['image-1-original.jpg']);
  expect(await sizeOf(`${id}/image-1-original.jpg`)).toBe(await sizeOf(`${tap}/original.jpg`));
});

test('a picture chosen as enhanced before it is enhanced is stored under that name once it is', async () => {
  const [van, tap] = [await uploadPicture(kari, '#246'), await uploadPicture(kari, '#642')];
  const { id } = await kari.ask.campaigns.create({
    title: 'Soon',
    mediaIds: [van, tap],
    enhancedMediaIds: [tap],
  });
  await house.runJobs();
  expect(await filesOf(id)).toEqual(['image-1-original.jpg', 'image-2-original.jpg']);

  await kari.ask.media.enhance({ id: tap });
  await house.runJobs();
  expect((await kari.ask.media.get({ id: tap })).enhancement.status).toBe('done');
  expect(await filesOf(id)).toEqual(['image-1-original.jpg', 'image-2-enhanced.jpg']);
  const cutOf = (folder: string) => expect.stringContaining(`cuts/${folder}-`);
  expect(await filesOf(tap)).toEqual(expect.arrayContaining([cutOf('enhanced')]));
  expect(await filesOf(van)).toEqual(expect.arrayContaining([cutOf('original')]));
});

test('a file that cannot be stored is tried again, and then says which it was', async () => {
  const mediaId = await uploadPicture(kari);
  const { id } = await kari.ask.campaigns.create({ title: 'Storm', mediaIds: [mediaId] });
  s3.fail('PUT', /image-1-original/, 9);
  const [failure] = await house.runJobs();
  expect(failure).toMatchObject({ message: expect.stringContaining('Failed to upload image 1: ') });
  expect(await filesOf(id)).toEqual([]);
  expect(await house.retryJobs()).toEqual([]);
  expect(await filesOf(id)).toEqual(['image-1-original.jpg']);
}, 30_000);

test('what nobody uses goes after thirty days, and what a campaign uses stays', async () => {
  const [used, spare] = [await uploadPicture(kari, '#123'), await uploadPicture(kari, '#321')];
  const film = await add(await makeVideo('webm'), 'film.webm');
  const { id } = await kari.ask.campaigns.create({ title: 'Kept', mediaIds: [used, film] });
  const logo = await uploadPicture(kari, '#aa3355');
  await kari.ask.brandKit.update({ logoMediaId: logo });
  await kari.fetch('/uploads', {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '100000',
      'upload-metadata': `filename ${btoa('half.jpg')}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array((await makePicture()).subarray(0, 500)),
  });
  const lost = `${workspaceId}/${crypto.randomUUID()}/original.jpg`;
  await storage.put(lost, Buffer.from('nobody knows me'));
  await house.runJobs();
  const { db, queue } = house.ctx;
  const sweep = async () => {
    for (const job of [forgetDrafts, sweepUploads, sweepFiles]) await queue.add(db, job, {}, { key: 'now' });
    expect(await house.runJobs()).toEqual([]);
  };
  await sweep();
  // Its owner is told when, and of the one in use nothing.
  const { pictures } = await kari.ask.media.list({});
  const told = (id: string) => pictures.find((picture) => picture.id === id)!.deletedAt;
  expect(Date.parse(told(spare)!) - house.ctx.now()).toBeCloseTo(unusedIsKeptMs, -5);
  expect(told(used)).toBeNull();
  expect(s3.keys()).toContain(lost);
  expect(s3.unfinished()).toBe(1);

  await house.passTime(dayMinutes + 1);
  await sweep();
  expect(s3.keys()).not.toContain(lost);
  expect(s3.unfinished()).toBe(0);
  expect(s3.keys().filter((key) => /upload\./.test(key))).toEqual([]);
  expect(await filesOf(spare)).toEqual(['original.jpg', 'preview.webp']);

  await house.passTime(30 * dayMinutes);
  await kari.signIn();
  await sweep();
  expect(await filesOf(spare)).toEqual([]);
  await expect(kari.ask.media.get({ id: spare })).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  const cuts = ['191x100', '1x1', '4x5', '9x16'].map((name) => `cuts/original-5000x5000/${name}.jpg`);
  expect(await filesOf(used)).toEqual([...cuts, 'original.jpg', 'preview.webp']);
  expect(await filesOf(film)).toEqual(['preview.webp', 'upload']);
  expect((await kari.ask.campaigns.get({ id })).media).toHaveLength(2);
  expect(await kari.ask.brandKit.get()).toMatchObject({ logoUrl: `/media/${logo}` });

  await kari.ask.campaigns.remove({ id });
  await house.passTime(2 * dayMinutes);
  await sweep();
  expect(await filesOf(id)).toEqual([]);
}, 60_000);

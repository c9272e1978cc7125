import type { Media } from '#contract/media.ts';
import { makePicture, upload, uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const house = await openTestHouse();
let kari: Visitor;
beforeAll(async () => {
  kari = await house.visitor().join();
});
afterEach(() => house.practice.behave());
afterAll(() => house.close());

const misbehave = (path: string, trouble: object, times = 1) =>
  house.practice.trouble({ service: 'pictures', path, times, trouble });
const broken = { kind: 'error', status: 500, code: 0 };
const busy = { kind: 'error', status: 429, code: 2001 };

async function read(id: string): Promise<Media['enhancement']> {
  return (await kari.ask.media.get({ id })).enhancement;
}

/** What the studio was asked to do since, which is what it is paid for. */
async function paidSince(seq: number): Promise<string[]> {
  const requests = await house.practice.requests(seq);
  return requests
    .filter(({ service, method }) => service === 'pictures' && method === 'POST')
    .map(({ path }) => path.split('?')[0]!.split('/v1/')[1]!);
}
const lastSeq = async () => (await house.practice.requests()).at(-1)?.seq ?? 0;

async function stored(name: string, { id }: { id: string }) {
  const { workspaceId } = (await house.ctx.sessions.read(
    new Headers({ cookie: [...kari.cookies].map((pair) => pair.join('=')).join('; ') }),
  ))!;
  const { stream } = await house.ctx.storage.read(`${workspaceId}/${id}/${name}`);
  return sharp(await buffer(stream)).metadata();
}

test('a picture is edited, then set in a scene, and both are kept beside the original', async () => {
  const id = await uploadPicture(kari);
  expect(await read(id)).toMatchObject({ status: 'none', percent: 0, editedUrl: null, enhancedUrl: null });
  const before = await lastSeq();
  const asked = await kari.ask.media.enhance({ id });
  expect(asked.enhancement).toMatchObject({ status: 'waiting', step: 'edit', percent: 0 });
  await house.runJobs();

  expect(await read(id)).toEqual({
    status: 'done',
    step: null,
    percent: 100,
    problem: null,
    studioSaid: null,
    editedUrl: `/media/${id}/edited`,
    enhancedUrl: `/media/${id}/enhanced`,
  });
  expect(await paidSince(before)).toEqual(['image/edit/upload', 'scene/create']);
  expect(await stored('edited.jpg', { id })).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 });
  expect(await stored('enhanced.jpg', { id })).toMatchObject({ format: 'jpeg' });
  expect(await stored('enhanced-preview.webp', { id })).toMatchObject({ format: 'webp', width: 640 });
  expect((await kari.fetch(`/media/${id}`)).status).toBe(200);
});

test('whoever watches sees every stage as it happens, and the result last', async () => {
  const id = await uploadPicture(kari);
  await kari.ask.media.enhance({ id });
  const watched = await kari.ask.media.watch({ id });
  const first = await watched.next();
  const stages = [(first.value as Media).enhancement];
  const watching = (async () => {
    for await (const { enhancement } of watched) stages.push(enhancement);
  })();
  await house.runJobs();
  await watching;

  const percents = stages.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(stages.filter(({ status }) => status !== 'done').every(({ percent }) => percent <= 90)).toBe(true);
  expect(stages.map(({ step }) => step)).toEqual(expect.arrayContaining(['edit', 'scene']));
  expect(stages.at(-1)).toMatchObject({ status: 'done', percent: 100 });
});

test('asking again while it runs, or once it is done, changes nothing and costs nothing', async () => {
  const id = await uploadPicture(kari);
  const before = await lastSeq();
  await Promise.all([kari.ask.media.enhance({ id }), kari.ask.media.enhance({ id })]);
  await house.runJobs();
  expect((await kari.ask.media.enhance({ id })).enhancement.status).toBe('done');
  await house.runJobs();
  expect(await paidSince(before)).toEqual(['image/edit/upload', 'scene/create']);
});

test('when the edit fails, the person reads that, keeps the original and can try again', async () => {
  const id = await uploadPicture(kari);
  await misbehave('upload', broken);
  await kari.ask.media.enhance({ id });
  await house.runJobs();
  expect(await read(id)).toMatchObject({
    status: 'failed',
    step: 'edit',
    problem: 'silent',
    studioSaid: null,
    editedUrl: null,
  });
  expect((await kari.fetch(`/media/${id}`)).status).toBe(200);

  await kari.ask.media.enhance({ id });
  await house.runJobs();
  expect(await read(id)).toMatchObject({ status: 'done', problem: null });
});

test('when the scene fails, the edited picture stays, and the next try begins there', async () => {
  const id = await uploadPicture(kari);
  await misbehave('scene', { ...broken, status: 422, message: 'The object is too small.' });
  await kari.ask.media.enhance({ id });
  await house.runJobs();
  expect(await read(id)).toMatchObject({
    status: 'failed',
    step: 'scene',
    problem: 'refused',
    studioSaid: 'The object is too small.',
    editedUrl: `/media/${id}/edited`,
    enhancedUrl: null,
  });

  const before = await lastSeq();
  expect((await kari.ask.media.enhance({ id })).enhancement).toMatchObject({
    status: 'waiting',
    step: 'scene',
    percent: 50,
  });
  await house.runJobs();
  expect(await read(id)).toMatchObject({ status: 'done' });
  expect((await paidSince(before)).at(-1)).toBe('scene/create');
});

/** The studio has had the edited picture for two days, which is longer than it keeps one. */
async function forgottenByStudio(): Promise<string> {
  const id = await uploadPicture(kari);
  await misbehave('scene', broken);
  await kari.ask.media.enhance({ id });
  await house.runJobs();
  expect(await read(id)).toMatchObject({ status: 'failed', step: 'scene' });
  await house.passTime(48 * 60);
  return id;
}

test('two days later the studio has forgotten the edited picture, and fetches ours for nothing', async () => {
  const id = await forgottenByStudio();
  const before = await lastSeq();
  await kari.ask.media.enhance({ id });
  await house.runJobs();
  expect(await read(id)).toMatchObject({ status: 'done' });
  expect(await paidSince(before)).toEqual(['scene/create']);
});

test('a studio that cannot reach us is brought the picture it has forgotten', async () => {
  const id = await forgottenByStudio();
  const before = await lastSeq();
  await misbehave('scene', { ...broken, status: 422, message: 'The image could not be fetched.' });
  await kari.ask.media.enhance({ id });
  await house.runJobs();
  expect(await read(id)).toMatchObject({ status: 'done' });
  expect(await paidSince(before)).toEqual(['scene/create', 'image/edit/upload', 'scene/create']);
});

test('a studio with too much to do is waited for, for as long as somebody may be watching', async () => {
  const id = await uploadPicture(kari);
  await misbehave('upload', busy, 2);
  await kari.ask.media.enhance({ id });
  await house.runJobs();
  expect(await read(id)).toMatchObject({ status: 'waiting', step: 'edit', problem: null });
  await house.passTime(10);
  await house.retryJobs();
  expect(await read(id)).toMatchObject({
    status: 'failed',
    problem: 'busy',
  });
});

test('a result that was paid for is fetched again, not made again', async () => {
  const id = await uploadPicture(kari);
  const before = await lastSeq();
  await house.practice.trouble({
    service: 'pictures',
    method: 'GET',
    path: '.',
    times: 1,
    trouble: { kind: 'drops' },
  });
  await kari.ask.media.enhance({ id });
  await house.runJobs();
  expect(await read(id)).toMatchObject({ status: 'waiting', step: 'edit' });
  await house.retryJobs();
  expect(await read(id)).toMatchObject({ status: 'done' });
  expect(await paidSince(before)).toEqual(['image/edit/upload', 'scene/create']);
});

test('a picture with see-through parts can be enhanced as well', async () => {
  const drawing = await sharp({
    create: { width: 700, height: 700, channels: 4, background: { r: 20, g: 160, b: 90, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  const id = (await upload(kari, drawing, 'logo.png')).headers.get('x-media-id')!;
  await kari.ask.media.enhance({ id });
  await house.runJobs();
  expect(await read(id)).toMatchObject({ status: 'done' });
});

test('a neighbour can neither enhance nor watch, and nobody can without end', async () => {
  const id = await uploadPicture(kari);
  const eve = await house.visitor().join();
  await expect(eve.ask.media.enhance({ id })).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  await expect(eve.ask.media.watch({ id })).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });

  const mine = (await upload(eve, await makePicture())).headers.get('x-media-id')!;
  const ask = async (): Promise<void> => {
    await eve.ask.media.enhance({ id: mine });
    await house.runJobs();
  };
  // A studio that fails costs the person nothing.
  await misbehave('upload', broken);
  await ask();
  await misbehave('upload', { ...broken, status: 422 }, 200);
  for (let count = 0; count < 100; count += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_OFTEN' });
});

import type { Media } from '#contract/media.ts';
import { makePicture, upload } from '#tests/campaigns.ts';
import { openFakeS3 } from '#tests/fake-s3.ts';
import { openTestHouse } from '#tests/house.ts';
import { makeVideo } from '#tests/videos.ts';
import type { Visitor } from '#tests/visitor.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedFileUrl } from './signed-media.ts';

const s3 = await openFakeS3();
afterAll(() => s3.close());
const film = await makeVideo('mp4');

describe.each([
  ['a folder', {}],
  ['a bucket', s3.settings],
])('from %s', async (_, settings) => {
  const house = await openTestHouse(settings);
  let kari: Visitor;
  let eve: Visitor;
  let video: Media;
  let picture: Media;
  const keep = async (bytes: Buffer) =>
    kari.ask.media.get({ id: (await upload(kari, bytes)).headers.get('x-media-id')! });

  beforeAll(async () => {
    [kari, eve] = await Promise.all([house.visitor().join(), house.visitor().join()]);
    video = await keep(film);
    picture = await keep(await makePicture());
  });
  afterAll(() => house.close());

  test('a film is sent in the parts a player asks for', async () => {
    const part = async (range: string, ifRange?: string) => {
      const headers = { range, ...(ifRange && { 'if-range': ifRange }) };
      return kari.fetch(video.url, { headers });
    };
    const whole = await kari.fetch(video.url);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const middle = await part('bytes=10-19');
    expect([middle.status, middle.headers.get('content-range')]).toEqual([206, `bytes 10-19/${film.length}`]);
    expect(middle.headers.get('content-length')).toBe('10');
    expect(Buffer.from(await middle.bytes()).equals(film.subarray(10, 20))).toBe(true);
    expect(Buffer.from(await (await part('bytes=-5')).bytes()).equals(film.subarray(-5))).toBe(true);
    expect((await part('bytes=10-19', whole.headers.get('etag')!)).status).toBe(206);
    expect((await part('bytes=10-19', '"another"')).status).toBe(200);
    const beyond = await part(`bytes=${film.length}-`);
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`]);
    const head = await kari.fetch(video.url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), (await head.bytes()).length]).toEqual([
      200,
      String(film.length),
      0,
    ]);
  });

  test('what has not changed is not sent again, and stays with its owner', async () => {
    for (const path of [picture.url, picture.previewUrl, `/media/${picture.id}/cuts/4x5`, video.previewUrl]) {
      const first = await kari.fetch(path);
      expect(first.status).toBe(200);
      await first.bytes();
      expect(first.headers.get('cache-control')).toMatch(/^private/);
      expect(first.headers.get('x-content-type-options')).toBe('nosniff');
      const headers = { 'if-none-match': first.headers.get('etag')! };
      expect((await kari.fetch(path, { headers })).status).toBe(304);
      expect((await eve.fetch(path, { headers })).status).toBe(404);
    }
  });

  test('what was never made is not found', async () => {
    for (const part of ['edited', 'enhanced', 'cuts/2x3', 'cuts/__proto__', 'cuts/1x1?variant=enhanced'])
      expect((await kari.fetch(`/media/${picture.id}/${part}`)).status).toBe(404);
    expect((await kari.fetch(`/media/${video.id}/cuts/1x1`)).status).toBe(404);
    expect((await kari.fetch(`/media/${crypto.randomUUID()}`)).status).toBe(404);
  });

  test('an outside service reads one file by a signed address, for a while', async () => {
    const url = signedFileUrl(house.ctx, video.url);
    const stranger = house.visitor();
    const part = await stranger.fetch(url, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('cache-control')]).toEqual([206, 'private, no-store']);
    expect(Buffer.from(await part.bytes()).equals(film.subarray(0, 4))).toBe(true);

    const pass = new URL(url).searchParams.get('pass')!;
    const [until, signature] = pass.split('.');
    for (const forged of [
      `${picture.url}?pass=${pass}`,
      `${video.previewUrl}?pass=${pass}`,
      `${video.url}?variant=enhanced&pass=${pass}`,
      `${video.url}?pass=${Number(until) + 1}.${signature}`,
      `${video.url}?pass=${until}`,
      `${video.url}?pass=nonsense`,
    ])
      expect((await stranger.fetch(forged)).status).toBe(404);
    const send = { method: 'POST', body: new Uint8Array(film) };
    expect((await stranger.fetch(`${video.url}/poster?pass=${pass}`, send)).status).toBe(404);
    await house.passTime(16);
    expect((await stranger.fetch(url)).status).toBe(404);
  });

  test('a film is shown by a frame of it, checked like any other picture', async () => {
    const send = (visitor: Visitor, id: string, bytes: Buffer) =>
      visitor.fetch(`/media/${id}/poster`, { method: 'POST', body: new Uint8Array(bytes) });
    const shown = async () => sharp(await (await kari.fetch(video.previewUrl)).bytes()).stats();
    const drawn = (await kari.fetch(video.previewUrl)).headers.get('etag');
    const frame = await makePicture('#ff0000', { width: 1280, height: 720 });

    expect((await send(eve, video.id, frame)).status).toBe(404);
    expect((await send(kari, picture.id, frame)).status).toBe(404);
    const page = await send(kari, video.id, Buffer.from('<!doctype html>'));
    expect([page.status, await page.json()]).toEqual([
      415,
      {
        defined: true,
        status: 415,
        code: 'UNSUPPORTED_TYPE',
        message: expect.stringContaining('"van.jpg": unsupported type'),
        data: { fileName: 'van.jpg' },
      },
    ]);
    expect((await send(kari, video.id, frame.subarray(0, 300))).status).toBe(422);
    expect((await send(kari, video.id, Buffer.alloc(10 * 1024 ** 2 + 1))).status).toBe(413);
    expect((await kari.fetch(video.previewUrl)).headers.get('etag')).toBe(drawn);

    for (let times = 0; times < 2; times += 1) expect((await send(kari, video.id, frame)).status).toBe(204);
    expect((await shown()).dominant).toMatchObject({ g: 8, b: 8 });
    const workspace = await kari.ask.workspaces.current();
    const keys: string[] = [];
    for await (const { key } of house.ctx.storage.list(`${workspace.id}/${video.id}/`)) keys.push(key);
    expect(keys).toHaveLength(2);
  });
});

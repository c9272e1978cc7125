import { request } from 'node:http';
import { Readable } from 'node:stream';
import { imageRules, UploadRefusal, videoRules } from '#contract/media.ts';
import { makePicture, upload } from '#tests/campaigns.ts';
import { openFakeS3 } from '#tests/fake-s3.ts';
import { openTestHouse } from '#tests/house.ts';
import { serveHere } from '#tests/serve-here.ts';
import { makeAvi, makeVideo } from '#tests/videos.ts';
import type { Visitor } from '#tests/visitor.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openUploads } from './uploads.ts';

const s3 = await openFakeS3();
const picture = await makePicture();
const resumable = { 'tus-resumable': '1.0.0' };
const piece = { ...resumable, 'content-type': 'application/offset+octet-stream' };

/** Announces an upload without sending a byte. */
function announce(visitor: Visitor, length: number, told: Record<string, string>): Promise<Response> {
  const metadata = Object.entries(told).map(([name, value]) => `${name} ${btoa(value)}`);
  const headers = { ...resumable, 'upload-length': String(length), 'upload-metadata': metadata.join(',') };
  return visitor.fetch('/uploads', { method: 'POST', headers });
}

async function begin(visitor: Visitor, length: number, filename = 'van.jpg'): Promise<string> {
  return (await announce(visitor, length, { filename })).headers.get('location')!;
}

const ask = (visitor: Visitor, address: string) =>
  visitor.fetch(address, { method: 'HEAD', headers: resumable });
const sendPiece = (visitor: Visitor, address: string, offset: number, bytes: Buffer) =>
  visitor.fetch(address, {
    method: 'PATCH',
    headers: { ...piece, 'upload-offset': String(offset) },
    body: new Uint8Array(bytes),
  });
const takeBack = (visitor: Visitor, address: string) =>
  visitor.fetch(address, { method: 'DELETE', headers: resumable });

describe.each([
  ['a folder', {}],
  ['a bucket', s3.settings],
])('into %s', async (_, settings) => {
  const house = await openTestHouse(settings);
  const { storage } = house.ctx;
  let kari: Visitor;
  let eve: Visitor;

  beforeAll(async () => {
    [kari, eve] = await Promise.all([house.visitor().join(), house.visitor().join()]);
  });
  afterAll(() => house.close());

  /** What lies in storage, by the last part of its key. */
  async function filesOf(id?: string): Promise<string[]> {
    const workspace = await kari.ask.workspaces.current();
    const names: string[] = [];
    const prefix = id ? `${workspace.id}/${id}/` : `${workspace.id}/`;
    for await (const { key } of storage.list(prefix)) names.push(key.slice(prefix.length));
    return names.toSorted();
  }
  async function refusalOf(answer: Response): Promise<UploadRefusal> {
    const refused = UploadRefusal.parse(await answer.json());
    expect(refused.status).toBe(answer.status);
    return refused;
  }

  test('a picture sent in pieces can be seen by its owner, whole and small, and leaves nothing else behind', async () => {
    const address = await begin(kari, picture.length);
    expect(address).toMatch(/^\/uploads\/[0-9a-f-]{36}$/);
    await sendPiece(kari, address, 0, picture.subarray(0, 1000));
    expect((await ask(kari, address)).headers.get('upload-offset')).toBe('1000');
    const done = await sendPiece(kari, address, 1000, picture.subarray(1000));

    expect(done.status).toBe(204);
    const id = done.headers.get('x-media-id')!;
    const media = await kari.ask.media.get({ id });
    expect(media).toMatchObject({ kind: 'image', fileName: 'van.jpg', width: 1080, height: 1080 });
    const whole = await kari.fetch(media.url);
    expect(whole.headers.get('content-type')).toBe('image/jpeg');
    expect((await whole.bytes()).length).toBe(media.bytes);
    const small = await kari.fetch(media.previewUrl);
    expect(await sharp(await small.bytes()).metadata()).toMatchObject({ format: 'webp', width: 640 });
    expect(await filesOf(id)).toEqual(['original.jpg', 'preview.webp']);
  });

  test.each([
    ['mp4', 'video/mp4', () => makeVideo('mp4')],
    ['mov', 'video/quicktime', () => makeVideo('mov')],
    ['webm', 'video/webm', () => makeVideo('webm')],
    ['webm recorded live', 'video/webm', () => makeVideo('live.webm')],
    ['avi', 'video/x-msvideo', async () => makeAvi()],
  ])('a film (%s) is kept as it is, with its size and length', async (kind, contentType, make) => {
    const film = await make();
    const id = (await upload(kari, film, `film ${kind}`)).headers.get('x-media-id')!;
    const media = await kari.ask.media.get({ id });
    expect(media).toMatchObject({
      kind: 'video',
      contentType,
      bytes: film.length,
      width: 1280,
      height: 720,
      durationMs: 3000,
    });
    expect(Buffer.from(await (await kari.fetch(media.url)).bytes()).equals(film)).toBe(true);
    const drawn = await (await kari.fetch(media.previewUrl)).bytes();
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    expect(await filesOf(id)).toEqual(['preview.webp', 'upload']);
    await takeBack(kari, `/uploads/${id}`);
    expect((await kari.fetch(media.url)).status).toBe(200);
  });

  test('a neighbour can neither see a file nor touch an upload', async () => {
    const id = (await upload(kari, picture)).headers.get('x-media-id')!;
    for (const path of [`/media/${id}`, `/media/${id}/preview`, `/media/${id}/cuts/1x1`]) {
      expect((await eve.fetch(path)).status).toBe(404);
      expect((await house.visitor().fetch(path)).status).toBe(404);
    }
    await expect(eve.ask.media.get({ id })).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });

    const address = await begin(kari, picture.length);
    expect((await ask(eve, address)).status).toBe(404);
    expect((await sendPiece(eve, address, 0, picture)).status).toBe(404);
    expect((await takeBack(eve, address)).status).toBe(404);
    expect((await eve.fetch(address)).status).toBe(405);
    expect((await ask(kari, address)).headers.get('upload-offset')).toBe('0');
    expect((await takeBack(kari, address)).status).toBe(204);
    expect((await ask(kari, address)).status).toBe(404);
    for (const path of ['/uploads/x', `/uploads/${'-'.repeat(36)}`, '/uploads/..%2f..', `/uploads/${id}/x`])
      expect((await ask(kari, path)).status).toBe(404);
  });

  test('a visitor is asked to log in', async () => {
    expect(await refusalOf(await upload(house.visitor(), picture))).toEqual({
      defined: true,
      status: 401,
      code: 'NOT_SIGNED_IN',
      message: 'Please log in to upload media',
    });
  });

  test.each([
    ['evil.jpg', 422, 'INVALID_FILE', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['page.mp4', 422, 'INVALID_FILE', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['notes.txt', 415, 'UNSUPPORTED_TYPE', Buffer.from('a list for the shop')],
    ['torn.jpg', 422, 'INVALID_FILE', picture.subarray(0, 400)],
    ['stamp.jpg', 422, 'RESOLUTION_TOO_LOW', await makePicture('#333', { width: 599, height: 600 })],
    ['torn.mp4', 422, 'INVALID_FILE', (await makeVideo('mp4')).subarray(0, -20)],
    ['torn.webm', 422, 'INVALID_FILE', (await makeVideo('webm')).subarray(0, -200)],
    ['junk.mp4', 422, 'INVALID_FILE', Buffer.from('\0\0\0\u0018ftypmp42nothing but this')],
    ['blink.mp4', 422, 'VIDEO_TOO_SHORT', await makeVideo('mp4', { seconds: 0.9 })],
    ['epic.avi', 422, 'VIDEO_TOO_LONG', makeAvi({ seconds: 241 * 60 + 60 }, 60_000)],
  ])('%s is refused by its name, and nothing of it stays', async (fileName, status, code, bytes) => {
    const before = await filesOf();
    const refusal = await refusalOf(await upload(kari, bytes, fileName));
    expect(refusal).toMatchObject({ status, code, message: expect.stringContaining(`"${fileName}"`) });
    expect(await filesOf()).toEqual(before);
  });

  test('a logo may be small, and is left out of what an ad shows', async () => {
    const logo = await makePicture('#1f6f8b', { width: 240, height: 80 });
    const address = (await announce(kari, logo.length, { filename: 'logo.jpg', purpose: 'logo' })).headers;
    const sent = await sendPiece(kari, address.get('location')!, 0, logo);
    const id = sent.headers.get('x-media-id')!;
    expect(await kari.ask.media.get({ id })).toMatchObject({ width: 240, height: 80 });
    expect(await kari.ask.campaigns.create({ mediaIds: [id] })).toMatchObject({ mediaIds: [] });

    const stamp = await makePicture('#1f6f8b', { width: 90, height: 30 });
    const begun = (await announce(kari, stamp.length, { filename: 'logo.jpg', purpose: 'logo' })).headers;
    const refused = await refusalOf(await sendPiece(kari, begun.get('location')!, 0, stamp));
    expect(refused).toMatchObject({ code: 'RESOLUTION_TOO_LOW', data: { minWidth: 96, minHeight: 32 } });
  });

  test('what is too large, or said to be something else, is refused before it is sent', async () => {
    const huge = await announce(kari, imageRules.maxBytes + 1, { filename: 'huge.png' });
    expect(await refusalOf(huge)).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      message: expect.stringContaining('"huge.png": file too large (30 MB). A picture may have up to 30 MB.'),
    });
    const told = { filename: 'epic.mp4', filetype: 'video/mp4' };
    expect(await refusalOf(await announce(kari, videoRules.maxBytes + 1, told))).toMatchObject({
      message: '"epic.mp4": file too large (4 GB). A video may have up to 4 GB.',
    });
    const book = await announce(kari, 5000, { filename: 'book.pdf', filetype: 'application/pdf' });
    expect(await refusalOf(book)).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' });
    expect(await refusalOf(await announce(kari, 0, { filename: 'a.jpg' }))).toMatchObject({
      code: 'INVALID_FILE',
    });
  });

  test('a picture that was announced as a film is held to the limit of pictures', async () => {
    const heavy = Buffer.concat([picture, Buffer.alloc(imageRules.maxBytes)]);
    const address = await begin(kari, heavy.length, 'film.mp4');
    expect(await refusalOf(await sendPiece(kari, address, 0, heavy))).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
    });
  });

  test('junk that is said to be a film is refused after its first bytes, and nothing of it stays', async () => {
    const before = await filesOf();
    const mebibyte = 1024 ** 2;
    const address = await begin(kari, 2048 * mebibyte, 'film.mp4');
    const refusal = await refusalOf(await sendPiece(kari, address, 0, Buffer.alloc(mebibyte)));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining('"film.mp4"') });
    expect((await ask(kari, address)).status).toBe(404);
    expect(await filesOf()).toEqual(before);
  });

  test('a film whose first bytes arrive one by one is kept as well', async () => {
    const film = await makeVideo('mp4');
    const address = await begin(kari, film.length, 'film.mp4');
    for (const at of [0, 1, 2]) await sendPiece(kari, address, at, film.subarray(at, at + 1));
    const done = await sendPiece(kari, address, 3, film.subarray(3));
    expect(done.headers.get('x-media-id')).toBeTruthy();
  });

  test('more than was announced is not taken, whether its sender says how much it sends or not', async () => {
    const film = await makeVideo('mp4');
    const more = Buffer.concat([film, boxOf(1024 ** 2)]);
    const told = await begin(kari, film.length, 'film.mp4');
    expect((await sendPiece(kari, told, 0, more)).ok).toBe(false);
    const untold = await begin(kari, film.length, 'film.mp4');
    const flood = await kari.fetch(untold, {
      method: 'PATCH',
      headers: { ...piece, 'upload-offset': '0' },
      body: Readable.toWeb(Readable.from([more.subarray(0, 1000), more.subarray(1000)])) as ReadableStream,
      duplex: 'half',
    } as RequestInit);
    expect(flood.ok).toBe(false);
    for (const address of [told, untold]) {
      const arrived = Number((await ask(kari, address)).headers.get('upload-offset'));
      expect(arrived).toBeLessThanOrEqual(film.length);
    }
  });

  test('when the last answer was lost, asking again names the file', async () => {
    for (const bytes of [picture, await makeVideo('mp4')]) {
      const address = await begin(kari, bytes.length, 'van.mp4');
      const id = (await sendPiece(kari, address, 0, bytes)).headers.get('x-media-id');
      const asked = await ask(kari, address);
      expect(asked.status).toBe(200);
      expect(asked.headers.get('x-media-id')).toBe(id);
      expect(asked.headers.get('upload-offset')).toBe(asked.headers.get('upload-length'));
    }
  });

  test('another server goes on where one was stopped, after the last byte too', async () => {
    const film = await makeVideo('mp4', { seconds: 600 });
    const address = await begin(kari, film.length, 'van.mp4');
    await sendPiece(kari, address, 0, film.subarray(0, 1000));
    const anotherServer = openUploads(house.ctx);
    const { origin } = new URL(house.ctx.settings.publicUrl);
    const cookie = [...kari.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const tell = (method: string, init: RequestInit) => {
      const headers = { cookie, ...piece, ...(init.headers as Record<string, string>) };
      return anotherServer(new Request(`${origin}${address}`, { ...init, method, headers }));
    };
    const next = { 'upload-offset': '1000', 'content-length': '1000' };
    await tell('PATCH', { headers: next, body: new Uint8Array(film.subarray(1000, 2000)) });
    expect((await tell('HEAD', {})).headers.get('upload-offset')).toBe('2000');

    const { id: workspaceId } = await kari.ask.workspaces.current();
    const key = `${workspaceId}/${address.split('/').at(-1)}/upload`;
    await storage.uploads.write(Readable.from([film.subarray(2000)]), key, 2000);
    const id = (await ask(kari, address)).headers.get('x-media-id')!;
    expect(await kari.ask.media.get({ id })).toMatchObject({ kind: 'video', durationMs: 600_000 });
  });

  test('after a lost line the upload goes on from what has arrived', async () => {
    const film = Buffer.concat([await makeVideo('mp4'), boxOf(12 * 1024 ** 2)]);
    const address = await begin(kari, film.length, 'van.mp4');
    const { url, close } = await serveHere(house.app.fetch);
    const cookie = [...kari.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sending = request(`${url}${address}`, {
      method: 'PATCH',
      headers: { ...piece, cookie, 'upload-offset': '0', 'content-length': film.length },
    });
    sending.on('error', () => undefined);
    await new Promise((resolve) => sending.write(film.subarray(0, 9 * 1024 ** 2), resolve));
    sending.destroy();

    const arrived = async () => Number((await ask(kari, address)).headers.get('upload-offset'));
    await expect.poll(arrived, { timeout: 20_000 }).toBeGreaterThan(8 * 1024 ** 2 - 1);
    const offset = await arrived();
    const done = await sendPiece(kari, address, offset, film.subarray(offset));
    const media = await kari.ask.media.get({ id: done.headers.get('x-media-id')! });
    expect(media).toMatchObject({ bytes: film.length, durationMs: 3000 });
    await close();
  }, 60_000);

  test('twenty pictures sent side by side all arrive', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(kari, picture)));
    expect(new Set(answers.map(({ headers }) => headers.get('x-media-id'))).size).toBe(20);
  });
});

test('while the bucket takes nothing, whoever uploads is told so with its code, and goes on later', async () => {
  const house = await openTestHouse(s3.settings);
  const kari = await house.visitor().join();
  const address = await begin(kari, picture.length);
  s3.fail('PUT', /upload/, 9, { status: 403, code: 'AccessDenied' });
  const answer = await sendPiece(kari, address, 0, picture);
  expect(answer.status).toBe(503);
  expect(UploadRefusal.parse(await answer.json())).toEqual({
    defined: true,
    status: 503,
    code: 'STORE_FAILED',
    message: expect.stringContaining('Files cannot be kept right now (AccessDenied).'),
  });
  expect(house.logged.at(-1)).toContain('The store does not accept the key');
  s3.fail('GET', /upload/, 9, { status: 403, code: 'AccessDenied' });
  expect((await ask(kari, address)).status).toBe(503);
  s3.behave();
  const { headers } = await ask(kari, address);
  expect(headers.get('upload-offset')).toBe('0');
  expect((await sendPiece(kari, address, 0, picture)).headers.get('x-media-id')).toBeTruthy();
  await house.close();
});

/** Part of a film that says nothing, so that it is long. */
function boxOf(length: number): Buffer {
  const box = Buffer.alloc(length);
  box.writeUInt32BE(length);
  box.write('free', 4);
  return box;
}

afterAll(() => s3.close());

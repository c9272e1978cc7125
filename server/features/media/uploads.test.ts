import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageRules, UploadRefusal } from '#contract/media.ts';
import { makePicture, upload } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

const house = await openTestHouse();
const folder = join(house.house.settings.dataDir, 'uploads');
const picture = await makePicture();
let kari: Visitor;
let eve: Visitor;

beforeAll(async () => {
  [kari, eve] = await Promise.all([house.visitor().join(), house.visitor().join()]);
});
afterAll(() => house.close());

const resumable = { 'tus-resumable': '1.0.0' };
const piece = { ...resumable, 'content-type': 'application/offset+octet-stream' };

/** Announces an upload without sending a byte, and answers its address. */
async function begin(visitor: Visitor, length: number, fileName = 'van.jpg'): Promise<string> {
  const headers = {
    ...resumable,
    'upload-length': String(length),
    'upload-metadata': `filename ${btoa(fileName)}`,
  };
  const answer = await visitor.fetch('/uploads', { method: 'POST', headers });
  return answer.headers.get('location')!;
}

const ask = (visitor: Visitor, address: string) =>
  visitor.fetch(address, { method: 'HEAD', headers: resumable });
const sendPiece = (visitor: Visitor, address: string, offset: number, bytes: Buffer) =>
  visitor.fetch(address, {
    method: 'PATCH',
    headers: { ...piece, 'upload-offset': String(offset) },
    body: new Uint8Array(bytes),
  });

test('a picture sent in pieces can be seen by its owner, whole and small, and leaves nothing behind', async () => {
  const address = await begin(kari, picture.length);
  expect(address).toMatch(/^\/uploads\/[0-9a-f-]{36}$/);
  await sendPiece(kari, address, 0, picture.subarray(0, 1000));
  expect((await ask(kari, address)).headers.get('upload-offset')).toBe('1000');
  const done = await sendPiece(kari, address, 1000, picture.subarray(1000));

  expect(done.status).toBe(204);
  const id = done.headers.get('x-media-id')!;
  const media = await kari.ask.media.get({ id });
  expect(media).toMatchObject({ fileName: 'van.jpg', contentType: 'image/jpeg', width: 1080, height: 1080 });
  const whole = await kari.fetch(media.url);
  expect(whole.headers.get('content-type')).toBe('image/jpeg');
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await whole.bytes()).length).toBe(media.bytes);
  const small = await kari.fetch(media.previewUrl);
  expect(await sharp(await small.bytes()).metadata()).toMatchObject({ format: 'webp', width: 640 });
  const again = await kari.fetch(media.url, { headers: { 'if-none-match': whole.headers.get('etag')! } });
  expect(again.status).toBe(304);
  expect(await readdir(folder)).toEqual([]);
});

test('a neighbour can neither see a picture nor touch an upload', async () => {
  const id = (await upload(kari, picture)).headers.get('x-media-id')!;
  for (const path of [`/media/${id}`, `/media/${id}/preview`]) {
    expect((await eve.fetch(path)).status).toBe(404);
    expect((await house.visitor().fetch(path)).status).toBe(404);
  }
  await expect(eve.ask.media.get({ id })).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });

  const address = await begin(kari, picture.length);
  expect((await ask(eve, address)).status).toBe(404);
  expect((await sendPiece(eve, address, 0, picture)).status).toBe(404);
  expect((await eve.fetch(address, { method: 'DELETE', headers: resumable })).status).toBe(404);
  expect((await eve.fetch(address)).status).toBe(405);
  expect((await ask(kari, address)).headers.get('upload-offset')).toBe('0');
  await kari.fetch(address, { method: 'DELETE', headers: resumable });
});

test('a visitor is asked to log in', async () => {
  const answer = await upload(house.visitor(), picture);
  expect(answer.status).toBe(401);
  expect(UploadRefusal.parse(await answer.json())).toEqual({
    code: 'NOT_SIGNED_IN',
    message: 'Please log in to upload media',
  });
});

test.each([
  ['evil.jpg', 415, 'UNSUPPORTED_TYPE', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['torn.jpg', 422, 'INVALID_FILE', picture.subarray(0, 400)],
  ['stamp.jpg', 422, 'RESOLUTION_TOO_LOW', await makePicture('#333', { width: 599, height: 600 })],
])('%s is refused by its name, and nothing of it stays', async (fileName, status, code, bytes) => {
  const answer = await upload(kari, bytes, fileName);
  expect(answer.status).toBe(status);
  const refusal = UploadRefusal.parse(await answer.json());
  expect(refusal).toMatchObject({ code, message: expect.stringContaining(`"${fileName}"`) });
  expect(await readdir(folder)).toEqual([]);
});

test('a file that is too large is refused before it is sent', async () => {
  const headers = {
    ...resumable,
    'upload-length': String(imageRules.maxBytes + 1),
    'upload-metadata': `filename ${btoa('huge.png')}`,
  };
  const answer = await kari.fetch('/uploads', { method: 'POST', headers });
  expect(answer.status).toBe(413);
  expect(UploadRefusal.parse(await answer.json())).toMatchObject({
    code: 'TOO_LARGE',
    message: expect.stringContaining('"huge.png": file too large (30 MB)'),
  });
});

test('when the last answer was lost, asking again names the picture', async () => {
  const address = await begin(kari, picture.length);
  const id = (await sendPiece(kari, address, 0, picture)).headers.get('x-media-id');
  const asked = await ask(kari, address);
  expect(asked.status).toBe(200);
  expect(asked.headers.get('x-media-id')).toBe(id);
  expect(asked.headers.get('upload-offset')).toBe(asked.headers.get('upload-length'));
});

test('when we were stopped after the last byte, asking again finishes the picture', async () => {
  const address = await begin(kari, picture.length);
  await writeFile(join(folder, address.split('/').at(-1)!), picture);
  const asked = await ask(kari, address);
  const id = asked.headers.get('x-media-id')!;
  expect(await kari.ask.media.get({ id })).toMatchObject({ width: 1080 });
});

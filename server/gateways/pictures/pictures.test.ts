import { openSandbox } from '#sandbox/sandbox.ts';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPictures, type SentPicture } from './pictures.ts';

const root = 'http://sandbox.test';
const sandbox = await openSandbox({ publicUrl: root, smtpPort: 0, studioPaceMs: 0 });
const options = {
  url: `${root}/pictures/v1`,
  key: 'practice',
  fetch: async (request: Request) => sandbox.fetch(request),
};
const pictures = openPictures(options);
afterAll(() => sandbox.close());
beforeEach(() => control('DELETE', 'troubles'));

async function control(method: string, path: string, body?: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  await sandbox.fetch(new Request(`${root}/_sandbox/${path}`, init));
}
const misbehave = (trouble: object, path = '.') =>
  control('POST', 'troubles', { service: 'pictures', path, times: 1, trouble });

async function photo(width: number, height: number): Promise<SentPicture> {
  const background = { r: 40, g: 110, b: 140 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { bytes: new Uint8Array(bytes), contentType: 'image/jpeg', width, height };
}
const van = await photo(700, 600);

test('a picture is edited to the size of an ad, then set in a scene of about its shape', async () => {
  const edited = await pictures.edit(van);
  expect(await sharp(await pictures.download(edited)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1260,
    height: 1080,
  });
  const scene = await pictures.setInScene(edited, { width: 1080, height: 1350 });
  const { format, width, height } = await sharp(await pictures.download(scene)).metadata();
  expect(format).toBe('jpeg');
  expect(width / height).toBeCloseTo(4 / 5, 1);
});

test('a large picture comes back no larger than ads need, a fitting one at its size', async () => {
  const sizeOf = async (picture: SentPicture) => {
    const { width, height } = await sharp(await pictures.download(await pictures.edit(picture))).metadata();
    return { width, height };
  };
  expect(await sizeOf(await photo(4000, 3000))).toEqual({ width: 2400, height: 1800 });
  expect(await sizeOf(await photo(1200, 1200))).toEqual({ width: 1200, height: 1200 });
});

test('a picture of ours can be brought to the studio as it is', async () => {
  const brought = await sharp(await pictures.download(await pictures.bring(van))).metadata();
  expect(brought).toMatchObject({ width: 700, height: 600 });
});

test('a wrong key is told as what it is, without the key', async () => {
  const stranger = openPictures({ ...options, key: 'wrong-key-1234' });
  const error: unknown = await stranger.edit(van).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ service: 'Claid', failureKind: 'unauthorized' });
  expect(String(error)).not.toContain('wrong-key-1234');
});

test('what the studio cannot use is refused in its own words', async () => {
  const text = { ...van, bytes: new TextEncoder().encode('no picture at all') };
  await expect(pictures.edit(text)).rejects.toMatchObject({ failureKind: 'rejected', service: 'Claid' });
});

test.each([
  ['has too much to do', { kind: 'error', status: 429, code: 2001 }, 'rate-limited'],
  ['has no calls left on its account', { kind: 'error', status: 402, code: 402 }, 'forbidden'],
  ['breaks down', { kind: 'error', status: 500, code: 0 }, 'unknown-outcome'],
  ['shows a page of its proxy', { kind: 'html' }, 'unknown-outcome'],
  ['loses its answer', { kind: 'loses-answer' }, 'unknown-outcome'],
])('a studio that %s is told as that', async (_, trouble, expected) => {
  await misbehave(trouble, 'upload');
  await expect(pictures.edit(van)).rejects.toMatchObject({ failureKind: expected });
});

test('how long to stay away is passed on', async () => {
  await misbehave({ kind: 'error', status: 429, code: 2001, headers: { 'ratelimit-reset': '7' } }, 'scene');
  const edited = await pictures.edit(van);
  await expect(pictures.setInScene(edited, van)).rejects.toMatchObject({
    failureKind: 'rate-limited',
    waitMs: 7000,
  });
});

test('a result that is gone is told from one that cannot be fetched right now', async () => {
  await expect(pictures.download(`${root}/pictures/results/nothing.jpeg`)).rejects.toMatchObject({
    failureKind: 'not-found',
  });
  const edited = await pictures.edit(van);
  await misbehave({ kind: 'drops' });
  await expect(pictures.download(edited)).rejects.toMatchObject({ failureKind: 'unavailable' });
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://localhost:5432/',
  'https://claid.ai.example.org/picture.jpeg',
  'http://dl.claid.ai/picture.jpeg',
  'file:///etc/passwd',
])('nothing is fetched from %s', async (address) => {
  await expect(pictures.download(address)).rejects.toMatchObject({ failureKind: 'unexpected-reply' });
});

test('a result at Claid’s own address is fetched without the key, and never somewhere else', async () => {
  const asked: Request[] = [];
  const claid = openPictures({
    url: 'https://api.claid.ai/v1',
    key: 'secret',
    async fetch(request) {
      asked.push(request);
      return new Response('picture');
    },
  });
  expect(String(await claid.download('https://dl.claid.ai/1/picture.jpeg'))).toBe('picture');
  expect(asked[0]?.headers.has('authorization')).toBe(false);
  expect(asked[0]?.redirect).toBe('error');
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openTestHouse } from '#tests/house.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

const avatars = () => readdir(join(house.ctx.settings.dataDir, 'files', 'avatars')).catch(() => []);

const picture = (format: 'jpeg' | 'png' | 'gif' | 'webp', size = { width: 900, height: 600 }) =>
  sharp({ create: { ...size, channels: 3, background: '#2b6f8f' } })
    .toFormat(format)
    .toBuffer();

const file = (bytes: Uint8Array, name = 'me.jpg', type = 'image/jpeg') =>
  new File([Uint8Array.from(bytes)], name, { type });

test('a person changes name and language, each alone', async () => {
  const kari = await house.visitor().join();
  expect(await kari.ask.people.me()).toMatchObject({ language: 'en', avatarUrl: null, pendingEmail: null });
  await kari.ask.people.update({ name: '  Kari Berg ' });
  await kari.ask.people.update({ language: 'nb' });
  expect(await kari.ask.people.me()).toMatchObject({ name: 'Kari Berg', language: 'nb' });
});

test.each([' ', 'a\u0000b', 'K'.repeat(101)])('%j is no name', async (name) => {
  const kari = await house.visitor().join();
  await expect(kari.ask.people.update({ name })).rejects.toMatchObject({ status: 400 });
});

test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
  'a %s becomes a small square, shown to everybody',
  async (format) => {
    const kari = await house.visitor().join();
    const { avatarUrl } = await kari.ask.people.setAvatar({ file: file(await picture(format)) });
    const shown = await house.visitor().fetch(avatarUrl!);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
  },
);

test('a new picture takes the place of the old one, and a removed one is gone', async () => {
  const kari = await house.visitor().join();
  const before = await avatars();
  const first = await kari.ask.people.setAvatar({ file: file(await picture('jpeg')) });
  const second = await kari.ask.people.setAvatar({ file: file(await picture('png')) });
  expect((await kari.fetch(first.avatarUrl!)).status).toBe(404);
  expect((await kari.fetch(second.avatarUrl!)).status).toBe(200);
  expect(await avatars()).toHaveLength(before.length + 1);

  expect(await kari.ask.people.removeAvatar()).toMatchObject({ avatarUrl: null });
  expect(await avatars()).toEqual(before);
});

test('a picture hides nothing: where it was taken is not in what we keep', async () => {
  const kari = await house.visitor().join();
  const bytes = await sharp(await picture('jpeg'))
    .withExif({ IFD0: { Copyright: 'Kari' }, IFD3: { GPSLatitude: '60/1 23/1 0/1' } })
    .toBuffer();
  const { avatarUrl } = await kari.ask.people.setAvatar({ file: file(bytes) });
  const kept = await sharp(await (await kari.fetch(avatarUrl!)).arrayBuffer()).metadata();
  expect(kept.exif).toBeUndefined();
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  ['a drawing in disguise', 'type', () => Buffer.from(drawing)],
  ['half a picture', 'damaged', async () => (await picture('jpeg')).subarray(0, 400)],
  ['nothing', 'type', () => Buffer.alloc(0)],
  [
    'a picture of a hundred megapixels',
    'too-many-pixels',
    () => picture('png', { width: 10_000, height: 10_000 }),
  ],
])('%s is refused for its %s, and the old picture stays', async (_what, reason, make) => {
  const kari = await house.visitor().join();
  const { avatarUrl } = await kari.ask.people.setAvatar({ file: file(await picture('jpeg')) });
  await expect(kari.ask.people.setAvatar({ file: file(await make()) })).rejects.toMatchObject({
    code: 'AVATAR_UNUSABLE',
    data: { reason },
  });
  expect(await kari.ask.people.me()).toMatchObject({ avatarUrl });
});

test('a file of more than 10 MB is not read', async () => {
  const kari = await house.visitor().join();
  const huge = file(Buffer.alloc(11 * 1024 ** 2, 255));
  await expect(kari.ask.people.setAvatar({ file: huge })).rejects.toMatchObject({ status: 413 });
});

test.each(['/avatars/none.webp', '/avatars/..%2f..%2fsecret', `/avatars/${'a'.repeat(24)}.webp`])(
  '%s shows nothing',
  async (path) => {
    expect((await house.visitor().fetch(path)).status).toBe(404);
  },
);

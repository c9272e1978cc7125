import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
import { pageIds } from '#sandbox/meta/seed-ids.ts';
import { nok, openPractice, rowsOf, usd, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b7a55' } })
  .jpeg()
  .toBuffer();
const bytes = picture.toString('base64');

test('a picture sent as bytes tells its hash, its size and its address', async () => {
  const { images } = await graph.post(`${nok}/adimages`, { bytes });
  expect(images).toMatchObject({
    bytes: { hash: expect.stringMatching(/^[0-9a-f]{32}$/), width: 60, height: 40, url: expect.any(String) },
  });
});

test('the same picture sent as a file is the same picture, under the name of the file', async () => {
  const form = new FormData();
  form.set('filename', new File([picture], 'green.jpg', { type: 'image/jpeg' }));
  const response = await practice.send(
    'POST',
    `/meta/v26.0/${nok}/adimages?access_token=${practice.token}`,
    form,
  );
  const again = (await graph.post(`${nok}/adimages`, { bytes }))['images'];
  const { images } = (await response.json()) as { images: Record<string, Fields> };
  expect(images['green.jpg']?.['hash']).toBe(at(again, 'bytes.hash'));
});

test('its address shows the picture', async () => {
  const { images } = await graph.post(`${nok}/adimages`, { bytes });
  const response = await practice.send('GET', textOf(at(images, 'bytes.url')));
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
});

test('a picture belongs to its ad account', async () => {
  const hash = at((await graph.post(`${nok}/adimages`, { bytes }))['images'], 'bytes.hash');
  expect(rowsOf(await graph.get(`${nok}/adimages`, { hashes: [hash] }))).toMatchObject([{ hash }]);
  expect(rowsOf(await graph.get(`${usd}/adimages`, { hashes: [hash] }))).toEqual([]);
});

test('a picture in use stays, one that is not can go', async () => {
  const hash = at((await graph.post(`${nok}/adimages`, { bytes }))['images'], 'bytes.hash');
  const story = { page_id: pageIds.plumber, link_data: { link: 'https://example.com', image_hash: hash } };
  await graph.post(`${nok}/adcreatives`, { name: 'x', object_story_spec: story });
  expect(verdict(await graph.remove(`${nok}/adimages?hash=${textOf(hash)}`))).toBe('100/1487390');
  await graph.post(`${usd}/adimages`, { bytes });
  expect(await graph.remove(`${usd}/adimages?hash=${textOf(hash)}`)).toEqual({ success: true });
});

test('several files in one call are several pictures, each under its own name', async () => {
  const form = new FormData();
  const red = await sharp(picture).tint('#c00').png().toBuffer();
  form.set('one', new File([picture], 'green.jpg'));
  form.set('two', new File([new Uint8Array(red)], 'red.png'));
  const address = `/meta/v26.0/${nok}/adimages?access_token=${practice.token}`;
  const { images } = (await (await practice.send('POST', address, form)).json()) as { images: Fields };
  expect(Object.keys(images)).toEqual(['green.jpg', 'red.png']);
  expect(at(images['red.png'], 'hash')).not.toBe(at(images['green.jpg'], 'hash'));
});

test('small versions of a picture keep its shape', async () => {
  const large = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const { images } = await graph.post(`${nok}/adimages`, { bytes: large.toString('base64') });
  expect(at(images, 'bytes')).toMatchObject({ url_256_width: '256', url_256_height: '128', width: 800 });
  const small = await practice.send('GET', textOf(at(images, 'bytes.url_128')));
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 128, height: 64 });
});

test('bytes with a name come back under "bytes", or under the name when the switch says so', async () => {
  const keys = async () =>
    Object.keys(at(await graph.post(`${nok}/adimages`, { bytes, name: 'mine' }), 'images') as Fields);
  expect(await keys()).toEqual(['bytes']);
  await practice.control('switches', { image_key: 'name' });
  expect(await keys()).toEqual(['mine']);
  await practice.control('switches', { image_key: 'bytes' });
});

test('a picture is copied from another ad account', async () => {
  const hash = at((await graph.post(`${nok}/adimages`, { bytes }))['images'], 'bytes.hash');
  const source = { source_account_id: nok.slice(4), hash };
  const { images } = await graph.post(`${usd}/adimages`, { copy_from: source });
  expect(at(images, 'bytes.hash')).toBe(hash);
  const unknown = await graph.post(`${usd}/adimages`, { copy_from: { ...source, hash: 'ab' } });
  expect(verdict(unknown)).toBe('100/2446386 copy_from');
});

test('pictures are found by name', async () => {
  const other = await sharp(picture).flip().tint('#00c').jpeg().toBuffer();
  await graph.post(`${nok}/adimages`, { bytes: other.toString('base64'), name: 'Winter van' });
  const filtering = [{ field: 'name', operator: 'CONTAIN', value: 'winter' }];
  expect(rowsOf(await graph.get(`${nok}/adimages`, { filtering, fields: 'name' }))).toMatchObject([
    { name: 'Winter van' },
  ]);
  expect(rowsOf(await graph.get(`${nok}/adimages`, { name: 'Winter van' }))).toHaveLength(1);
});

test.each([
  ['nothing', {}, '100'],
  ['something that is no picture', { bytes: 'aGVsbG8=' }, '100/1487411'],
  [
    'a drawing',
    { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') },
    '100/1487411',
  ],
  ['an address', { url: 'https://example.com/a.jpg' }, '3'],
  ['more than 30 MB', { bytes: Buffer.alloc(31 * 1024 * 1024).toString('base64') }, '100/1487242'],
])('%s is refused', async (_case, body, expected) => {
  expect(verdict(await graph.post(`${nok}/adimages`, body))).toBe(expected);
});

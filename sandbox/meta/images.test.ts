import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { at, type Fields, textOf } from '../json.ts';
import { nok, openPractice, rowsOf, usd, verdict } from '../practice.ts';
import { pageIds } from './seed-ids.ts';

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

test.each([
  ['nothing', {}, '100'],
  ['something that is no picture', { bytes: 'aGVsbG8=' }, '100/1487411'],
])('%s is refused', async (_case, body, expected) => {
  expect(verdict(await graph.post(`${nok}/adimages`, body))).toBe(expected);
});

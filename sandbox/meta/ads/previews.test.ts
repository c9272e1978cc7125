import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { pageIds } from '#sandbox/meta/seed-ids.ts';
import { newCreative, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, usd, verdict } from '#sandbox/practice/practice.ts';
import { previewFormats } from './preview-formats.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

const { creative, ad } = await plantTree(practice);
const hostile = '"><script>alert(1)</script>';
const story = (link: Fields) => ({
  object_story_spec: { page_id: pageIds.plumber, link_data: { link: 'https://shop.test/a', ...link } },
});

const addressIn = (answer: Fields) => {
  const [row] = rowsOf(answer);
  const [, address = ''] =
    /^<iframe src="([^"]+)" width="\d+" height="\d+"/.exec(textOf(row?.['body'])) ?? [];
  return address.replaceAll('&amp;', '&');
};
const pageBehind = async (address: string) => (await practice.send('GET', address)).text();

test('an ad, its creative, and a mere thought of one all give a frame to look at', async () => {
  const wish = { ad_format: 'MOBILE_FEED_STANDARD' };
  const answers = [
    await graph.get(`${ad}/previews`, wish),
    await graph.get(`${creative}/previews`, wish),
    await graph.get(`${nok}/generatepreviews`, { ...wish, creative: { creative_id: creative } }),
    await graph.get(`${nok}/generatepreviews`, { ...wish, creative: newCreative }),
  ];
  for (const answer of answers) {
    const page = await pageBehind(addressIn(answer));
    for (const words of ['Bergen Rør &amp; Varme', 'Warm all winter.', 'Heat pumps in Bergen', 'Sign up'])
      expect(page).toContain(words);
  }
});

test('a preview makes nothing', async () => {
  const before = await graph.get(`${nok}/adcreatives`, { limit: 100 });
  await graph.get(`${nok}/generatepreviews`, {
    ad_format: 'INSTAGRAM_STORY',
    creative: story({ message: 'Only a thought' }),
  });
  expect(rowsOf(await graph.get(`${nok}/adcreatives`, { limit: 100 }))).toEqual(rowsOf(before));
});

test.each(previewFormats.filter((format) => !/VIDEO|INSTREAM/.test(format)))(
  'the placement %s shows the ad',
  async (ad_format) => {
    const answer = await graph.get(`${creative}/previews`, { ad_format });
    expect(await pageBehind(addressIn(answer))).toMatch(/Heat pumps in Bergen|Warm all winter\./);
  },
);

test('what people write into an ad is text, and nothing on the page can run', async () => {
  const link = {
    message: hostile,
    name: hostile,
    description: hostile,
    caption: 'shop.test',
    picture: 'https://example.com/"x.jpg',
  };
  const answer = await graph.get(`${nok}/generatepreviews`, {
    ad_format: 'DESKTOP_FEED_STANDARD',
    creative: story(link),
  });
  const response = await practice.send('GET', addressIn(answer));
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;');
});

test('a frame is good for a day, and only as it was given', async () => {
  const address = addressIn(await graph.get(`${ad}/previews`, { ad_format: 'INSTAGRAM_STANDARD' }));
  expect((await practice.send('GET', address.replace('d=AQ', 'd=AQx'))).status).toBe(404);
  expect((await practice.send('GET', '/meta/preview?d=AQ&t=AQ')).status).toBe(404);
  await practice.advance(25 * 60);
  expect((await practice.send('GET', address)).status).toBe(410);
});

test('the link for people works as long as the ad does', async () => {
  const { preview_shareable_link: link } = await graph.get(ad, { fields: 'preview_shareable_link' });
  expect(await pageBehind(textOf(link))).toContain('Warm all winter.');
  expect((await practice.send('GET', '/meta/preview/1')).status).toBe(404);
});

test.each<[string, string, Fields, string]>([
  ['no format', `${ad}/previews`, {}, '100'],
  ['a format that does not exist', `${ad}/previews`, { ad_format: 'BILLBOARD' }, '100'],
  ['a width that is none', `${ad}/previews`, { ad_format: 'INSTAGRAM_STORY', width: '1" onload="' }, '100'],
  ['no creative', `${nok}/generatepreviews`, { ad_format: 'INSTAGRAM_STORY' }, '100'],
  [
    'a creative of another account',
    `${usd}/generatepreviews`,
    { ad_format: 'INSTAGRAM_STORY', creative: { creative_id: creative } },
    '100/33',
  ],
  [
    'a broken link',
    `${nok}/generatepreviews`,
    { ad_format: 'INSTAGRAM_STORY', creative: story({ link: 'x' }) },
    '1500 object_story_spec.link_data.link',
  ],
  ['a picture where only videos go', `${ad}/previews`, { ad_format: 'INSTREAM_VIDEO_MOBILE' }, '2606'],
])('a preview with %s is refused', async (_case, path, query, expected) => {
  expect(verdict(await graph.get(path, query))).toBe(expected);
});

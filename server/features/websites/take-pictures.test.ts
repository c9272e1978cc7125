import { uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';

const house = await openTestHouse();
const site = 'https://bergenror.example';
let kari: Visitor;
let id: string;
beforeEach(async () => {
  kari = await house.visitor().join();
  ({ id } = await kari.ask.websites.read({ address: site }));
  await house.runJobs();
});
afterEach(() => house.practice.behave());
afterAll(() => house.close());

const take = (...urls: string[]) => kari.ask.websites.takePictures({ id, urls });

test('pictures of a website are brought in as if they had been uploaded, each once', async () => {
  const urls = [`${site}/bilder/varmepumpe.jpg`, `${site}/bilder/bad.jpg`];
  const taken = await take(...urls, urls[0]!);
  expect(taken).toMatchObject([
    { kind: 'image', width: 1200, height: 1200, fileName: 'varmepumpe.jpg' },
    { kind: 'image', width: 1600, height: 1200, fileName: 'bad.jpg' },
  ]);
  expect(await take(...urls)).toEqual(taken);
  const { mediaIds } = await kari.ask.campaigns.create({ mediaIds: taken.map((media) => media.id) });
  expect(mediaIds).toHaveLength(2);
  const ola = await house.visitor().join();
  await expect(ola.ask.media.get({ id: taken[0]!.id })).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
});

test('only what was found there is fetched, and what cannot be had is left out', async () => {
  const before = (await house.practice.requests()).at(-1)?.seq ?? 0;
  expect(await take(`${site}/bilder/folkene.jpg`, 'https://elsewhere.example/a.jpg')).toEqual([]);
  expect(await house.practice.requests(before)).toEqual([]);
  const trouble = { kind: 'error', status: 404, code: 0 };
  await house.practice.trouble({ service: 'websites', path: 'bad.jpg', times: 9, trouble });
  expect(await take(`${site}/bilder/bad.jpg`, `${site}/bilder/varmepumpe.jpg`)).toMatchObject([
    { fileName: 'varmepumpe.jpg' },
  ]);
});

test('a logo drawn in lines becomes the firm’s own, unless it has one', async () => {
  const [logo] = await take(`${site}/logo.svg`);
  expect(logo).toMatchObject({ kind: 'image', fileName: 'logo.svg' });
  expect(await kari.ask.brandKit.get()).toMatchObject({
    logoMediaId: logo!.id,
    sources: { logoMediaId: { from: 'website', url: `${site}/` } },
  });
  const shown = await kari.fetch(`/media/${logo!.id}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  const own = await uploadPicture(kari);
  await kari.ask.brandKit.update({ logoMediaId: own });
  await take(`${site}/logo.svg`);
  expect(await kari.ask.brandKit.get()).toMatchObject({ logoMediaId: own });
});

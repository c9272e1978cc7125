import { uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';
import { fillBrandKit } from './update-brand-kit.ts';

const house = await openTestHouse();
afterAll(() => house.close());

const source = { from: 'website' as const, words: 'Fast pris, alltid', url: 'https://bergenror.example/' };

test('nothing is kept until somebody says it, and each field is changed alone', async () => {
  const { ask } = await house.visitor().join();
  expect(await ask.brandKit.get()).toEqual({
    logoMediaId: null,
    logoUrl: null,
    colours: [],
    tone: '',
    wordsToUse: [],
    wordsToAvoid: [],
    sources: {},
  });
  await ask.brandKit.update({ colours: ['#1F6F8B'] });
  await ask.brandKit.update({ tone: '  Rolig og rett fram ' });
  expect(await ask.brandKit.get()).toMatchObject({ colours: ['#1f6f8b'], tone: 'Rolig og rett fram' });
});

test('what a website says fills only what is empty, and keeps its source until a person changes it', async () => {
  const kari = await house.visitor().join();
  const workspaceId = await kari.workspaceId();
  await kari.ask.brandKit.update({ tone: 'Warm' });
  const filled = await fillBrandKit(house.ctx, workspaceId, {
    fields: { tone: 'Cold', wordsToUse: ['fast pris'] },
    sources: { tone: source, wordsToUse: source },
  });
  expect(filled).toMatchObject({ tone: 'Warm', wordsToUse: ['fast pris'] });
  expect(filled.sources).toEqual({ wordsToUse: source });
  expect((await kari.ask.brandKit.update({ wordsToUse: ['alltid'] })).sources).toEqual({});
});

test('two who change different fields in the same moment both keep theirs', async () => {
  const { ask } = await house.visitor().join();
  await Promise.all([
    ask.brandKit.update({ tone: 'Warm' }),
    ask.brandKit.update({ wordsToUse: ['fast pris'] }),
  ]);
  expect(await ask.brandKit.get()).toMatchObject({ tone: 'Warm', wordsToUse: ['fast pris'] });
});

test('a logo is a picture of this workspace and of no other', async () => {
  const kari = await house.visitor().join();
  const ola = await house.visitor().join();
  const logoMediaId = await uploadPicture(kari);
  expect(await kari.ask.brandKit.update({ logoMediaId })).toMatchObject({ logoUrl: `/media/${logoMediaId}` });
  await expect(ola.ask.brandKit.update({ logoMediaId })).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  expect(await ola.ask.brandKit.get()).toMatchObject({ logoMediaId: null });
});

test.each(['red', '#12345', '#gggggg', 'javascript:alert(1)'])('%j is no colour', async (colour) => {
  const { ask } = await house.visitor().join();
  await expect(ask.brandKit.update({ colours: [colour] })).rejects.toMatchObject({ status: 400 });
});

test('a word to avoid stands in none of the six ads, though the person uses it of the offer', async () => {
  const kari = await house.visitor().join();
  const { ask } = kari;
  await ask.brandKit.update({ wordsToAvoid: ['heating'] });
  const { id } = await ask.campaigns.create({
    title: 'Winter check',
    businessName: 'Bergen Rør',
    industry: 'Home services',
    objective: 'leads',
    productService: 'Winter check',
    offerDescription: 'A plumber looks through your heating before the frost does. Book a visit.',
    sellingPoints: ['Fixed price', 'Heating that works', 'Ten years in Bergen'],
    mediaIds: [await uploadPicture(kari)],
  });
  let ads: { headline: string; primaryText: string; description: string }[] = [];
  for await (const event of await ask.campaigns.writeAds({ id }))
    if (event.type === 'written') ads = event.campaign.ads;
  expect(ads).toHaveLength(6);
  for (const ad of ads) {
    expect(`${ad.headline}\n${ad.primaryText}\n${ad.description}`).not.toMatch(/heating/i);
    expect(ad.headline).not.toBe('');
    expect(ad.primaryText).not.toBe('');
  }
});

import { uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const house = await openTestHouse();
let kari: Visitor;
beforeAll(async () => {
  kari = await house.visitor().join();
});
afterAll(() => house.close());

test('a new draft is empty, its budget in dollars until an ad account is chosen', async () => {
  expect(await kari.ask.campaigns.create({})).toMatchObject({
    status: 'draft',
    version: 1,
    title: '',
    currency: 'USD',
    media: [],
    ads: [],
  });
  const ola = await house.visitor().join();
  await ola.connect();
  const { adAccounts } = (await ola.ask.connections.get())!;
  const krone = adAccounts.find(({ currency }) => currency === 'NOK')!;
  await ola.ask.connections.select({ adAccountId: krone.id, pageId: null });
  expect(await ola.ask.campaigns.create({ title: 'Winter' })).toMatchObject({
    title: 'Winter',
    currency: 'NOK',
  });
});

test('prices are in the money of the market, whatever the ad account spends in', async () => {
  const { ask, connect } = await house.visitor().join();
  await connect();
  const { adAccounts } = (await ask.connections.get())!;
  const dollar = adAccounts.find(({ currency }) => currency === 'USD')!;
  await ask.connections.select({ adAccountId: dollar.id, pageId: null });
  const draft = await ask.campaigns.create({ campaignPriceMinor: 1_899_000 });
  expect(draft).toMatchObject({ currency: 'USD', priceCurrency: 'NOK', campaignPriceMinor: 1_899_000 });
  const { id, version } = draft;
  const moved = await ask.campaigns.update({
    id,
    version,
    changes: { currency: 'EUR', priceCurrency: 'SEK' },
  });
  expect(moved).toMatchObject({ currency: 'EUR', priceCurrency: 'SEK', campaignPriceMinor: 1_899_000 });
  expect(await ask.campaigns.create({ currency: 'USD' })).toMatchObject({ priceCurrency: 'USD' });
});

test('a draft begun twice under one id is one draft, with what was given last', async () => {
  const { ask } = await house.visitor().join();
  const id = crypto.randomUUID();
  await ask.campaigns.create({ id, title: 'Spring' });
  const again = await ask.campaigns.create({ id, title: 'Spring check' });
  expect(again).toMatchObject({ id, title: 'Spring check', version: 2 });
  expect(await ask.campaigns.listDrafts()).toHaveLength(1);

  const stranger = await house.visitor().join();
  await expect(stranger.ask.campaigns.create({ id, title: 'Mine' })).rejects.toMatchObject({
    code: 'CAMPAIGN_NOT_FOUND',
  });
});

test('a change keeps the rest, and pictures in the order given', async () => {
  const pictures = [await uploadPicture(kari, '#123'), await uploadPicture(kari, '#456')];
  const { id, version } = await kari.ask.campaigns.create({ title: 'Bread', mediaIds: pictures });
  const changes = { mediaIds: pictures.toReversed(), dailyBudgetMinor: 4500 };

  const changed = await kari.ask.campaigns.update({ id, version, changes });

  expect(changed).toMatchObject({ title: 'Bread', version: version + 1, dailyBudgetMinor: 4500 });
  expect(changed.mediaIds).toEqual(pictures.toReversed());
  expect(changed.media.map((media) => media.id)).toEqual(pictures.toReversed());
  expect(await kari.ask.campaigns.get({ id })).toEqual(changed);
  const emptied = await kari.ask.campaigns.update({
    id,
    version: changed.version,
    changes: { mediaIds: [] },
  });
  expect(emptied).toMatchObject({ media: [], title: 'Bread' });
});

const source = { from: 'website' as const, words: 'Fast pris, alltid', url: 'https://bergenror.example/' };

test('what was filled in says where it was found, until somebody changes it', async () => {
  const { id, version, sources } = await kari.ask.campaigns.create({
    businessName: 'Bergen Rør',
    productService: 'Vintersjekk',
    sources: { businessName: source, productService: source },
  });
  expect(sources).toEqual({ businessName: source, productService: source });
  const typed = await kari.ask.campaigns.update({
    id,
    version,
    changes: { businessName: 'Bergen Rør AS', title: 'Vinter' },
  });
  expect(typed.sources).toEqual({ productService: source });
  const other = { ...source, words: 'Rørlegger i Bergen' };
  const filled = await kari.ask.campaigns.update({
    id,
    version: typed.version,
    changes: { businessName: 'Bergen Rør', sources: { ...typed.sources, businessName: other } },
  });
  expect(filled.sources).toEqual({ businessName: other, productService: source });
  expect(await kari.ask.campaigns.get({ id })).toEqual(filled);
});

test('only a picture of the campaign has designs, and takes them along when it goes', async () => {
  const [van, tap] = [await uploadPicture(kari, '#135'), await uploadPicture(kari, '#531')];
  const [dark, frame] = [
    { mediaId: van, design: 'dark' as const },
    { mediaId: tap, design: 'frame' as const },
  ];
  const draft = await kari.ask.campaigns.create({ mediaIds: [van], designs: [dark, frame] });
  expect(draft.designs).toEqual([dark]);
  const { id } = draft;
  const both = await kari.ask.campaigns.update({
    id,
    version: draft.version,
    changes: { mediaIds: [van, tap], designs: [dark, frame] },
  });
  expect(both.designs).toEqual([dark, frame]);
  const one = await kari.ask.campaigns.update({ id, version: both.version, changes: { mediaIds: [tap] } });
  expect(one.designs).toEqual([frame]);
  const none = await kari.ask.campaigns.update({ id, version: one.version, changes: { designs: [dark] } });
  expect(none.designs).toEqual([]);
});

test('whether a draft is to be launched at once is kept with it', async () => {
  const { id, version, launchImmediately } = await kari.ask.campaigns.create({ title: 'Look first' });
  expect(launchImmediately).toBe(true);
  await kari.ask.campaigns.update({ id, version, changes: { launchImmediately: false } });
  expect(await kari.ask.campaigns.get({ id })).toMatchObject({ launchImmediately: false });
});

test('two windows cannot overwrite each other unseen', async () => {
  const { id, version } = await kari.ask.campaigns.create({ title: 'First' });
  await kari.ask.campaigns.update({ id, version, changes: { title: 'Second' } });

  await expect(kari.ask.campaigns.update({ id, version, changes: { title: 'Third' } })).rejects.toMatchObject(
    {
      code: 'CAMPAIGN_CHANGED_ELSEWHERE',
      defined: true,
      data: { version: version + 1 },
    },
  );
  expect(await kari.ask.campaigns.get({ id })).toMatchObject({ title: 'Second' });
});

test('a change with somebody else’s picture saves nothing at all', async () => {
  const ola = await house.visitor().join();
  const stranger = await uploadPicture(ola);
  const { id, version } = await kari.ask.campaigns.create({ title: 'Mine' });

  const change = kari.ask.campaigns.update({
    id,
    version,
    changes: { title: 'Changed', mediaIds: [stranger] },
  });
  await expect(change).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  expect(await kari.ask.campaigns.get({ id })).toMatchObject({ title: 'Mine', version });
});

test('a neighbour’s draft cannot be read, changed or removed', async () => {
  const { id, version } = await kari.ask.campaigns.create({ title: 'Mine' });
  const { campaigns } = (await house.visitor().join()).ask;
  for (const attempt of [
    () => campaigns.get({ id }),
    () => campaigns.update({ id, version, changes: { title: 'Theirs' } }),
    () => campaigns.remove({ id }),
    () => campaigns.writeAds({ id }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND', status: 404 });
  }
  expect(await campaigns.listDrafts()).toEqual([]);
});

test('drafts are listed with the newest change first, until they are removed', async () => {
  const { campaigns } = (await house.visitor().join()).ask;
  const old = await campaigns.create({ title: 'Old' });
  await campaigns.create({ title: 'New' });
  await campaigns.update({ id: old.id, version: old.version, changes: { businessName: 'Bakery' } });

  const drafts = await campaigns.listDrafts();
  expect(drafts.map(({ title, adCount }) => [title, adCount])).toEqual([
    ['Old', 0],
    ['New', 0],
  ]);
  await campaigns.remove({ id: old.id });
  expect(await campaigns.listDrafts()).toHaveLength(1);
  await expect(campaigns.remove({ id: old.id })).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
});

test('each draft is listed with its first picture and what it lacks next', async () => {
  const visitor = await house.visitor().join();
  const { campaigns } = visitor.ask;
  const pictures = [await uploadPicture(visitor, '#123'), await uploadPicture(visitor, '#456')];
  await campaigns.create({
    title: 'Sold',
    businessName: 'Bakery',
    industry: 'Bakery and café',
    objective: 'sales',
    mediaIds: pictures.toReversed(),
  });
  await campaigns.create({ title: 'Begun' });
  const [begun, sold] = await campaigns.listDrafts();
  expect(begun).toMatchObject({
    objective: null,
    previewUrl: null,
    next: { step: 'business', missing: ['business-name', 'industry', 'objective'] },
  });
  expect(sold).toMatchObject({
    objective: 'sales',
    previewUrl: `/media/${pictures[1]}/preview`,
    next: {
      step: 'offer',
      missing: ['product-service', 'offer-description', 'selling-points', 'campaign-price'],
    },
  });
  expect((await visitor.fetch(sold!.previewUrl!)).status).toBe(200);
});

test('places given as text, as older records hold them, become cities to be chosen again', async () => {
  const { locations } = await kari.ask.campaigns.create({ locations: 'Bergen (40km), Oslo' });
  expect(locations).toMatchObject([
    { type: 'city', name: 'Bergen', countryCode: 'NO', radiusKm: 40 },
    { type: 'city', name: 'Oslo', countryCode: 'NO', radiusKm: 25 },
  ]);
});

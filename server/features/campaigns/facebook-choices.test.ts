import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const house = await openTestHouse();
let kari: Visitor;
beforeAll(async () => {
  kari = await house.visitor().join();
  await kari.connect();
});
beforeEach(() => house.practice.behave());
afterAll(() => house.close());

const connection = async () => (await kari.ask.connections.get())!;

test('places are found by their name; a city comes with its surroundings', async () => {
  const { locations } = await kari.ask.campaigns.searchLocations({ query: 'Berg' });
  expect(locations).toContainEqual(
    expect.objectContaining({ name: 'Bergen', type: 'city', countryCode: 'NO', radiusKm: 25 }),
  );
  expect(await kari.ask.campaigns.searchLocations({ query: 'qqqqqq' })).toEqual({ locations: [] });
});

test('a page offers its lead forms, an ad account its pixels', async () => {
  const { pages, adAccounts } = await connection();
  const forms = await Promise.all(pages.map(({ id }) => kari.ask.campaigns.listLeadForms({ pageId: id })));
  expect(forms.flatMap((answer) => answer.forms)).not.toEqual([]);
  const pixels = await Promise.all(
    adAccounts.map(({ id }) => kari.ask.campaigns.listPixels({ adAccountId: id })),
  );
  expect(pixels.flatMap((answer) => answer.pixels)).not.toEqual([]);
});

test('a page that is not one’s own is not asked about', async () => {
  await expect(kari.ask.campaigns.listLeadForms({ pageId: '42' })).rejects.toMatchObject({
    code: 'SELECTION_UNKNOWN',
  });
  await expect(kari.ask.campaigns.listPixels({ adAccountId: 'act_42' })).rejects.toMatchObject({
    code: 'SELECTION_UNKNOWN',
  });
});

test('without a linked account one is asked to link it', async () => {
  const { campaigns } = (await house.visitor().join()).ask;
  await expect(campaigns.searchLocations({ query: 'Bergen' })).rejects.toMatchObject({
    code: 'CONNECTION_MISSING',
  });
});

test('Meta’s own words are shown when it says no', async () => {
  const { pages } = await connection();
  const message = '(#200) Requires pages_manage_ads permission to manage the object';
  const trouble = { kind: 'error', status: 403, code: 200, message };
  await house.practice.trouble({ service: 'meta', path: 'leadgen_forms', times: 1, trouble });
  await expect(kari.ask.campaigns.listLeadForms({ pageId: pages[0]!.id })).rejects.toMatchObject({
    code: 'FACEBOOK_REFUSED',
    defined: true,
    data: { reason: expect.stringContaining('pages_manage_ads') },
  });
});

test('the industries are known, in the order of their names', async () => {
  const names = await kari.ask.campaigns.listIndustries();
  expect(names.length).toBeGreaterThanOrEqual(24);
  expect(names).toContain('Bakery and café');
});

import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connections } from '../connections/tables.ts';

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

test('countries are found by the name they have in the reader’s language', async () => {
  const { campaigns, people } = kari.ask;
  const found = async (query: string) =>
    (await campaigns.searchLocations({ query })).locations.map(({ key }) => key);
  expect(await found('Sverige')).not.toContain('SE');
  await people.update({ language: 'nb' });
  for (const [name, key] of [
    ['Norge', 'NO'],
    ['Sverige', 'SE'],
    ['Danmark', 'DK'],
    ['Tyskland', 'DE'],
  ] as const)
    expect(await found(name)).toContain(key);
  await people.update({ language: 'en' });
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
    data: { reason: expect.stringContaining('pages_manage_ads'), needsPermission: true },
  });
});

test.each([
  ['en', 'Facebook does not let this account act for the page Varme.'],
  ['nb', 'Facebook lar ikke denne kontoen opptre på vegne av siden Varme.'],
] as const)('a page without a token of its own is named to who reads %s', async (language, reason) => {
  const ola = await house.visitor().join();
  await ola.connect();
  await ola.ask.people.update({ language });
  const workspaceId = await ola.workspaceId();
  const page = { id: '7', name: 'Varme', pictureUrl: null, instagramId: null, tasks: [], sealedToken: null };
  await house.ctx.db
    .update(connections)
    .set({ pages: [page] })
    .where(eq(connections.workspaceId, workspaceId));
  await expect(ola.ask.campaigns.listLeadForms({ pageId: '7' })).rejects.toMatchObject({
    data: { reason, needsPermission: true },
  });
});

test('the industries are known, in the order of their names', async () => {
  const industries = await kari.ask.campaigns.listIndustries();
  const names = industries.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(24);
  expect(names).toContain('Bakery and café');
});

test('industries whose ads need a special category say so', async () => {
  const industries = await kari.ask.campaigns.listIndustries();
  const categoryOf = (name: string) => industries.find((each) => each.name === name)?.specialAdCategory;
  expect(categoryOf('Real estate')).toBe('housing');
  expect(categoryOf('Recruitment and staffing')).toBe('employment');
  expect(categoryOf('Bakery and café')).toBe('none');
});

async function newForm(changes: object = {}) {
  const { pages } = await connection();
  return {
    pageId: pages[0]!.id,
    name: `Quote ${crypto.randomUUID()}`,
    language: 'Norwegian' as const,
    intro: { headline: 'Få et tilbud', text: 'Svar på to spørsmål.' },
    questions: ['FULL_NAME' as const, 'PHONE' as const],
    ownQuestions: ['Hva trenger du hjelp til?'],
    privacyPolicyUrl: 'https://bergenror.example/personvern',
    thankYou: {
      title: 'Takk!',
      text: 'Vi ringer deg i dag.',
      button: 'Se nettsiden',
      websiteUrl: 'https://bergenror.example',
    },
    ...changes,
  };
}

const formsOf = async (pageId: string) => (await kari.ask.campaigns.listLeadForms({ pageId })).forms;

test('a lead form made here is on the page at Facebook, ready to be chosen', async () => {
  const input = await newForm();
  const form = await kari.ask.publications.createLeadForm(input);
  expect(form).toMatchObject({ name: input.name, status: 'active' });
  expect(await formsOf(input.pageId)).toContainEqual(
    expect.objectContaining({ id: form.id, name: input.name }),
  );
});

test('a form whose answer got lost is found, not made twice', async () => {
  const input = await newForm();
  const trouble = { kind: 'loses-answer' };
  await house.practice.trouble({ service: 'meta', method: 'POST', path: 'leadgen_forms', times: 1, trouble });
  const form = await kari.ask.publications.createLeadForm(input);
  const alike = (await formsOf(input.pageId)).filter(({ name }) => name === input.name);
  expect(alike.map(({ id }) => id)).toEqual([form.id]);
});

test('Meta’s no to a form is told in its own words', async () => {
  const input = await newForm();
  await kari.ask.publications.createLeadForm(input);
  await expect(kari.ask.publications.createLeadForm(input)).rejects.toMatchObject({
    code: 'FACEBOOK_REFUSED',
    data: { reason: expect.stringMatching(/name/i) },
  });
});

test('an account that has a pixel answers it, one without gets a new one', async () => {
  const { adAccounts } = await connection();
  for (const { id: adAccountId, status } of adAccounts) {
    if (status !== 1) continue;
    const { pixels } = await kari.ask.campaigns.listPixels({ adAccountId });
    const pixel = await kari.ask.campaigns.createPixel({ adAccountId, name: 'Shop' });
    const after = (await kari.ask.campaigns.listPixels({ adAccountId })).pixels;
    expect(after.map(({ id }) => id)).toContain(pixel.id);
    expect(after).toHaveLength(Math.max(1, pixels.length));
  }
});

import { uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const house = await openTestHouse();
let kari: Visitor;
let mediaId: string;
beforeAll(async () => {
  kari = await house.visitor().join();
  mediaId = await uploadPicture(kari);
});
beforeEach(() => house.practice.behave());
afterAll(() => house.close());

const createBread = () =>
  kari.ask.campaigns.create({
    title: 'Spring bread',
    businessName: 'Solsiden bakeri',
    industry: 'Bakery and café',
    objective: 'leads',
    productService: 'Sourdough',
    offerDescription: 'A loaf a week for a month',
    sellingPoints: ['Baked at night', 'Local grain', 'Delivered'],
    mediaIds: [mediaId],
  });

test('six ads appear as they are written, then all of them are on the draft, none selected', async () => {
  const { id, version } = await createBread();
  const seen = new Set<number>();
  let written;
  for await (const event of await kari.ask.campaigns.writeAds({ id })) {
    if (event.type === 'writing') seen.add(event.index);
    if (event.type === 'written') written = event.campaign;
  }

  expect([...seen]).toEqual([0, 1, 2, 3, 4, 5]);
  expect(written).toMatchObject({ id, version: version + 1 });
  expect(written?.ads.map(({ tone }) => tone)).toEqual([
    'professional',
    'friendly',
    'emotional',
    'urgency',
    'benefit',
    'storytelling',
  ]);
  expect(written?.ads.some(({ selected }) => selected)).toBe(false);
  expect(written?.ads.every(({ callToAction }) => /LEARN_MORE|SIGN_UP|GET_QUOTE/.test(callToAction))).toBe(
    true,
  );
  expect(await kari.ask.campaigns.get({ id })).toEqual(written);
});

test.each([
  {
    language: 'English',
    objective: 'traffic',
    productService: 'Heating check-up',
    offerDescription:
      'A plumber looks through your heating before the frost does, and fixes what is small at once.',
  },
  {
    language: 'Norwegian',
    objective: 'leads',
    productService: 'Sprukket rør',
    offerDescription: 'Vi kommer innen to timer, hele døgnet.',
  },
] as const)('several of the six tell of the offer: $productService', async (offer) => {
  const { id } = await kari.ask.campaigns.create({
    title: offer.productService,
    businessName: 'Bergen Rør',
    industry: 'Home services',
    websiteUrl: 'https://bergenror.example',
    sellingPoints: ['Fixed price', 'Tidy boots', 'Own people'],
    mediaIds: [mediaId],
    ...offer,
  });
  for (const _turn of ['first', 'again']) {
    for await (const _event of await kari.ask.campaigns.writeAds({ id })) continue;
    const { ads } = await kari.ask.campaigns.get({ id });
    const [clause] = offer.offerDescription.split(/, and |[.]$/);
    expect(ads.filter(({ primaryText }) => primaryText.includes(clause!)).length).toBeGreaterThanOrEqual(2);
  }
});
const allOf = (...gaps: { text?: string; code?: string; field?: string }[]): unknown =>
  expect.arrayContaining(gaps.map((gap): unknown => expect.objectContaining(gap)));

test('a draft that lacks something is refused before a word is written, with the list', async () => {
  const { id } = await kari.ask.campaigns.create({ title: 'Nothing yet', businessName: 'Bakery' });
  await expect(kari.ask.campaigns.writeAds({ id })).rejects.toMatchObject({
    code: 'ADS_NOT_READY',
    defined: true,
    status: 409,
    data: {
      missing: allOf(
        { text: 'industry', field: 'industry' },
        { text: 'at least one picture', field: 'mediaIds' },
      ),
    },
  });
  await kari.ask.people.update({ language: 'nb' });
  const inNorwegian = { data: { missing: allOf({ text: 'bransje' }, { text: 'minst ett bilde' }) } };
  await expect(kari.ask.campaigns.writeAds({ id })).rejects.toMatchObject(inNorwegian);
  await kari.ask.people.update({ language: 'en' });
});

test('when the writer does not answer, the person is told and the draft stays as it was', async () => {
  const draft = await createBread();
  const trouble = { kind: 'error', status: 529, code: 529 };
  await house.practice.trouble({ service: 'writer', times: 5, trouble });

  const events = await kari.ask.campaigns.writeAds({ id: draft.id });
  await expect(events.next()).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE', defined: true });
  expect(await kari.ask.campaigns.get({ id: draft.id })).toEqual(draft);
  expect(house.logged.join('\n')).toContain('the writer let us down');
});

test('going away while the ads are written leaves the draft as it was', async () => {
  const draft = await createBread();
  const leaving = new AbortController();
  const events = await kari.ask.campaigns.writeAds({ id: draft.id }, { signal: leaving.signal });
  expect((await events.next()).value).toMatchObject({ type: 'writing' });

  leaving.abort();
  await events.return?.(undefined).catch(() => undefined);
  expect(await kari.ask.campaigns.get({ id: draft.id })).toEqual(draft);
});

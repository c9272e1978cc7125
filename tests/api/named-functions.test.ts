import { readingFunctions } from '#contract/people/api-keys.ts';
import { describeApi } from '#server/api-docs/api-document.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerFor } from './caller.ts';

const document = await describeApi('https://adfjord.test');
let house: Awaited<ReturnType<typeof openTestHouse>>;
let call: Awaited<ReturnType<typeof callerFor>>;
let reader: typeof call;
beforeAll(async () => {
  house = await openTestHouse({ SUPPORT_HOURS: 'always' });
  const kari = await house.visitor().join();
  await kari.connect();
  const connection = await kari.ask.connections.get();
  await kari.ask.connections.select({
    adAccountId: connection!.adAccounts[0]!.id,
    pageId: connection!.pages[0]!.id,
  });
  call = await callerFor(house, kari, 'write');
  reader = await callerFor(house, kari, 'read');
});
afterAll(() => house.close());

const nobody = crypto.randomUUID();
const words = { headline: 'Frozen pipes?', primaryText: 'We come tonight.', description: 'Bergen Rør' };
/** Each named function with a question, and how a person who has connected Facebook and nothing else is answered. */
const functions: Record<string, { ask?: object; answer: number; code?: string; holds?: string }> = {
  'check-compliance': {
    ask: { shown: { what: 'draft', campaignId: nobody } },
    answer: 404,
    code: 'CAMPAIGN_NOT_FOUND',
  },
  'fetch-meta-campaigns': { ask: { type: 'auto' }, answer: 200, holds: 'lastSyncedAt' },
  'update-meta-campaign-status': {
    ask: { facebookCampaignId: '1', status: 'PAUSED' },
    answer: 404,
    code: 'LIVE_CAMPAIGN_NOT_FOUND',
  },
  'update-meta-campaign-budget': {
    ask: { facebookCampaignId: '1', dailyBudgetMinor: 10000 },
    answer: 404,
    code: 'LIVE_CAMPAIGN_NOT_FOUND',
  },
  'rename-meta-campaign': {
    ask: { facebookCampaignId: '1', name: 'Winter check' },
    answer: 404,
    code: 'LIVE_CAMPAIGN_NOT_FOUND',
  },
  'update-meta-targeting': {
    ask: {
      facebookAdSetId: '1',
      locations: [
        {
          type: 'country',
          key: 'NO',
          name: 'Norway',
          region: null,
          countryCode: 'NO',
          countryName: 'Norway',
          radiusKm: null,
        },
      ],
    },
    answer: 404,
    code: 'AD_SET_NOT_FOUND',
  },
  'update-meta-ad-copy': {
    ask: { facebookAdId: '1', ...words, callToAction: 'CONTACT_US' },
    answer: 404,
    code: 'AD_NOT_FOUND',
  },
  'create-meta-ad': {
    ask: {
      campaignId: null,
      facebookAdSetId: '1',
      ads: [{ ...words, callToAction: 'CONTACT_US', mediaId: nobody }],
    },
    answer: 404,
    code: 'AD_SET_NOT_FOUND',
  },
  'facebook-location-search': { ask: { query: 'Bergen' }, answer: 200, holds: 'locations' },
  'enhance-image-claid': { ask: { id: nobody }, answer: 404, code: 'MEDIA_NOT_FOUND' },
  'fetch-page-lead-forms': { ask: { pageId: 'unknown' }, answer: 400, code: 'SELECTION_UNKNOWN' },
  'fetch-facebook-pixels': { ask: { adAccountId: 'unknown' }, answer: 400, code: 'SELECTION_UNKNOWN' },
  'generate-ad-copies': { ask: { id: nobody }, answer: 404, code: 'CAMPAIGN_NOT_FOUND' },
  'meta-publish-campaign': {
    ask: { campaignId: nobody, launchImmediately: false },
    answer: 404,
    code: 'CAMPAIGN_NOT_FOUND',
  },
  'delete-meta-campaign': { ask: { campaignId: nobody }, answer: 404, code: 'CAMPAIGN_NOT_FOUND' },
  'fetch-facebook-leads': {
    ask: { leadFormId: '1', pageId: '1' },
    answer: 404,
    code: 'LEAD_CAMPAIGN_NOT_FOUND',
  },
  'send-contact-email': {
    ask: {
      page: 'contact',
      name: 'Kari Nordmann',
      email: 'kari@example.test',
      subject: 'Our first campaign',
      message: 'Can you help us?',
    },
    answer: 200,
    holds: 'received',
  },
  'delete-user-data': { ask: { confirmationText: 'DELETE' }, answer: 403, code: 'NOT_WITH_A_KEY' },
  'get-facebook-config': { ask: {}, answer: 200, holds: 'appId' },
  'get-zoom-support-link': { answer: 200, holds: 'zoomLink' },
};

test('the document has the named functions, and no others', () => {
  const named = Object.keys(document.paths).filter((path) => path.startsWith('/functions/'));
  expect(named.toSorted()).toEqual(
    Object.keys(functions)
      .map((name) => `/functions/${name}`)
      .toSorted(),
  );
});

test.each(Object.entries(functions))(
  '%s is called with a key that may write',
  async (name, { ask, answer, code, holds }) => {
    const { status, body } = await call('POST', `/functions/${name}`, ask);
    expect({ status, code: body.code }).toEqual({ status: answer, code });
    expect(body).toHaveProperty(holds ?? 'message');
  },
);

test('a key to read with calls those that only read', async () => {
  const refused: Record<string, unknown> = {};
  for (const [name, { ask }] of Object.entries(functions)) {
    const { body } = await reader('POST', `/functions/${name}`, ask);
    if (body.code === 'KEY_IS_READ_ONLY' || body.code === 'NOT_WITH_A_KEY') refused[name] = body.code;
  }
  const isOpen = (name: string) =>
    name === 'send-contact-email' || readingFunctions.includes(`/functions/${name}`);
  const writing = Object.keys(functions).filter((name) => !isOpen(name));
  expect(refused).toEqual({
    ...Object.fromEntries(writing.map((name) => [name, 'KEY_IS_READ_ONLY'])),
    'delete-user-data': 'NOT_WITH_A_KEY',
  });
});

test.each([{}, { 'content-type': 'application/json' }])(
  'get-facebook-config takes a question without a body (%j)',
  async (headers) => {
    const kari = await house.visitor().join();
    const answer = await kari.fetch('/api/functions/get-facebook-config', { method: 'POST', headers });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ appId: expect.any(String), redirectUri: expect.any(String) });
  },
);

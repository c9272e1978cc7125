import { nothingInIt } from '#contract/compliance/picture.ts';
import { keyLimits } from '#contract/people/api-keys.ts';
import { describeApi } from '#server/api-docs/api-document.ts';
import { makePicture, upload } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { quoteForm, readForms } from '#tests/lead-campaigns.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';
import { filesFor, openCaller } from './caller.ts';

const house = await openTestHouse();
afterAll(() => house.close());
const document = await describeApi('https://adfjord.test');

async function member(): Promise<Visitor> {
  const kari = await house.visitor().join();
  await kari.connect();
  await house.subscribe(kari);
  return kari;
}

test('a program with nothing but a key uploads a picture, builds a campaign with it, publishes it and downloads its leads', async () => {
  const { key } = await (await member()).makeKey({ name: 'Builder', access: 'write' });
  const call = openCaller(house, key);
  const files = filesFor(house, key);

  const sent = await upload(files, await makePicture());
  const mediaId = sent.headers.get('x-media-id')!;
  expect(sent.status).toBe(201);
  const seen = await files.fetch(`/media/${mediaId}`);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

  const { body: connection } = await call('GET', '/connections/current');
  const accounts = connection['adAccounts'] as { id: string; currency: string; status: number }[];
  const account = accounts.find(({ currency, status }) => currency === 'NOK' && status === 1)!;
  const { body: found } = await call('POST', '/functions/facebook-location-search', { query: 'Bergen' });
  const { body: draft } = await call('POST', '/campaigns', {
    title: 'Winter check',
    businessName: 'Bergen Rør',
    industry: 'Home services',
    objective: 'leads',
    leadFormId: quoteForm,
    websiteUrl: 'https://bergenror.example/winter',
    productService: 'Heating check-up',
    offerDescription: 'A plumber looks through your heating before the frost does.',
    sellingPoints: ['Fixed price', 'Done within a day', 'Ten years in Bergen'],
    currency: 'NOK',
    beforePriceMinor: 149_000,
    campaignPriceMinor: 99_000,
    dailyBudgetMinor: 15_000,
    ageFrom: 25,
    ageTo: 65,
    locations: (found['locations'] as unknown[]).slice(0, 1),
    mediaIds: [mediaId],
    facebookAdAccountId: account.id,
    facebookPageId: '3100000000000001',
  });
  const id = String(draft['id']);
  const written = await files.fetch('/api/functions/generate-ad-copies', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  await written.text();
  const { body: withAds } = await call('GET', `/campaigns/${id}`);
  const ads = (withAds['ads'] as object[]).map((ad, position) => ({ ...ad, selected: position < 2 }));
  await call('PATCH', `/campaigns/${id}`, { version: withAds['version'], changes: { ads } });
  await call('PUT', `/compliance/pictures/${mediaId}`, { told: nothingInIt });
  const shown = { what: 'draft', campaignId: id };
  const { body: law } = await call('POST', '/functions/check-compliance', { shown });
  for (const { id: findingId, level } of law['findings'] as { id: string; level: string }[])
    if (level === 'ask') await call('PUT', '/compliance/answers', { shown, findingId, isSo: true });
  await call('POST', '/functions/meta-publish-campaign', { campaignId: id, launchImmediately: true });
  await house.runJobs();
  const { body: published } = await call('GET', `/campaigns/${id}`);
  expect(published).toMatchObject({ status: 'active', facebookCampaignId: expect.any(String) });

  await house.practice.answerForm(quoteForm, 2);
  await readForms(house);
  const csv = await files.fetch(`/exports/leads/${String(published['facebookCampaignId'])}.csv`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await csv.text()).trim().split('\r\n').length).toBeGreaterThanOrEqual(3);
});

test('where files lie, a key may do what it may do elsewhere, and no more', async () => {
  const kari = await member();
  const mediaId = (await upload(kari, await makePicture())).headers.get('x-media-id')!;
  const { key } = await kari.makeKey({ name: 'Bookkeeping', access: 'read' });
  const files = filesFor(house, key);
  const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];

  expect((await files.fetch(`/media/${mediaId}/preview`)).status).toBe(200);
  expect(await codeOf(await upload(files, await makePicture()))).toEqual([403, 'KEY_IS_READ_ONLY']);
  const poster = { method: 'POST', body: new Uint8Array(await makePicture()) };
  expect(await codeOf(await files.fetch(`/media/${mediaId}/poster`, poster))).toEqual([
    403,
    'KEY_IS_READ_ONLY',
  ]);

  const neighbours = filesFor(house, (await (await member()).makeKey({ name: 'x', access: 'write' })).key);
  expect(await codeOf(await neighbours.fetch(`/media/${mediaId}`))).toEqual([404, 'MEDIA_NOT_FOUND']);
  expect(await codeOf(await neighbours.fetch('/exports/leads/1.csv'))).toEqual([
    404,
    'LEAD_CAMPAIGN_NOT_FOUND',
  ]);

  // A browser that is signed in has its own right to see this; whoever brings a key is judged by the key.
  const withBoth = { headers: { authorization: 'Bearer adf_taken-back' } };
  for (const address of [`/media/${mediaId}`, '/exports/leads/1.csv'])
    expect(await codeOf(await kari.fetch(address, withBoth))).toEqual([401, 'KEY_UNKNOWN']);
  expect(await codeOf(await upload(filesFor(house, 'adf_taken-back'), await makePicture()))).toEqual([
    401,
    'KEY_UNKNOWN',
  ]);
});

test('files count among the calls of a key', async () => {
  const kari = await member();
  const { key } = await kari.makeKey({ name: 'Bookkeeping', access: 'read' });
  const files = filesFor(house, key);
  await Promise.all(
    Array.from({ length: keyLimits.callsPerMinute }, () => files.fetch('/exports/leads/1.csv')),
  );
  for (const [address, init] of [
    [`/media/${crypto.randomUUID()}`, {}],
    ['/exports/leads/1.csv', {}],
    [`/uploads/${crypto.randomUUID()}`, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } }],
  ] as const) {
    const answer = await files.fetch(address, init);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  }
});

test('every door of files in the document is there, takes a key, and says where it stands', async () => {
  const { key } = await (await member()).makeKey({ name: 'Builder', access: 'read' });
  const files = filesFor(house, key);
  const doors = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.servers ? [{ path, method: method.toUpperCase(), operation }] : [],
    ),
  );
  expect(doors.map(({ operation }) => operation.operationId)).toHaveLength(11);
  for (const { path, method, operation } of doors) {
    expect(operation.servers).toEqual([{ url: 'https://adfjord.test' }]);
    const { parameters = [] } = operation;
    const given = (place: string) => parameters.filter((one) => one.in === place);
    const address = given('path').reduce(
      (told, { name, example }) => told.replace(`{${name}}`, String(example)),
      path,
    );
    const headers = Object.fromEntries(given('header').map(({ name, example }) => [name, String(example)]));
    const answer = await files.fetch(address, { method, headers });
    // What is there is told as what it is; everything else is a no, which is read below.
    if (answer.ok && operation.responses[200]?.content?.['text/csv']) continue;
    const said = method === 'HEAD' ? '' : ((await answer.json()) as { code: string }).code;
    const isToWrite = operation.description!.endsWith('Takes a key that may write.');
    const told = Object.keys(
      operation.responses[answer.status]?.content?.['application/json']?.examples ?? {},
    );
    expect(operation.responses).toHaveProperty(String(answer.status));
    expect(said === 'KEY_IS_READ_ONLY').toBe(isToWrite);
    expect(method === 'HEAD' || told.includes(said)).toBe(true);
  }
});

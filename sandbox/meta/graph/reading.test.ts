import { afterAll, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
import { audienceIds } from '#sandbox/meta/seed-ids.ts';
import { inBergen, newCampaign, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';
import { parseFields } from './field-asks.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
  await graph.post(`${nok}/campaigns`, { ...newCampaign, name });
const list = (query: Fields) => graph.get(`${nok}/campaigns`, { fields: 'name', ...query });
const names = async (query: Fields) => rowsOf(await list(query)).map(({ name }) => name);

test('fields may be nested, and have arguments with anything in them', () => {
  expect(parseFields('id,adsets.limit(5){name},insights.time_range({"since":"2026-01-01"}){spend}')).toEqual([
    { name: 'id', args: {}, children: [] },
    { name: 'adsets', args: { limit: '5' }, children: [{ name: 'name', args: {}, children: [] }] },
    {
      name: 'insights',
      args: { time_range: '{"since":"2026-01-01"}' },
      children: [{ name: 'spend', args: {}, children: [] }],
    },
  ]);
});

test.each(['id,name}', 'adsets.limit(5', 'a{b', '*'])(
  'fields that make no sense are refused: %s',
  async (fields) => {
    expect(verdict(await list({ fields }))).toBe('2500');
  },
);

test('without fields a campaign gives its id', async () => {
  expect(Object.keys(rowsOf(await graph.get(`${nok}/campaigns`))[0] ?? {})).toEqual(['id']);
});

test('a field that does not exist is named, with the kind of node', async () => {
  expect(await list({ fields: 'name,shoe_size' })).toMatchObject({
    error: {
      code: 100,
      message: '(#100) Tried accessing nonexisting field (shoe_size) on node type (Campaign)',
    },
  });
});

test('an edge that does not exist is told in the same words', async () => {
  expect(await graph.get(`${nok}/shoes`)).toMatchObject({
    error: { message: expect.stringContaining('(shoes) on node type (AdAccount)') },
  });
});

test('the newest comes first', async () => {
  expect(await names({})).toEqual(['Five', 'Four', 'Three', 'Two', 'One']);
});

test('pages are followed by their absolute address until there is none', async () => {
  const seen: unknown[] = [];
  let page = await list({ limit: '2', summary: 'true' });
  expect(page).toMatchObject({
    summary: { total_count: 5 },
    paging: { next: expect.stringContaining('http://sandbox.test/meta/v26.0/act_') },
  });
  for (;;) {
    seen.push(...rowsOf(page).map(({ name }) => name));
    const next = textOf(at(page, 'paging.next'));
    if (!next) break;
    page = (await (await practice.send('GET', next)).json()) as Fields;
  }
  expect(seen).toEqual(['Five', 'Four', 'Three', 'Two', 'One']);
  expect(at(page, 'paging.cursors.after')).toEqual(expect.any(String));
  const back = (await (await practice.send('GET', textOf(at(page, 'paging.previous')))).json()) as Fields;
  expect(rowsOf(back).map(({ name }) => name)).toEqual(['Three', 'Two']);
});

test('a page survives new objects in front of it', async () => {
  const first = await list({ limit: '2' });
  const { id } = await graph.post(`${nok}/campaigns`, { ...newCampaign, name: 'Six' });
  expect(await names({ limit: '2', after: textOf(at(first, 'paging.cursors.after')) })).toEqual([
    'Three',
    'Two',
  ]);
  await graph.remove(textOf(id));
});

test('a cursor nobody gave is refused', async () => {
  expect(await list({ after: 'nonsense' })).toMatchObject({
    error: { message: '(#100) Invalid cursors values' },
  });
});

test('nothing found is an empty list without paging', async () => {
  expect(await list({ filtering: [{ field: 'name', operator: 'CONTAIN', value: 'zzz' }] })).toEqual({
    data: [],
  });
});

test.each([
  [[{ field: 'name', operator: 'CONTAIN', value: 'fo' }], ['Four']],
  [[{ field: 'name', operator: 'IN', value: ['One', 'Two'] }], ['Two', 'One']],
  [[{ field: 'effective_status', operator: 'IN', value: ['ACTIVE'] }], []],
  [[{ field: 'created_time', operator: 'GREATER_THAN', value: 4_000_000_000 }], []],
])('filters choose: %j', async (filtering, expected) => {
  expect(await names({ filtering })).toEqual(expected);
});

test('single quotes are forgiven, as in Meta’s own examples', async () => {
  expect(await names({ effective_status: "['PAUSED']", limit: '1' })).toEqual(['Five']);
});

test('ads can be asked for by their campaign, and a tree can be read in one call', async () => {
  const { campaign, adSet, ad, creative } = await plantTree(practice);
  const filtering = [{ field: 'campaign.id', operator: 'IN', value: [campaign] }];
  expect(rowsOf(await graph.get(`${nok}/ads`, { filtering }))).toEqual([{ id: ad }]);
  expect(await graph.get(campaign, { fields: 'adsets{ads.limit(1){creative{id}}}' })).toMatchObject({
    adsets: { data: [{ id: adSet, ads: { data: [{ id: ad, creative: { id: creative } }] } }] },
  });
});

test('a node within a node gives its id only, unless more is asked for', async () => {
  const { ad, creative } = await plantTree(practice);
  expect(await graph.get(ad, { fields: 'creative' })).toEqual({ id: ad, creative: { id: creative } });
  expect(await graph.get(ad, { fields: 'creative{name}' })).toEqual({
    id: ad,
    creative: { id: creative, name: 'Creative' },
  });
});

test('audiences of people one knows can be listed, and an ad set can aim at them', async () => {
  const [customers] = rowsOf(await graph.get(`${nok}/customaudiences`, { fields: 'name,subtype' }));
  expect(customers).toEqual({ id: audienceIds.customers, name: 'Customers', subtype: 'CUSTOM' });
  const { adSet } = await plantTree(practice);
  const targeting = { ...inBergen, custom_audiences: [{ id: audienceIds.customers }] };
  expect(verdict(await graph.post(adSet, { targeting }))).toBe('ok');
});

test('an answer has a tag that changes with what it says', async () => {
  const tagOf = async (path: string) =>
    (
      await practice.send('GET', `/meta/v26.0/${path}`, undefined, {
        authorization: `Bearer ${practice.token}`,
      })
    ).headers.get('etag');
  const before = await tagOf('me');
  expect(before).toMatch(/^"[0-9a-f]{32}"$/);
  expect([await tagOf('me'), await tagOf('me?fields=name,email')]).toEqual([
    before,
    expect.not.stringMatching(String(before)),
  ]);
});

test('fields on a create ask for the new object', async () => {
  expect(
    await graph.post(`${nok}/campaigns`, { ...newCampaign, name: 'Read back', fields: 'name,status' }),
  ).toMatchObject({
    name: 'Read back',
    status: 'PAUSED',
  });
});

test('labels are made by name, and find what carries them', async () => {
  const { id } = await graph.post(`${nok}/campaigns`, { ...newCampaign, adlabels: [{ name: 'req:k7f3q2' }] });
  const { adlabels } = await graph.get(textOf(id), { fields: 'adlabels' });
  const [label] = adlabels as Fields[];
  expect(label).toMatchObject({ name: 'req:k7f3q2' });
  expect((await graph.post(`${nok}/adlabels`, { name: 'req:k7f3q2' }))['id']).toBe(label?.['id']);
  expect(
    rowsOf(await graph.get(`${nok}/campaignsbylabels`, { ad_label_ids: [label?.['id']], fields: 'id' })),
  ).toEqual([{ id }]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';

import { textOf } from '#sandbox/json.ts';
import { formIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { reads, writes } from '#sandbox/practice/practice-calls.ts';
import {
  hostileTexts,
  hostileValues,
  methods,
  openHostility,
  queryOf,
  spoiled,
} from '#sandbox/practice/practice-hostility.ts';
import { nok } from '#sandbox/practice/practice.ts';

const { practice, tree, fill, send, complaints } = await openHostility();
const v = '/meta/v26.0';
let asPage: Record<string, string>;
beforeAll(async () => {
  const page = await practice.graph.get(pageIds.plumber, { fields: 'access_token' });
  asPage = { authorization: `Bearer ${textOf(page['access_token'])}` };
});
afterAll(() => practice.close());

test.each(writes)(
  'POST %s survives every wrong value, and a refusal leaves nothing',
  async (path, params) => {
    const hostility = await openHostility();
    const [address, body] = hostility.fill([path, params] as const);
    let before = await hostility.state();
    for (const sent of spoiled(body)) {
      const { status } = await hostility.send('meta', address, 'POST', sent);
      const after = await hostility.state();
      if (status >= 400 && after !== before)
        hostility.complain(`left something: ${JSON.stringify(sent).slice(0, 300)}`);
      before = after;
    }
    await hostility.practice.close();
    expect(hostility.complaints).toEqual([]);
    expect(complaints.splice(0)).toEqual([]);
  },
);

test.each(reads)('GET %s survives every wrong value', async (path, params) => {
  const [address, query] = fill([path, params] as const);
  for (const sent of spoiled(query)) await send('meta', `${address}?${queryOf(sent)}`, 'GET');
  expect(complaints.splice(0)).toEqual([]);
});

test('calls with a page token survive every wrong value', async () => {
  const form = {
    name: 'a',
    questions: [{ type: 'EMAIL', key: 'x' }],
    privacy_policy: { url: 'https://a.example', link_text: 'b' },
    follow_up_action_url: 'https://a.example',
    locale: 'NB_NO',
    context_card: { title: 'a' },
    thank_you_page: { title: 'a' },
  };
  const answers = { field_data: [{ name: 'email', values: ['a'] }], custom_disclaimer_responses: [] };
  for (const [path, body] of [
    [`${v}/${pageIds.plumber}/leadgen_forms`, form],
    [`${v}/${formIds.quote}/test_leads`, answers],
    [`${v}/${pageIds.plumber}/subscribed_apps`, { subscribed_fields: ['leadgen'] }],
    [`${v}/${formIds.quote}`, { status: 'ACTIVE' }],
  ] as const)
    for (const sent of spoiled(body)) await send('meta', path, 'POST', sent, asPage);
  const filtering = [{ field: 'time_created', operator: 'GREATER_THAN', value: 1 }];
  for (const sent of spoiled({ fields: 'field_data', limit: 3, filtering }))
    await send('meta', `${v}/${formIds.quote}/leads?${queryOf(sent)}`, 'GET', undefined, asPage);
  expect(complaints.splice(0)).toEqual([]);
});

test('fields that are no fields, cursors that are no cursors', async () => {
  const short =
    '{ } a{ a{b a}b a. a.limit a.limit( a.limit(1 adsets.limit(x){id} ,,, adsets{adsets{adsets}}'.split(' ');
  const sly = '__proto__ constructor toString{name} name{x{y}} name.__proto__(1) valueOf.limit(1){id}'.split(
    ' ',
  );
  const long = [
    'adsets{ads{campaign{'.repeat(500),
    'a{'.repeat(20_000),
    'a,'.repeat(20_000),
    '('.repeat(9000),
  ];
  const nodes = [
    'me',
    nok,
    tree.campaign,
    tree.adSet,
    tree.ad,
    tree.creative,
    pageIds.plumber,
    formIds.quote,
  ];
  for (const node of nodes)
    for (const fields of [...short, ...sly, ...long, ...hostileTexts])
      await send('meta', `${v}/${node}?${queryOf({ fields })}`, 'GET');
  for (const cursor of ['x', '', 'YzE', 'Yy0x', 'Yzk5OTk5OTk5OTk5OTk5OTk5OTk5OQ', 'YzEuNQ', '%00', '{}'])
    for (const side of ['after', 'before'])
      await send('meta', `${v}/${nok}/campaigns?${side}=${cursor}`, 'GET');
  expect(complaints.splice(0)).toEqual([]);
});

test('any method on any node and any edge', async () => {
  const words = 'me/.. __proto__ constructor search debug_token oauth act_1 1 me'.split(' ');
  const edges = '/campaigns /insights /leads /permissions /permissions/email/x /access_token'.split(' ');
  const sly = '/__proto__ /constructor /valueOf /toString/x /hasOwnProperty'.split(' ');
  for (const node of [...words, nok, tree.campaign, tree.ad, pageIds.plumber, formIds.quote])
    for (const edge of ['', ...edges, ...sly])
      for (const method of methods)
        if (!(node === 'me' && method === 'DELETE')) await send('meta', `${v}/${node}${edge}`, method, {});
  expect(complaints.splice(0)).toEqual([]);
});

test('batches of nonsense', async () => {
  const call = { method: 'GET', relative_url: 'me' };
  const names =
    'method relative_url body name depends_on omit_response_on_success attached_files access_token headers';
  const lists: unknown[] = [
    ...hostileValues,
    ...hostileValues.map((value) => [value]),
    ...names.split(' ').flatMap((name) => hostileValues.map((value) => [{ ...call, [name]: value }])),
    [{ ...call, relative_url: 'http://[' }],
    [{ ...call, relative_url: '//evil.example/x' }],
    [{ ...call, relative_url: '{result=a:$.id}', name: 'a' }],
    [
      { ...call, name: 'a' },
      { ...call, relative_url: '{result=a:$..[?(@.x)]}' },
    ],
    [{ ...call, relative_url: `{result=a:$.${'a.'.repeat(5000)}}` }],
    [{ method: 'POST', relative_url: '', body: 'batch=[{"method":"GET","relative_url":"me"}]' }],
  ];
  for (const batch of lists) await send('meta', `${v}/`, 'POST', { batch });
  expect(complaints.splice(0)).toEqual([]);
});

test('nothing of this has polluted anything, and the tree still stands', async () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  const { accessToken } = await practice.control('tokens', { state: 'ok' });
  const graph = practice.graphAs(textOf(accessToken));
  expect(await graph.get(tree.ad, { fields: 'adset{campaign{id}}' })).toMatchObject({
    adset: { campaign: { id: tree.campaign } },
  });
  expect(complaints.splice(0)).toEqual([]);
});

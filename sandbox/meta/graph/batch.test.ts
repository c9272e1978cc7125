import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { bergen, newAdSet, newCampaign, newCreative } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';
import { select } from './references.ts';

const practice = await openPractice();
afterAll(() => practice.close());

interface Slot {
  code: number;
  headers?: unknown[];
  body: string;
}

const encode = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

async function batch(operations: unknown[], more: Fields = {}): Promise<(Slot | null)[]> {
  const { list } = await practice.graph.post('', { batch: operations, ...more });
  return list as (Slot | null)[];
}
const bodyOf = (slot: Slot | null | undefined) => JSON.parse(slot?.body ?? '{}') as Fields;
const campaign = (name: string, more: Fields = {}) => ({
  method: 'POST',
  relative_url: `${nok}/campaigns`,
  name,
  body: encode({ ...newCampaign, ...more }),
});
const rename = (id: string, more: Fields = {}) => ({
  method: 'POST',
  relative_url: id,
  body: 'name=New',
  ...more,
});

/** The whole tree of a publish, each part referring to the one before. */
const tree = [
  campaign('campaign', { name: 'Ærlig & god 100 %' }),
  {
    method: 'POST',
    relative_url: `${nok}/adsets`,
    name: 'set',
    body: encode(newAdSet('{result=campaign:$.id}')),
  },
  { method: 'POST', relative_url: `${nok}/adcreatives`, name: 'creative', body: encode(newCreative) },
  {
    method: 'POST',
    relative_url: `${nok}/ads`,
    body: encode({
      name: 'Ad',
      adset_id: '{result=set:$.id}',
      creative: { creative_id: '{result=creative:$.id}' },
      status: 'PAUSED',
    }),
  },
];

test('a whole tree is made in one request, and answers that others refer to are left out', async () => {
  const [first, second, third, ad] = await batch(tree);
  expect([first, second, third]).toEqual([null, null, null]);
  const id = textOf(bodyOf(ad)['id']);
  expect(await practice.graph.get(id, { fields: 'campaign{name},effective_status' })).toMatchObject({
    campaign: { name: 'Ærlig & god 100 %' },
  });
});

test('they are not left out when somebody wants them', async () => {
  const slots = await batch(tree.map((operation) => ({ ...operation, omit_response_on_success: false })));
  expect(slots.map((slot) => slot?.code)).toEqual([200, 200, 200, 200]);
});

test('when one fails, what waits for it fails, and what was done stays', async () => {
  const wrong = {
    geo_locations: { cities: [{ key: bergen, radius: 10 }] },
    targeting_automation: { advantage_audience: 0 },
  };
  const broken = { ...tree[1], body: encode({ ...newAdSet('{result=campaign:$.id}'), targeting: wrong }) };
  const slots = await batch([{ ...tree[0], omit_response_on_success: false }, broken, ...tree.slice(2)]);
  expect(slots.map((slot) => slot && verdict(bodyOf(slot)))).toEqual([
    'ok',
    '100/1487079 targeting.geo_locations.cities',
    null,
    '2500',
  ]);
  expect(verdict(await practice.graph.get(textOf(bodyOf(slots[0])['id'])))).toBe('ok');
});

test('an operation may wait for another without using its answer', async () => {
  const slots = await batch([
    rename('123', { name: 'first' }),
    campaign('second', {}),
    { ...campaign('third'), depends_on: 'first' },
  ]);
  expect(slots.map((slot) => slot && verdict(bodyOf(slot)))).toEqual(['100/33', 'ok', '2500']);
});

test('operations may have their own token and their own version', async () => {
  const slots = await batch([
    { method: 'GET', relative_url: 'me', access_token: 'nonsense' },
    { method: 'GET', relative_url: `v23.0/${nok}/campaigns` },
    { method: 'GET', relative_url: 'v26.0/me?fields=id' },
  ]);
  expect(slots.map((slot) => verdict(bodyOf(slot)))).toEqual(['190', '2635', 'ok']);
});

test('headers can be left out', async () => {
  const [slot] = await batch([{ method: 'GET', relative_url: 'me' }], { include_headers: false });
  expect(slot).not.toHaveProperty('headers');
});

test('pictures travel beside the batch, and without a version each operation brings its own', async () => {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const images = `v26.0/${nok}/adimages`;
  const form = new FormData();
  form.set('access_token', practice.token);
  form.set('file1', new File([new Uint8Array(pixel)], 'ad.png', { type: 'image/png' }));
  form.set(
    'batch',
    JSON.stringify([
      { method: 'POST', relative_url: images, name: 'image', attached_files: 'file1' },
      { method: 'GET', relative_url: `${images}?hashes=["{result=image:$.images.*.hash}"]&fields=hash,name` },
    ]),
  );
  const slots = (await (await practice.send('POST', '/meta', form)).json()) as (Slot | null)[];
  expect(slots[0]).toBeNull();
  expect(rowsOf(bodyOf(slots[1]))).toMatchObject([{ name: 'ad.png' }]);
});

test.each([
  ['more than fifty', Array.from({ length: 51 }, () => ({ method: 'GET', relative_url: 'me' })), '100'],
  ['a circle', [rename('{result=b:$.id}', { name: 'a' }), rename('{result=a:$.id}', { name: 'b' })], '100'],
  ['an operation without an address', [{ method: 'GET' }], '100'],
  ['no list', 'hello', '100'],
])('a batch of %s fails as a whole', async (_case, operations, expected) => {
  expect(verdict(await practice.graph.post('', { batch: operations }))).toBe(expected);
});

test('answers are reached by a small part of JSONPath', () => {
  const answer = { id: '1', data: [{ id: '2' }, { id: '3' }], images: { 'a.jpg': { hash: 'x' } } };
  expect(select(answer, '$.id')).toEqual(['1']);
  expect(select(answer, '$.data.*.id')).toEqual(['2', '3']);
  expect(select(answer, '$.data.0.id')).toEqual(['2']);
  expect(select(answer, '$.data[1].id')).toEqual(['3']);
  expect(select(answer, '$.images.*.hash')).toEqual(['x']);
  expect(select(answer, '$.nothing')).toEqual([]);
});

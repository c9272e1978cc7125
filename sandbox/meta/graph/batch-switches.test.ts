import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { newCampaign, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

interface Slot {
  code: number;
  body: string;
}
const campaigns = `${nok}/campaigns`;
const plain = 'objective=OUTCOME_LEADS&special_ad_categories=[]&is_adset_budget_sharing_enabled=false';
const create = (name: string, more: Fields = {}) => ({
  method: 'POST',
  relative_url: campaigns,
  body: `name=${name}&status=PAUSED&${plain}`,
  ...more,
});
const named = async (name: string) =>
  rowsOf(await graph.get(campaigns, { filtering: [{ field: 'name', operator: 'EQUAL', value: name }] }));
const batch = async (operations: unknown[]) =>
  (await graph.post('', { batch: operations }))['list'] as (Slot | null)[];

test.each([
  ['done', 1],
  ['not-done', 0],
])('what a batch leaves open is %s', async (batch_unanswered, made) => {
  await practice.control('switches', { batch_answers: 1, batch_unanswered });
  const slots = await batch([create(`First ${batch_unanswered}`), create(`Second ${batch_unanswered}`)]);
  expect(slots.map((slot) => slot?.code)).toEqual([200, undefined]);
  expect(slots[1]).toBeNull();
  expect(await named(`Second ${batch_unanswered}`)).toHaveLength(made);
  await practice.control('switches', { batch_answers: 50 });
});

test('what waits for a failure fails, with the code that the switch says', async () => {
  const operations = [
    { method: 'GET', relative_url: '1', name: 'first' },
    create('Never', { depends_on: 'first' }),
  ];
  const verdictOf = async () => verdict(JSON.parse((await batch(operations))[1]?.body ?? ''));
  expect(await verdictOf()).toBe('2500');
  await practice.control('switches', { failed_dependency_code: 100 });
  expect(await verdictOf()).toBe('100');
  expect(await named('Never')).toEqual([]);
});

test('a batch goes to the bare version too, its bodies hardly encoded, as Meta’s own client sends it', async () => {
  const operations = [create('Varme & kulde', { body: `name=Varme for alle&status=PAUSED&${plain}` })];
  const path = `/meta/v26.0?access_token=${practice.token}`;
  const slots = (await (await practice.send('POST', path, { batch: operations })).json()) as Slot[];
  expect(slots).toMatchObject([{ code: 200 }]);
  expect(await named('Varme for alle')).toHaveLength(1);
});

test('many answers can be put into one request', async () => {
  const { campaign } = await plantTree(practice);
  const body = 'daily_budget=12000';
  const slots = await batch([
    {
      method: 'GET',
      relative_url: `${campaign}/adsets?fields=id`,
      name: 'sets',
      omit_response_on_success: false,
    },
    {
      method: 'GET',
      relative_url: `${nok}/ads?filtering=[{"field":"adset.id","operator":"IN","value":["{result=sets:$.data.*.id}"]}]`,
    },
    { method: 'POST', relative_url: '{result=sets:$.data.0.id}', body },
  ]);
  expect(slots.map((slot) => slot?.code)).toEqual([200, 200, 200]);
  expect(rowsOf(JSON.parse(slots[1]?.body ?? ''))).toHaveLength(1);
});

test('nobody can wait for himself', async () => {
  expect(verdict(await graph.post('', { batch: [create('Me', { name: 'me', depends_on: ['me'] })] }))).toBe(
    '100',
  );
});

test.each([
  [{ dead_token_status: 401 }, 'me', 'nonsense', 401],
  [{ unknown_alias_status: 400 }, 'nobody', practice.token, 400],
  [{ suppress_http_code: 'honoured' }, 'nobody?suppress_http_code=1', practice.token, 200],
])('with %j', async (changes, path, token, status) => {
  await practice.control('switches', changes);
  const answer = await practice.send('GET', `/meta/v26.0/${path}`, undefined, {
    authorization: `Bearer ${token}`,
  });
  expect(answer.status).toBe(status);
});

test('error_data is an object when the switch says so, and the answer may call itself javascript', async () => {
  await practice.control('switches', { error_data_form: 'object', answer_type: 'text/javascript' });
  const headers = { authorization: `Bearer ${practice.token}` };
  const body = { ...newCampaign, daily_budget: 1, is_adset_budget_sharing_enabled: undefined };
  const answer = await practice.send('POST', `/meta/v26.0/${campaigns}`, body, headers);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=UTF-8');
  expect(await answer.json()).toMatchObject({
    error: { error_data: { blame_field_specs: [['daily_budget']] } },
  });
});

test('a subcode that nobody has confirmed can be left out', async () => {
  const { adSet, creative } = await plantTree(practice);
  await practice.edit(nok, { funding_source: null });
  await practice.control('switches', { unconfirmed_subcodes: 'left-out' });
  const { error } = await graph.post(`${nok}/ads`, {
    name: 'x',
    adset_id: adSet,
    creative: { creative_id: creative },
  });
  expect(textOf((error as Fields)['error_user_title'])).toBe('No Payment Method');
  expect(error).not.toHaveProperty('error_subcode');
});

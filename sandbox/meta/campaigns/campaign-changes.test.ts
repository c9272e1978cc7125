import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { newAdSet, newCampaign, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, usd, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

const { is_adset_budget_sharing_enabled: _flag, ...unshared } = newCampaign;
const budgeted = { ...unshared, daily_budget: 50_000, bid_strategy: 'LOWEST_COST_WITHOUT_CAP' };
const sharing = {
  ...newCampaign,
  is_adset_budget_sharing_enabled: true,
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
};
const { daily_budget: _daily, bid_strategy: _strategy, ...unbudgeted } = newAdSet('');

const make = async (edge: string, body: Fields) => textOf((await graph.post(`${nok}/${edge}`, body))['id']);
const change = async (id: string, fields: Fields) => verdict(await graph.post(id, fields));
const fieldsOf = (id: string, fields: string) => graph.get(id, { fields });

test.each([
  ['a name of 401 letters', { name: 'x'.repeat(401) }, '100'],
  ['NONE beside a category', { special_ad_categories: ['NONE', 'HOUSING'] }, '100'],
  ['politics without a country', { special_ad_categories: ['ISSUES_ELECTIONS_POLITICS'] }, '100'],
  [
    'politics in the European Union',
    { special_ad_categories: ['ISSUES_ELECTIONS_POLITICS'], special_ad_category_country: ['DE'] },
    '100/2708008 special_ad_categories',
  ],
  [
    'politics from an account that may not',
    { special_ad_categories: ['ISSUES_ELECTIONS_POLITICS'], special_ad_category_country: ['NO'] },
    '100/2708008 special_ad_categories',
  ],
  ['a spending limit below a hundred dollars', { spend_cap: 109_999 }, '100/2446307 spend_cap'],
  ['a spending limit of a hundred dollars', { spend_cap: 110_000 }, 'ok'],
])('a campaign with %s', async (_case, fields, expected) => {
  expect(verdict(await graph.post(`${nok}/campaigns`, { ...newCampaign, ...fields }))).toBe(expected);
});

test('a spending limit goes away by one large number', async () => {
  const id = await make('campaigns', { ...newCampaign, spend_cap: 200_000 });
  expect(await fieldsOf(id, 'spend_cap')).toEqual({ id, spend_cap: '200000' });
  await graph.post(id, { spend_cap: '922337203685478' });
  expect(await fieldsOf(id, 'spend_cap')).toEqual({ id });
});

test('a campaign budget must be enough for all of its ad sets', async () => {
  const id = await make('campaigns', { ...budgeted, daily_budget: 2_300 });
  const adSet = { ...unbudgeted, campaign_id: id };
  for (const expected of ['ok', 'ok', '100/2446149 daily_budget'])
    expect(verdict(await graph.post(`${nok}/adsets`, adSet))).toBe(expected);
  expect(await change(id, { daily_budget: 3_300 })).toBe('ok');
  expect(await change(id, { daily_budget: 2_100 })).toBe('100/2446149 daily_budget');
  await practice.control('switches', { small_campaign_budget_subcode: 2238055 });
  expect(await change(id, { daily_budget: 2_100 })).toBe('100/2238055 daily_budget');
});

test('a new budget alone does not move updated_time, unless the switch says so', async () => {
  const id = await make('campaigns', budgeted);
  const { updated_time: born } = await fieldsOf(id, 'updated_time');
  await practice.advance(5);
  await graph.post(id, { daily_budget: 60_000 });
  expect(await fieldsOf(id, 'updated_time')).toMatchObject({ updated_time: born });
  await graph.post(id, { name: 'Renamed' });
  expect((await fieldsOf(id, 'updated_time'))['updated_time']).not.toBe(born);
});

test('adset_budgets moves the budget from the campaign to its ad sets', async () => {
  const id = await make('campaigns', budgeted);
  const first = await make('adsets', { ...unbudgeted, campaign_id: id });
  const second = await make('adsets', { ...unbudgeted, campaign_id: id });
  const given = (adSet: string, amount?: number) => ({ adset_id: adSet, daily_budget: amount });
  expect(await change(id, { adset_budgets: [given(first), given(second)] })).toBe('ok');
  expect(await fieldsOf(id, 'daily_budget')).toMatchObject({ daily_budget: '50000' });
  expect(await change(id, { adset_budgets: [given(first, 20_000), given(second)] })).toBe(
    '100/1487061 adset_budgets',
  );
  expect(await change(id, { adset_budgets: [given(first, 20_000), given(second, 30_000)] })).toBe('ok');
  expect(await fieldsOf(id, 'daily_budget,is_adset_budget_sharing_enabled')).toEqual({
    id,
    is_adset_budget_sharing_enabled: false,
  });
  expect(await fieldsOf(second, 'daily_budget,bid_strategy')).toEqual({
    id: second,
    daily_budget: '30000',
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  });
});

test('budgets are only shared among ad sets that are alike, and not from one moment to the next', async () => {
  const shared = await make('campaigns', sharing);
  const adSet = newAdSet(shared);
  expect(verdict(await graph.post(`${nok}/adsets`, adSet))).toBe('ok');
  const capped = { ...adSet, bid_strategy: 'COST_CAP', bid_amount: 500 };
  expect(verdict(await graph.post(`${nok}/adsets`, capped))).toBe('100/4834009 bid_strategy');
  expect(await change(shared, { bid_strategy: 'COST_CAP' })).toBe('100/4834006 bid_strategy');
  const { campaign } = await plantTree(practice, 'ACTIVE');
  const turnOn = { is_adset_budget_sharing_enabled: true, bid_strategy: 'LOWEST_COST_WITHOUT_CAP' };
  expect(await change(campaign, turnOn)).toBe('100/3858418 is_adset_budget_sharing_enabled');
  await graph.post(campaign, { status: 'PAUSED' });
  expect(await change(campaign, turnOn)).toBe('ok');
});

test('bids follow the budget: lowest cost where nothing else is said, and no other on its ad sets', async () => {
  const id = await make('campaigns', { ...unshared, daily_budget: 50_000 });
  expect(await fieldsOf(id, 'bid_strategy')).toEqual({ id, bid_strategy: 'LOWEST_COST_WITHOUT_CAP' });
  const adSet = { ...unbudgeted, campaign_id: id };
  expect(
    verdict(await graph.post(`${nok}/adsets`, { ...adSet, bid_strategy: 'COST_CAP', bid_amount: 900 })),
  ).toBe('100/1885737 bid_strategy');
  expect(verdict(await graph.post(`${nok}/adsets`, adSet))).toBe('ok');
});

test('the objective can be changed until there are ad sets', async () => {
  const id = await make('campaigns', newCampaign);
  expect(await change(id, { objective: 'LINK_CLICKS' })).toBe('100');
  expect(await change(id, { objective: 'OUTCOME_TRAFFIC' })).toBe('ok');
  expect(await fieldsOf(id, 'objective')).toEqual({ id, objective: 'OUTCOME_TRAFFIC' });
  const { campaign } = await plantTree(practice);
  expect(await change(campaign, { objective: 'OUTCOME_TRAFFIC' })).toBe('100');
  expect(await change(campaign, { objective: 'OUTCOME_LEADS' })).toBe('ok');
});

test('an archived campaign can be renamed and deleted, and never comes back', async () => {
  const id = await make('campaigns', newCampaign);
  await graph.post(id, { status: 'ARCHIVED' });
  const listed = async (query: Fields) =>
    rowsOf(await graph.get(`${nok}/campaigns`, { limit: '500', ...query })).map((row) => row['id']);
  expect(await listed({})).not.toContain(id);
  expect(await listed({ effective_status: ['ARCHIVED'] })).toEqual([id]);
  expect(await change(id, { status: 'ACTIVE' })).toBe('100/1487566');
  expect(await change(id, { status: 'PAUSED' })).toBe('100/1487566');
  expect(await change(id, { name: 'Old' })).toBe('ok');
  expect(await change(id, { status: 'DELETED' })).toBe('ok');
});

test('what was read can be sent back as it is', async () => {
  const { campaign, adSet } = await plantTree(practice);
  const fields =
    'id,name,status,effective_status,daily_budget,targeting,start_time,bid_strategy,promoted_object';
  for (let times = 0; times < 6; times += 1) {
    expect(await change(adSet, await fieldsOf(adSet, fields))).toBe('ok');
    expect(await change(campaign, await fieldsOf(campaign, 'name,status,objective,start_time'))).toBe('ok');
  }
});

test('a dry run of a change changes nothing, and says what would be wrong', async () => {
  const { campaign } = await plantTree(practice);
  const execution_options = ['validate_only'];
  expect(await change(campaign, { name: 'Dry', execution_options })).toBe('ok');
  expect(await fieldsOf(campaign, 'name')).toMatchObject({ name: 'Heat pumps' });
  expect(await change(campaign, { daily_budget: 5_000, execution_options })).toBe('100/1885621 daily_budget');
});

test('all campaigns of an account can be deleted in one call, the oldest first', async () => {
  const ids = [];
  for (const name of ['One', 'Two', 'Three'])
    ids.push(textOf((await graph.post(`${usd}/campaigns`, { ...newCampaign, name }))['id']));
  expect(verdict(await graph.remove(`${usd}/campaigns`))).toBe('100');
  expect(await graph.remove(`${usd}/campaigns?delete_strategy=DELETE_OLDEST&object_count=2`)).toEqual({
    objects_left_to_delete_count: 1,
    deleted_object_ids: ids.slice(0, 2),
  });
  expect(rowsOf(await graph.get(`${usd}/campaigns`))).toEqual([{ id: ids[2] }]);
});

import { afterAll, expect, test } from 'vitest';

import { textOf } from '#sandbox/json.ts';
import { accountIds } from '#sandbox/meta/seed-ids.ts';
import { newAdSet, newCampaign, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

const create = (fields: object) => graph.post(`${nok}/campaigns`, { ...newCampaign, ...fields });
const { is_adset_budget_sharing_enabled: _flag, ...unsaid } = newCampaign;
const { special_ad_categories: _categories, ...uncategorised } = newCampaign;

test('a new campaign answers with its id and with success', async () => {
  expect(await create({})).toMatchObject({ id: expect.stringMatching(/^\d{17,18}$/), success: true });
});

test.each([
  ['special_ad_categories is missing', uncategorised, '100'],
  ['nobody says whether budgets are shared', unsaid, '100/4834011 is_adset_budget_sharing_enabled'],
  [
    'budgets are shared beside a campaign budget',
    { ...newCampaign, daily_budget: 5000, is_adset_budget_sharing_enabled: true },
    '100/4834002 is_adset_budget_sharing_enabled',
  ],
  [
    'budgets are shared without a bid strategy',
    { ...newCampaign, is_adset_budget_sharing_enabled: true },
    '100/4834005 bid_strategy',
  ],
  [
    'there is a bid strategy and no budget',
    { ...newCampaign, bid_strategy: 'COST_CAP' },
    '100/1885737 bid_strategy',
  ],
  ['the objective is an old one', { ...newCampaign, objective: 'LINK_CLICKS' }, '100'],
  ['the objective is none', { ...newCampaign, objective: 'WORLD_PEACE' }, '100'],
  ['the budget is below the minimum', { ...unsaid, daily_budget: 1099 }, '100/1885272 daily_budget'],
  ['the budget is the minimum', { ...unsaid, daily_budget: 1100 }, 'ok'],
])('when %s', async (_case, body, expected) => {
  expect(verdict(await graph.post(`${nok}/campaigns`, body))).toBe(expected);
});

test('the message names the missing parameter', async () => {
  expect(await graph.post(`${nok}/campaigns`, uncategorised)).toMatchObject({
    error: { message: '(#100) The parameter special_ad_categories is required.', type: 'OAuthException' },
  });
});

test('validate_only says yes and makes nothing', async () => {
  const count = async () => rowsOf(await graph.get(`${nok}/campaigns`, { limit: '500' })).length;
  const before = await count();
  expect(await create({ execution_options: ['validate_only'] })).toEqual({ success: true });
  expect(await count()).toBe(before);
});

test('a disabled ad account takes no campaign', async () => {
  expect(verdict(await graph.post(`act_${accountIds.disabled}/campaigns`, newCampaign))).toBe('200');
});

test('budgets are texts, and what is not set is not there', async () => {
  const { id } = await create({ ...unsaid, is_adset_budget_sharing_enabled: undefined, daily_budget: 5000 });
  expect(await graph.get(textOf(id), { fields: 'daily_budget,lifetime_budget' })).toEqual({
    id,
    daily_budget: '5000',
  });
});

test('a deleted campaign leaves the listing, still answers by id, and can only be renamed', async () => {
  const { campaign, adSet, ad } = await plantTree(practice);
  expect(await graph.remove(campaign)).toEqual({ success: true });
  const listed = rowsOf(await graph.get(`${nok}/campaigns`, { limit: '500' })).map(({ id }) => id);
  expect(listed).not.toContain(campaign);
  for (const id of [campaign, adSet, ad])
    expect(await graph.get(id, { fields: 'effective_status' })).toEqual({ id, effective_status: 'DELETED' });
  expect(verdict(await graph.post(campaign, { daily_budget: 5000 }))).toBe('100/1487566');
  expect(verdict(await graph.post(campaign, { name: 'Old' }))).toBe('ok');
});

test('what is below a paused campaign is campaign-paused, what is below a paused ad set is ad-set-paused', async () => {
  const { campaign, adSet, ad } = await plantTree(practice, 'ACTIVE');
  await practice.advance(1);
  const status = async (id: string) =>
    (await graph.get(id, { fields: 'effective_status' }))['effective_status'];
  expect(await status(ad)).toBe('ACTIVE');
  await graph.post(adSet, { status: 'PAUSED' });
  expect(await status(ad)).toBe('ADSET_PAUSED');
  await graph.post(campaign, { status: 'PAUSED' });
  expect([await status(campaign), await status(adSet), await status(ad)]).toEqual([
    'PAUSED',
    'CAMPAIGN_PAUSED',
    'CAMPAIGN_PAUSED',
  ]);
});

test('a campaign that is not there says so without telling more', async () => {
  expect(await graph.get('120200000000000000')).toMatchObject({
    error: { code: 100, error_subcode: 33, type: 'GraphMethodException' },
  });
});

test('an ad set under a deleted campaign is refused', async () => {
  const { campaign } = await plantTree(practice);
  await graph.post(campaign, { status: 'DELETED' });
  expect(verdict(await graph.post(`${nok}/adsets`, newAdSet(campaign)))).toBe('100/1487566');
});

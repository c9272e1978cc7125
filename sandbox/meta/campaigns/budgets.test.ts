import { afterAll, expect, test } from 'vitest';

import { type Fields, numberOf, textOf } from '#sandbox/json.ts';
import { newAdSet, newCampaign, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, usd, verdict } from '#sandbox/practice/practice.ts';

const noon = Date.parse('2026-05-12T10:00:00Z');
const practice = await openPractice({ now: () => noon });
const { graph } = practice;
afterAll(() => practice.close());

const make = async (edge: string, body: Fields) => textOf((await graph.post(`${nok}/${edge}`, body))['id']);
const leads = await make('campaigns', newCampaign);
const traffic = await make('campaigns', { ...newCampaign, objective: 'OUTCOME_TRAFFIC' });
const sales = await make('campaigns', { ...newCampaign, objective: 'OUTCOME_SALES' });
const turn = (changes: Fields) => practice.control('switches', changes);
const website = { destination_type: 'WEBSITE', optimization_goal: 'LINK_CLICKS', promoted_object: undefined };
const tryAdSet = async (campaign: string, fields: Fields) =>
  verdict(await graph.post(`${nok}/adsets`, { ...newAdSet(campaign), ...fields }));

test('the least a day may cost is told for every currency, the account’s own first', async () => {
  const rows = rowsOf(await graph.get(`${nok}/minimum_budgets`));
  expect(rows[0]).toEqual({
    currency: 'NOK',
    min_daily_budget_imp: 1100,
    min_daily_budget_high_freq: 5500,
    min_daily_budget_low_freq: 44_000,
    min_daily_budget_video_views: 5500,
  });
  expect(rows).toContainEqual(expect.objectContaining({ currency: 'JPY', min_daily_budget_imp: 150 }));
  expect(rows).toContainEqual(expect.objectContaining({ currency: 'BHD', min_daily_budget_imp: 38 }));
  const [own] = rowsOf(await graph.get(`${usd}/minimum_budgets`, { bid_amount: '90' }));
  expect(own).toMatchObject({ min_daily_budget_imp: 100, min_daily_budget_high_freq: 500 });
});

test('what is left of today is told, and grows less as it is spent', async () => {
  const { adSet } = await plantTree(practice, 'ACTIVE');
  const left = async () =>
    numberOf((await graph.get(adSet, { fields: 'budget_remaining' }))['budget_remaining']);
  expect(await left()).toBe(10_000);
  await practice.advance(8 * 60);
  expect(await left()).toBeLessThan(10_000);
});

test('a lifetime budget can be lowered to a tenth more than what is spent of it', async () => {
  const end = new Date(noon + 10 * 86_400_000).toISOString();
  const budget = { daily_budget: undefined, lifetime_budget: 300_000, end_time: end, status: 'ACTIVE' };
  const campaign = await make('campaigns', { ...newCampaign, status: 'ACTIVE' });
  const adSet = await make('adsets', { ...newAdSet(campaign), ...budget });
  const { creative } = await plantTree(practice);
  await make('ads', { name: 'Ad', adset_id: adSet, creative: { creative_id: creative }, status: 'ACTIVE' });
  await practice.advance(5 * 24 * 60);
  const answer = await graph.post(adSet, { lifetime_budget: 50_000 });
  expect(verdict(answer)).toBe('100/1885650 lifetime_budget');
  expect(verdict(await graph.post(adSet, { lifetime_budget: 280_000 }))).toBe('ok');
});

test('how far an ad set has learned is told, and a new audience starts anew', async () => {
  const { adSet } = await plantTree(practice, 'ACTIVE');
  const stage = async () =>
    (await graph.get(adSet, { fields: 'learning_stage_info' }))['learning_stage_info'];
  expect(await stage()).toEqual({ status: 'LEARNING', conversions: 0 });
  await practice.advance(8 * 24 * 60);
  expect(await stage()).toMatchObject({ status: expect.stringMatching(/^(SUCCESS|FAIL)$/) });
  const { targeting } = newAdSet('');
  await graph.post(adSet, { targeting: { ...(targeting as Fields), age_min: 25 } });
  expect(await stage()).toMatchObject({ status: 'LEARNING' });
});

test.each([
  [{ low_budget_error: '1487901' }, leads, { daily_budget: 1099 }, '1487901 daily_budget'],
  [{ minimum_budget: 'by-goal' }, leads, { daily_budget: 43_999 }, '1487901 daily_budget'],
  [{}, traffic, { ...website, daily_budget: 5499 }, '1487901 daily_budget'],
  [{ minimum_budget: 'as-for-impressions' }, traffic, { ...website, daily_budget: 5499 }, 'ok'],
  [{ bid_strategy: 'assumed' }, leads, { bid_strategy: undefined }, 'ok'],
  [{ lead_website_pixel: 'optional' }, sales, website, 'ok'],
])('with %j', async (changes, campaign, fields, expected) => {
  await turn(changes);
  expect(await tryAdSet(campaign, fields)).toBe(expected);
});

test('reach may read back as impressions', async () => {
  await turn({ reach_reads_back: 'as-impressions' });
  const id = await make('adsets', { ...newAdSet(traffic), ...website, optimization_goal: 'REACH' });
  expect(await graph.get(id, { fields: 'optimization_goal' })).toEqual({
    id,
    optimization_goal: 'IMPRESSIONS',
  });
});

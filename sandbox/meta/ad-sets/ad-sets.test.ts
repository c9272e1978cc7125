import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { pageIds, pixelIds } from '#sandbox/meta/seed-ids.ts';
import { newAdSet, newCampaign, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, usd, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

async function campaign(fields: Fields = {}, account = nok): Promise<string> {
  return textOf((await graph.post(`${account}/campaigns`, { ...newCampaign, ...fields }))['id']);
}
const leads = await campaign();
const traffic = await campaign({ objective: 'OUTCOME_TRAFFIC' });
const sales = await campaign({ objective: 'OUTCOME_SALES' });
const budgeted = await campaign({ daily_budget: 20_000, is_adset_budget_sharing_enabled: undefined });

const website = { destination_type: 'WEBSITE', promoted_object: undefined };
const conversions = { ...website, optimization_goal: 'OFFSITE_CONVERSIONS' };
const purchase = { pixel_id: pixelIds.shop, custom_event_type: 'PURCHASE' };

test.each([
  ['a lead ad set with its page', leads, {}, 'ok'],
  ['a lead ad set without a page', leads, { promoted_object: {} }, '100/1815430 promoted_object'],
  [
    'leads on a website with the goal of forms',
    leads,
    { ...website, optimization_goal: 'LEAD_GENERATION' },
    '100/2490408 optimization_goal',
  ],
  ['a form outside a lead campaign', traffic, {}, '100/1815715 destination_type'],
  ['traffic to landing pages', traffic, { ...website, optimization_goal: 'LANDING_PAGE_VIEWS' }, 'ok'],
  [
    'traffic paid by the click, for another goal',
    traffic,
    { ...website, optimization_goal: 'REACH', billing_event: 'LINK_CLICKS' },
    '100/1815117 billing_event',
  ],
  ['sales without a pixel', sales, conversions, '100/1815430 promoted_object'],
  [
    'a pixel without an event',
    sales,
    { ...conversions, promoted_object: { pixel_id: pixelIds.shop } },
    '100/1885014 promoted_object',
  ],
  [
    'sales with a lead event',
    sales,
    { ...conversions, promoted_object: { ...purchase, custom_event_type: 'CONTACT' } },
    '100/1885014 promoted_object',
  ],
  ['sales with a pixel and its event', sales, { ...conversions, promoted_object: purchase }, 'ok'],
  ['a budget under a campaign budget', budgeted, { bid_strategy: undefined }, '100/1885621 daily_budget'],
  ['no budget under a campaign budget', budgeted, { daily_budget: undefined, bid_strategy: undefined }, 'ok'],
  ['no budget anywhere', leads, { daily_budget: undefined }, '100/1487061 daily_budget'],
  ['no bid strategy beside the budget', leads, { bid_strategy: undefined }, '100/2490487 bid_strategy'],
  ['a cap without an amount', leads, { bid_strategy: 'COST_CAP' }, '100/1815857 bid_amount'],
  ['a destination nobody knows', leads, { destination_type: 'THE_MOON' }, '100/2446509 destination_type'],
  ['an end in the past', leads, { end_time: '2020-01-01T00:00:00+0100' }, '100/1487033 end_time'],
  ['a goal nobody knows', leads, { optimization_goal: 'LUCK' }, '100'],
  ['a page of somebody else', leads, { promoted_object: { page_id: '999' } }, '200/1487202'],
])('%s', async (_case, campaignId, fields, expected) => {
  expect(verdict(await graph.post(`${nok}/adsets`, { ...newAdSet(campaignId), ...fields }))).toBe(expected);
});

test('money is counted in the units of its currency: 500 is ¥500, €5.00 and 500 Ft', async () => {
  const budget = { ...newAdSet(await campaign({}, usd)), daily_budget: 500 };
  const minimums = { JPY: [500, 501], EUR: [500, 501], HUF: [500, 501] };
  for (const [currency, [enough, more]] of Object.entries(minimums)) {
    await practice.edit(usd, { currency, min_daily_budget: enough });
    expect(verdict(await graph.post(`${usd}/adsets`, budget))).toBe('ok');
    await practice.edit(usd, { currency, min_daily_budget: more });
    const { error } = await graph.post(`${usd}/adsets`, budget);
    expect(textOf((error as Fields)['error_user_msg'])).toContain(
      currency === 'EUR' ? 'EUR 5.01' : `${currency} 501`,
    );
  }
});

test('a budget may be changed four times an hour', async () => {
  const { adSet } = await plantTree(practice);
  const change = async (amount: number) => verdict(await graph.post(adSet, { daily_budget: amount }));
  for (const amount of [11_000, 12_000, 13_000, 14_000]) expect(await change(amount)).toBe('ok');
  expect(await change(15_000)).toBe('613/1487632');
  await practice.advance(61);
  expect(await change(15_000)).toBe('ok');
});

test('an ad set tells what it was told, in the words of its account', async () => {
  const { adSet, campaign: parent } = await plantTree(practice);
  const fields = 'campaign_id,campaign{name},optimization_goal,promoted_object,daily_budget,created_time';
  expect(await graph.get(adSet, { fields })).toMatchObject({
    campaign_id: parent,
    campaign: { id: parent, name: 'Heat pumps' },
    optimization_goal: 'LEAD_GENERATION',
    promoted_object: { page_id: pageIds.plumber },
    daily_budget: '10000',
    created_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]00$/),
  });
});

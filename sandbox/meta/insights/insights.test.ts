import { afterEach, beforeEach, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
import { formIds } from '#sandbox/meta/seed-ids.ts';
import { plantTree, type Tree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, type Practice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
let tree: Tree;
// Six in the morning in Oslo, on a winter's day.
const morning = Date.parse('2026-12-01T05:00:00Z');
beforeEach(async () => {
  practice = await openPractice({ now: () => morning });
  tree = await plantTree(practice, 'ACTIVE');
});
afterEach(() => practice.close());

const fields = 'campaign_id,ad_id,spend,impressions,reach,clicks,ctr,cpc,actions,cost_per_action_type';
const ask = async (query: Fields, id = nok) =>
  rowsOf(
    await practice.graph.get(`${id}/insights`, { fields, date_preset: 'maximum', limit: '500', ...query }),
  );
const spendOf = async (query: Fields = {}, id = nok) => {
  const sums = (await ask(query, id)).map(({ spend }) => Math.round(Number(spend) * 100));
  return sums.reduce((sum, spend) => sum + spend, 0);
};
const hours = (count: number) => practice.advance(count * 60);

test('before anything is shown there is no row', async () => {
  expect(await ask({})).toEqual([]);
});

test('an active campaign spends about its budget a day, and figures are texts', async () => {
  await hours(24 * 8);
  const [row] = await ask({ level: 'campaign', date_preset: 'last_7d' });
  expect(Number(row?.['spend'])).toBeGreaterThan(7 * 80);
  expect(Number(row?.['spend'])).toBeLessThan(7 * 125);
  expect(row).toMatchObject({
    campaign_id: tree.campaign,
    impressions: expect.stringMatching(/^\d+$/),
    ctr: expect.stringMatching(/^\d+\.\d{6}$/),
  });
});

test('figures never go back, hour by hour', async () => {
  let before: number[] = [0, 0, 0, 0, 0];
  for (let hour = 0; hour < 48; hour += 1) {
    await hours(1);
    const [row = {}] = await ask({ level: 'account' });
    const lead = (row['actions'] as Fields[] | undefined)?.find(({ action_type: type }) => type === 'lead')?.[
      'value'
    ];
    const now = [row['spend'], row['impressions'], row['clicks'], row['reach'], lead].map((figure) =>
      Number(figure ?? 0),
    );
    for (const [place, figure] of now.entries()) expect(figure).toBeGreaterThanOrEqual(before[place] ?? 0);
    before = now;
  }
  expect(before[0]).toBeGreaterThan(0);
});

test('who is paused spends nothing more, and keeps what was', async () => {
  await hours(30);
  await practice.graph.post(tree.adSet, { status: 'PAUSED' });
  const spent = await spendOf();
  await hours(72);
  expect(await spendOf()).toBe(spent);
  expect(await ask({ date_preset: 'yesterday' })).toEqual([]);
});

test('a higher budget changes tomorrow, not yesterday', async () => {
  await hours(48);
  const yesterday = await spendOf({ time_range: { since: '2026-12-02', until: '2026-12-02' } });
  await practice.graph.post(tree.adSet, { daily_budget: 50_000 });
  await hours(48);
  expect(await spendOf({ time_range: { since: '2026-12-02', until: '2026-12-02' } })).toBe(yesterday);
  expect(await spendOf({ time_range: { since: '2026-12-04', until: '2026-12-04' } })).toBeGreaterThan(40_000);
});

test('a campaign is the sum of its ads, and a month the sum of its days', async () => {
  for (const name of ['Second', 'Third'])
    await practice.graph.post(`${nok}/ads`, {
      name,
      adset_id: tree.adSet,
      creative: { creative_id: tree.creative },
      status: 'ACTIVE',
    });
  await hours(24 * 4);
  const whole = await spendOf({ level: 'campaign' });
  expect(await ask({ level: 'ad' })).toHaveLength(3);
  expect(await spendOf({ level: 'ad' })).toBe(whole);
  expect(await spendOf({ level: 'ad', time_increment: '1' })).toBe(whole);
  expect(await spendOf({}, tree.campaign)).toBe(whole);
  expect(Number((await practice.graph.get(nok, { fields: 'amount_spent' }))['amount_spent'])).toBe(whole);
});

test('what did not happen is not there', async () => {
  await hours(1);
  const [row = {}] = await ask({ level: 'ad' });
  expect(JSON.stringify(row)).not.toContain('purchase');
});

test('a day-by-day request gives a row for each day that had something', async () => {
  await hours(24 * 3);
  const days = (await ask({ level: 'campaign', time_increment: '1' })).map((row) => row['date_start']);
  expect(days).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
});

test('rows can be chosen by campaign, by figures and by page', async () => {
  await plantTree(practice, 'ACTIVE');
  await hours(24);
  const filtering = [{ field: 'campaign.id', operator: 'IN', value: [tree.campaign] }];
  expect(await ask({ level: 'campaign', filtering })).toHaveLength(1);
  expect(
    await ask({ level: 'campaign', filtering: [{ field: 'spend', operator: 'GREATER_THAN', value: 5000 }] }),
  ).toEqual([]);
  const page = await practice.graph.get(`${nok}/insights`, {
    level: 'campaign',
    date_preset: 'maximum',
    limit: '1',
  });
  expect(rowsOf(page)).toHaveLength(1);
  expect(textOf(at(page, 'paging.next'))).toContain('after=');
});

test('a deleted campaign counts for the account, but is not listed', async () => {
  await hours(24);
  const spent = await spendOf({ level: 'account' });
  await practice.graph.remove(tree.campaign);
  expect(await spendOf({ level: 'account' })).toBe(spent);
  expect(await ask({ level: 'campaign' })).toEqual([]);
});

test('the leads that figures tell of are the leads of the form', async () => {
  await practice.graph.post(tree.adSet, { daily_budget: 50_000 });
  await hours(24 * 7);
  const page = await practice.pageGraph();
  const leads = rowsOf(
    await page.get(`${formIds.quote}/leads`, {
      limit: '500',
      fields: 'ad_id,campaign_id,created_time,field_data',
    }),
  );
  const [row = {}] = await ask({ level: 'campaign' });
  const told = (row['actions'] as Fields[]).find(({ action_type: type }) => type === 'lead')?.['value'];
  expect(String(leads.length)).toBe(told);
  expect(leads[0]).toMatchObject({
    ad_id: tree.ad,
    campaign_id: tree.campaign,
    field_data: expect.arrayContaining([{ name: 'full_name', values: [expect.any(String)] }]),
  });
});

test('figures can be read together with the ad', async () => {
  await hours(24);
  const shown = await practice.graph.get(tree.ad, { fields: 'insights.date_preset(maximum){spend}' });
  expect(rowsOf(shown['insights'])).toMatchObject([{ spend: expect.stringMatching(/^\d+(\.\d+)?$/) }]);
});

test.each([
  [{ date_preset: 'lifetime' }, '100'],
  [{ time_range: { since: '2026-12-05', until: '2026-12-01' } }, '100'],
  [{ time_range: { since: '2020-01-01', until: '2020-02-01' } }, '3018'],
  [{ fields: 'spend,happiness' }, '100'],
  [{ level: 'planet' }, '100'],
])('%j is refused', async (query, expected) => {
  expect(verdict(await practice.graph.get(`${nok}/insights`, query))).toBe(expected);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { newAdSet, newCampaign, newCreative, plantTree, type Tree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, type Practice, rowsOf, usd } from '#sandbox/practice/practice.ts';

let practice: Practice;
let tree: Tree;
// A Sunday, at midnight in Oslo: Meta's week begins.
const sunday = Date.parse('2026-10-03T22:00:00Z');
const dayMs = 86_400_000;
beforeEach(async () => {
  practice = await openPractice({ now: () => sunday });
  tree = await plantTree(practice, 'ACTIVE');
});
afterEach(() => practice.close());

const ask = async (query: Fields = {}, id = nok, { graph }: Practice = practice) =>
  rowsOf(
    await graph.get(`${id}/insights`, {
      fields: 'ad_id,adset_id,spend,impressions,reach,clicks,actions',
      date_preset: 'maximum',
      limit: '500',
      ...query,
    }),
  );
const spentOn = async (id = nok, query: Fields = {}) =>
  (await ask(query, id)).reduce((sum, { spend }) => sum + Math.round(Number(spend) * 100), 0);
const days = (count: number) => practice.advance(count * 24 * 60);
const hours = (count: number) => practice.advance(count * 60);
const make = async (edge: string, body: Fields, account = nok) =>
  textOf((await practice.graph.post(`${account}/${edge}`, body))['id']);
const makeAd = (adSet: string, name: string) =>
  make('ads', { name, adset_id: adSet, creative: { creative_id: tree.creative }, status: 'ACTIVE' });
/** Another ad set of the tree's campaign, with one ad, for people somewhere else. */
async function aim(places: Fields): Promise<string> {
  const targeting = { geo_locations: places, targeting_automation: { advantage_audience: 0 } };
  const transparent = { dsa_payor: 'Us', dsa_beneficiary: 'Us' };
  const adSet = await make('adsets', {
    ...newAdSet(tree.campaign),
    ...transparent,
    targeting,
    status: 'ACTIVE',
  });
  await makeAd(adSet, 'Elsewhere');
  return adSet;
}

test('a lively day may cost up to three quarters more, a week never more than seven daily budgets', async () => {
  for (let count = 0; count < 5; count += 1) await plantTree(practice, 'ACTIVE');
  await days(28);
  const rows = await ask({ level: 'campaign', fields: 'campaign_id,spend', time_increment: '1' });
  const byCampaign = Map.groupBy(rows, (row) => textOf(row['campaign_id']));
  const daily = [...byCampaign.values()].flatMap((own) => own.map(({ spend }) => Number(spend)));
  const weekly = [...byCampaign.values()].flatMap((own) =>
    [0, 7, 14, 21].map((first) =>
      own.slice(first, first + 7).reduce((sum, { spend }) => sum + Number(spend), 0),
    ),
  );
  expect(byCampaign.size).toBe(6);
  expect(Math.max(...daily)).toBeGreaterThan(110);
  expect(Math.max(...daily)).toBeLessThanOrEqual(175);
  expect(Math.max(...weekly)).toBeLessThanOrEqual(700);
  expect(Math.min(...weekly)).toBeGreaterThan(600);
});

test('a lifetime budget lasts to the end, and not a day longer', async () => {
  const adSet = await make('adsets', {
    ...newAdSet(tree.campaign),
    status: 'ACTIVE',
    daily_budget: undefined,
    lifetime_budget: 100_000,
    end_time: new Date(sunday + 10 * dayMs).toISOString(),
  });
  await makeAd(adSet, 'Ten days');
  await days(5);
  const halfway = await spentOn(adSet);
  expect(halfway).toBeGreaterThan(40_000);
  expect(halfway).toBeLessThan(60_000);
  await days(5);
  const all = await spentOn(adSet);
  expect(all).toBeGreaterThan(99_000);
  expect(all).toBeLessThanOrEqual(100_000);
  await days(3);
  expect(await spentOn(adSet)).toBe(all);
});

test('a campaign budget is shared among its ad sets', async () => {
  const { is_adset_budget_sharing_enabled: _, ...shared } = newCampaign;
  const campaign = await make('campaigns', {
    ...shared,
    status: 'ACTIVE',
    daily_budget: 20_000,
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  });
  const { daily_budget: _own, bid_strategy: _too, ...without } = newAdSet(campaign);
  for (const name of ['One', 'Two'])
    await makeAd(await make('adsets', { ...without, name, status: 'ACTIVE' }), name);
  await days(7);
  const rows = await ask({ level: 'adset' }, campaign);
  const spends = rows.map(({ spend }) => Number(spend));
  expect(spends).toHaveLength(2);
  expect(Math.min(...spends)).toBeGreaterThan(0);
  const whole = spends.reduce((sum, spend) => sum + spend, 0);
  expect(whole).toBeGreaterThan(1_250);
  expect(whole).toBeLessThanOrEqual(1_400);
});

test('of two ads the better one gets more and more', async () => {
  await makeAd(tree.adSet, 'Other');
  const shareOnDay = async (day: string) => {
    const rows = await ask({ level: 'ad', time_range: { since: day, until: day } });
    const spends = rows.map(({ spend }) => Number(spend)).toSorted((a, b) => a - b);
    return (spends.at(-1) ?? 0) / spends.reduce((sum, spend) => sum + spend, 0);
  };
  await days(10);
  expect(await shareOnDay('2026-10-12')).toBeGreaterThan(await shareOnDay('2026-10-04'));
});

test('a campaign stops at its spending limit', async () => {
  await practice.edit(tree.campaign, { spend_cap: 25_000 });
  await days(6);
  const spent = await spentOn(tree.campaign);
  expect(spent).toBeGreaterThan(24_900);
  expect(spent).toBeLessThanOrEqual(25_000);
});

test('an account stops at its spending limit, and goes on when it is raised', async () => {
  await plantTree(practice, 'ACTIVE');
  await practice.edit(nok, { spend_cap: 50_000 });
  await days(5);
  const stopped = await spentOn();
  expect(stopped).toBeGreaterThan(49_800);
  expect(stopped).toBeLessThanOrEqual(50_000);
  await days(1);
  expect(await spentOn()).toBe(stopped);
  await practice.edit(nok, { spend_cap: 500_000 });
  await days(1);
  expect(await spentOn()).toBeGreaterThan(stopped + 10_000);
});

test.each([
  ['an account that is disabled', () => practice.edit(nok, { account_status: 2 })],
  ['a campaign that is archived', () => practice.graph.post(tree.campaign, { status: 'ARCHIVED' })],
  ['an ad that is deleted', () => practice.graph.remove(tree.ad)],
  ['an ad set whose time is over', () => practice.edit(tree.adSet, { end_time: sunday + 30 * 3_600_000 })],
])('%s spends nothing from then on, and keeps what was', async (_what, stop) => {
  await hours(30);
  const spent = await spentOn();
  await stop();
  await days(3);
  expect(spent).toBeGreaterThan(0);
  expect(await spentOn()).toBe(spent);
});

test('an ad set does not run before its time', async () => {
  const start = new Date(sunday + 3 * dayMs).toISOString();
  const adSet = await make('adsets', { ...newAdSet(tree.campaign), status: 'ACTIVE', start_time: start });
  await makeAd(adSet, 'Later');
  await days(3);
  expect(await ask({}, adSet)).toEqual([]);
  await days(1);
  expect(await spentOn(adSet)).toBeGreaterThan(0);
});

test('a rejected ad never runs; with a new creative it does', async () => {
  const bad = await make('adcreatives', {
    ...newCreative,
    object_story_spec: {
      ...(newCreative['object_story_spec'] as Fields),
      link_data: {
        link: 'http://fb.me/',
        message: 'Bli rik fort!',
        call_to_action: { type: 'SIGN_UP', value: { lead_gen_form_id: '5100000000000001' } },
      },
    },
  });
  await practice.graph.post(tree.ad, { creative: { creative_id: bad } });
  await days(2);
  const sinceSwap = { time_range: { since: '2026-10-04', until: '2026-12-31' } };
  expect(await ask(sinceSwap)).toEqual([]);
  await practice.graph.post(tree.ad, { creative: { creative_id: tree.creative } });
  await days(1);
  expect(await spentOn()).toBeGreaterThan(0);
  expect(await ask({ time_range: { since: '2026-10-04', until: '2026-10-05' } })).toEqual([]);
});

test('what happened does not depend on how often somebody looked', async () => {
  const other = await openPractice({ now: () => sunday });
  await plantTree(other, 'ACTIVE');
  for (let hour = 0; hour < 60; hour += 1) {
    await hours(1);
    await ask({ level: 'ad' });
  }
  await other.advance(60 * 60);
  const query = { level: 'ad', time_increment: '1' };
  expect(await ask(query, nok, other)).toEqual(await ask(query));
  await other.close();
});

test('no change ever rewrites a day that is over', async () => {
  await days(4);
  const past = {
    level: 'campaign',
    time_increment: '1',
    time_range: { since: '2026-10-04', until: '2026-10-07' },
  };
  const before = await ask(past);
  await practice.graph.post(tree.adSet, { daily_budget: 90_000 });
  await practice.graph.post(tree.adSet, {
    targeting: { geo_locations: { countries: ['SE'] }, targeting_automation: { advantage_audience: 0 } },
    dsa_payor: 'Us',
    dsa_beneficiary: 'Us',
  });
  await practice.edit(tree.campaign, { objective: 'OUTCOME_SALES' });
  await makeAd(tree.adSet, 'Newcomer');
  await days(2);
  await practice.graph.post(tree.campaign, { status: 'PAUSED' });
  expect(before).toHaveLength(4);
  expect(await ask(past)).toEqual(before);
});

test('after a restart the past is what it was', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'adfjord-delivery-'));
  const first = await openPractice({ now: () => sunday, folder });
  await plantTree(first, 'ACTIVE');
  await first.advance(5 * 24 * 60 + 300);
  const query = { level: 'ad', time_increment: '1' };
  const told = await ask(query, nok, first);
  await first.close();
  const second = await openPractice({ now: () => sunday, folder });
  expect(told).toHaveLength(6);
  expect(await ask(query, nok, second)).toEqual(told);
  await second.close();
  rmSync(folder, { recursive: true });
});

test('a dollar account spends its budget by the clock of New York', async () => {
  const campaign = await make(
    'campaigns',
    { ...newCampaign, objective: 'OUTCOME_TRAFFIC', status: 'ACTIVE' },
    usd,
  );
  const adSet = await make(
    'adsets',
    {
      ...newAdSet(campaign),
      status: 'ACTIVE',
      destination_type: 'WEBSITE',
      optimization_goal: 'LINK_CLICKS',
      promoted_object: undefined,
      daily_budget: 2_000,
    },
    usd,
  );
  const creative = await make(
    'adcreatives',
    {
      object_story_spec: {
        page_id: '3100000000000001',
        link_data: { link: 'https://example.com', message: 'Hi' },
      },
    },
    usd,
  );
  await make(
    'ads',
    { name: 'Ad', adset_id: adSet, creative: { creative_id: creative }, status: 'ACTIVE' },
    usd,
  );
  await days(8);
  const rows = await ask({ level: 'campaign', time_increment: '1' }, usd);
  expect(rows[0]).toMatchObject({ date_start: '2026-10-03' });
  const whole = rows.slice(1, 8).reduce((sum, { spend }) => sum + Number(spend), 0);
  expect(whole).toBeGreaterThan(130);
  expect(whole).toBeLessThanOrEqual(140);
});

test('the people reached are fewer than the times it was seen, and no more than the audience holds', async () => {
  await practice.graph.post(tree.adSet, { daily_budget: 300_000 });
  await days(30);
  const [row = {}] = await ask({ level: 'adset', fields: 'impressions,reach,frequency' });
  const [month, oneDay] = [
    Number(row['frequency']),
    Number((await ask({ level: 'adset', fields: 'frequency', date_preset: 'yesterday' }))[0]?.['frequency']),
  ];
  expect(Number(row['reach'])).toBeLessThan(400_000);
  expect(oneDay).toBeGreaterThanOrEqual(1);
  expect(month).toBeGreaterThan(oneDay);
});

test('the same people see it day after day, so the reach of days does not add up to that of a month', async () => {
  await days(30);
  const reachOf = async (query: Fields) =>
    (await ask(query)).reduce((sum, { reach }) => sum + Number(reach), 0);
  const byDay = await reachOf({ date_preset: 'last_30d', time_increment: '1' });
  const whole = await reachOf({ date_preset: 'last_30d' });
  expect(whole).toBeLessThan(byDay * 0.8);
  expect(whole).toBeGreaterThan(byDay / 30);
});

test('few people see an ad more often than many do', async () => {
  const few = await aim({ custom_locations: [{ latitude: 60.4, longitude: 5.3, radius: 4 }] });
  const many = await aim({ countries: ['NO'] });
  await days(21);
  const often = async (adSet: string) =>
    Number((await ask({ fields: 'frequency' }, adSet))[0]?.['frequency']);
  expect(await often(few)).toBeGreaterThan(1.5 * (await often(many)));
});

test('a thousand views cost more in Norway than in Poland, and more there than in India', async () => {
  const sets: string[] = [];
  for (const country of ['NO', 'PL', 'IN']) sets.push(await aim({ countries: [country] }));
  await days(10);
  const prices: number[] = [];
  for (const adSet of sets) prices.push(Number((await ask({ fields: 'cpm' }, adSet))[0]?.['cpm']));
  const [norway = 0, poland = 0, india = 0] = prices;
  expect(norway).toBeGreaterThan(1.5 * poland);
  expect(poland).toBeGreaterThan(1.5 * india);
});

test('views are cheaper on a Monday than on a Saturday', async () => {
  for (let count = 0; count < 8; count += 1) await plantTree(practice, 'ACTIVE');
  await days(28);
  const rows = await ask({ level: 'account', fields: 'cpm', time_increment: '1' });
  const priceOn = (weekday: number) => {
    const own = rows.filter((row) => new Date(textOf(row['date_start'])).getUTCDay() === weekday).slice(-3);
    return own.reduce((sum, { cpm }) => sum + Number(cpm), 0) / own.length;
  };
  expect(priceOn(6)).toBeGreaterThan(priceOn(1));
});

test('where clocks are changed, a day has an hour less, or one of twice the length', async () => {
  const hourly = 'hourly_stats_aggregated_by_advertiser_time_zone';
  const spentByHour = async (who: Practice, day: string) => {
    const range = { since: day, until: day };
    const rows = await ask({ fields: 'spend', breakdowns: hourly, time_range: range }, nok, who);
    return new Map(rows.map((row) => [textOf(row[hourly]).slice(0, 2), Number(row['spend'])]));
  };
  await days(23);
  const autumn = await spentByHour(practice, '2026-10-25');
  expect(autumn.size).toBe(24);
  expect(autumn.get('02')).toBeGreaterThan(1.2 * (autumn.get('01') ?? 0));
  const other = await openPractice({ now: () => Date.parse('2027-03-26T23:00:00Z') });
  await plantTree(other, 'ACTIVE');
  await other.advance(3 * 24 * 60);
  const spring = await spentByHour(other, '2027-03-28');
  expect([...spring.keys()]).not.toContain('02');
  expect(spring.size).toBe(23);
  await other.close();
});

test('no two days are spent in quite the same rhythm', async () => {
  const hourly = 'hourly_stats_aggregated_by_advertiser_time_zone';
  await days(3);
  const rhythms: string[] = [];
  for (const day of ['2026-10-04', '2026-10-05']) {
    const rows = await ask({ fields: 'spend', breakdowns: hourly, time_range: { since: day, until: day } });
    const whole = rows.reduce((sum, { spend }) => sum + Number(spend), 0);
    rhythms.push(rows.map(({ spend }) => ((100 * Number(spend)) / whole).toFixed(0)).join(' '));
  }
  expect(rhythms[0]).not.toBe(rhythms[1]);
});

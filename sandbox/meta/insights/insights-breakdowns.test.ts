import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Fields, isMap, listOf, textOf } from '#sandbox/json.ts';
import { formIds } from '#sandbox/meta/seed-ids.ts';
import { inBergen, plantTree, type Tree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, type Practice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
let tree: Tree;
// Midnight in Oslo.
const night = Date.parse('2026-11-30T23:00:00Z');
beforeEach(async () => {
  practice = await openPractice({ now: () => night });
  tree = await plantTree(practice, 'ACTIVE');
  await practice.graph.post(tree.adSet, {
    targeting: { ...inBergen, geo_locations: { countries: ['NO', 'GB'] } },
    daily_budget: 50_000,
  });
});
afterEach(() => practice.close());

const fields = 'spend,impressions,reach,clicks,inline_link_clicks,actions';
const ask = async (query: Fields = {}, id = nok) =>
  rowsOf(
    await practice.graph.get(`${id}/insights`, { fields, date_preset: 'maximum', limit: '5000', ...query }),
  );
const days = (count: number) => practice.advance(count * 24 * 60);

const actionIn = (row: Fields, type: string) =>
  listOf(row['actions'])
    .filter(isMap)
    .find((action) => action['action_type'] === type)?.['value'];
/** Everything that adds up, of all rows together. */
function sum(rows: Fields[]): number[] {
  const figures = (row: Fields) => [
    Math.round(Number(row['spend']) * 100),
    Number(row['impressions']),
    Number(row['clicks']),
    Number(row['inline_link_clicks'] ?? 0),
    Number(actionIn(row, 'lead') ?? 0),
  ];
  return rows.map(figures).reduce((one, other) => one.map((figure, place) => figure + (other[place] ?? 0)));
}

const hourly = 'hourly_stats_aggregated_by_advertiser_time_zone';

test.each([
  ['age'],
  ['gender'],
  ['age,gender'],
  ['country'],
  ['region'],
  ['country,region'],
  ['publisher_platform'],
  ['publisher_platform,platform_position'],
  ['publisher_platform,platform_position,impression_device'],
  ['device_platform'],
  ['impression_device'],
  ['age,publisher_platform'],
  [hourly],
])('the parts by %s make up the whole', async (breakdowns) => {
  await days(9);
  const parts = await ask({ breakdowns });
  expect(parts.length).toBeGreaterThan(1);
  for (const column of breakdowns.split(','))
    for (const row of parts) expect(row[column]).toEqual(expect.any(String));
  expect(sum(parts)).toEqual(sum(await ask()));
  expect(sum(await ask({ breakdowns, level: 'ad', time_increment: '1' }))).toEqual(sum(parts));
});

test('no part ever becomes smaller', async () => {
  let before = new Map<string, number>();
  for (let hour = 0; hour < 30; hour += 1) {
    await practice.advance(60);
    const rows = await ask({ breakdowns: 'age,gender' });
    const now = new Map(
      rows.map((row) => [`${textOf(row['age'])} ${textOf(row['gender'])}`, Number(row['impressions'])]),
    );
    for (const [part, impressions] of before) expect(now.get(part)).toBeGreaterThanOrEqual(impressions);
    before = now;
  }
  expect(before.size).toBeGreaterThan(10);
});

test('the few leads of each day do not all fall on the largest part', async () => {
  await days(20);
  const rows = await ask({ breakdowns: 'age' });
  const shares = rows.map((row) => Number(actionIn(row, 'lead') ?? 0) / (sum(rows)[4] ?? 0));
  expect(shares.filter((share) => share > 0).length).toBeGreaterThan(3);
  expect(Math.max(...shares)).toBeLessThan(0.6);
});

test('a breakdown shows whom the ad set is for', async () => {
  await practice.graph.post(tree.adSet, {
    targeting: { ...inBergen, age_min: 30, age_max: 50, genders: [2], publisher_platforms: ['instagram'] },
  });
  await days(1);
  const seen = async (column: string) =>
    new Set((await ask({ breakdowns: column, date_preset: 'yesterday' })).map((row) => textOf(row[column])));
  await days(2);
  expect(await seen('age')).toEqual(new Set(['25-34', '35-44', '45-54']));
  expect(await seen('gender')).toEqual(new Set(['female']));
  expect(await seen('publisher_platform')).toEqual(new Set(['instagram']));
  expect(await seen('region')).toEqual(new Set(['Vestland']));
});

test('an hour in which the campaign was paused has no row, and hours tell no reach', async () => {
  await practice.advance(8 * 60);
  await practice.graph.post(tree.campaign, { status: 'PAUSED' });
  await practice.advance(4 * 60);
  await practice.graph.post(tree.campaign, { status: 'ACTIVE' });
  await practice.advance(2 * 60);
  const rows = await ask({ breakdowns: hourly });
  const hours = rows.map((row) => Number(textOf(row[hourly]).slice(0, 2)));
  expect(hours.filter((hour) => hour < 8).length).toBeGreaterThan(4);
  expect(hours).not.toContain(9);
  expect(hours).toContain(13);
  expect(rows[0]).not.toHaveProperty('reach');
});

test('leads sent by hand are in every telling', async () => {
  await days(1);
  const before = sum(await ask())[4] ?? 0;
  await practice.control('leads', { formId: formIds.quote, count: 7 });
  for (const breakdowns of ['age', hourly]) expect(sum(await ask({ breakdowns }))[4]).toBe(before + 7);
});

test('attribution windows are told beside the whole, and never exceed it', async () => {
  await days(14);
  const [row = {}] = await ask({ action_attribution_windows: ['1d_click', '7d_click', '1d_view'] });
  const lead =
    listOf(row['actions'])
      .filter(isMap)
      .find((action) => action['action_type'] === 'lead') ?? {};
  const [whole, day, week, view] = ['value', '1d_click', '7d_click', '1d_view'].map((key) =>
    Number(lead[key]),
  );
  expect(day).toBeLessThanOrEqual(week ?? 0);
  expect((week ?? 0) + (view ?? 0)).toBe(whole);
});

test('actions told apart by device make up the whole', async () => {
  await days(14);
  const whole = actionIn((await ask())[0] ?? {}, 'link_click');
  const [row = {}] = await ask({ action_breakdowns: ['action_type', 'action_device'] });
  const parts = listOf(row['actions'])
    .filter(isMap)
    .filter((action) => action['action_type'] === 'link_click');
  expect(parts.map((part) => part['action_device'])).toContain('iphone');
  expect(parts.reduce((all, { value }) => all + Number(value), 0)).toBe(Number(whole));
});

test('leads of a form and leads of a website are told under their own names', async () => {
  await days(7);
  const [row = {}] = await ask();
  expect(actionIn(row, 'onsite_conversion.lead_grouped')).toBe(actionIn(row, 'lead'));
  expect(actionIn(row, 'offsite_conversion.fb_pixel_lead')).toBeUndefined();
});

test('a summary tells of everything together, whatever is on the page', async () => {
  await plantTree(practice, 'ACTIVE');
  await days(3);
  const answer = await practice.graph.get(`${nok}/insights`, {
    level: 'campaign',
    fields: 'spend,impressions',
    date_preset: 'maximum',
    limit: '1',
    default_summary: 'true',
  });
  const [whole] = await ask({ fields: 'spend,impressions' });
  expect(rowsOf(answer)).toHaveLength(1);
  expect(answer['summary']).toEqual(whole);
});

test('rows come in the order that was asked for', async () => {
  for (let count = 0; count < 3; count += 1) await plantTree(practice, 'ACTIVE');
  await days(3);
  for (const [sort, field] of [
    ['spend_descending', 'spend'],
    ['reach_descending', 'reach'],
  ] as const) {
    const figures = (await ask({ level: 'campaign', sort: [sort] })).map((row) => Number(row[field]));
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
  }
  const leads = (await ask({ level: 'campaign', sort: ['actions:lead_ascending'] })).map((row) =>
    Number(actionIn(row, 'lead') ?? 0),
  );
  expect(leads).toEqual(leads.toSorted((a, b) => a - b));
});

test('several stretches of time are several rows', async () => {
  await days(4);
  const time_ranges = [
    { since: '2026-12-01', until: '2026-12-01' },
    { since: '2026-12-02', until: '2026-12-04' },
  ];
  const rows = await ask({ time_ranges });
  expect(rows.map((row) => row['date_stop'])).toEqual(['2026-12-01', '2026-12-04']);
});

test.each([
  ['this_week_sun_today', '2026-12-06', '2026-12-09'],
  ['this_week_mon_today', '2026-12-07', '2026-12-09'],
  ['last_week_sun_sat', '2026-11-29', '2026-12-05'],
  ['this_quarter', '2026-10-01', '2026-12-09'],
  ['last_3d', '2026-12-06', '2026-12-08'],
  ['this_year', '2026-01-01', '2026-12-09'],
])('%s goes from %s to %s', async (preset, since, until) => {
  await days(8);
  await practice.advance(12 * 60);
  expect(await ask({ date_preset: preset })).toMatchObject([{ date_start: since, date_stop: until }]);
});

test.each([
  [{ breakdowns: 'platform_position' }, '100'],
  [{ breakdowns: `age,${hourly}` }, '2/1504041'],
  [{ breakdowns: 'mood' }, '100'],
  [{ action_attribution_windows: ['9d_click'] }, '100'],
  [{ action_breakdowns: ['action_mood'] }, '100'],
  [{ limit: '20000' }, '1'],
  [{ time_ranges: [{ since: 'yesterday' }] }, '100'],
  [{ time_increment: '91' }, '100'],
  [{ time_range: { since: '2026-02-31', until: '2026-12-01' } }, '100'],
  [{ summary: ['happiness'] }, '100'],
])('%j is refused', async (query, expected) => {
  await days(1);
  expect(verdict(await practice.graph.get(`${nok}/insights`, query))).toBe(expected);
});

test('figures of an ad are not told by campaign', async () => {
  expect(verdict(await practice.graph.get(`${tree.ad}/insights`, { level: 'campaign' }))).toBe('1/99');
});

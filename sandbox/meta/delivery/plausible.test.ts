import { afterAll, expect, test } from 'vitest';

import { type Fields, isMap, listOf, textOf } from '#sandbox/json.ts';
import { pixelIds } from '#sandbox/meta/seed-ids.ts';
import { newAdSet, newCampaign, newCreative } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf } from '#sandbox/practice/practice.ts';

// A Sunday, at midnight in Oslo: Meta's week begins.
const practice = await openPractice({ now: () => Date.parse('2026-10-03T22:00:00Z') });
afterAll(() => practice.close());

const norway = { geo_locations: { countries: ['NO'] }, targeting_automation: { advantage_audience: 0 } };
const website = { destination_type: 'WEBSITE', promoted_object: undefined };
const shop = { pixel_id: pixelIds.shop, custom_event_type: 'PURCHASE' };
const kinds: Record<string, [objective: string, adSet: Fields]> = {
  leads: ['OUTCOME_LEADS', {}],
  traffic: ['OUTCOME_TRAFFIC', { ...website, optimization_goal: 'LANDING_PAGE_VIEWS' }],
  sales: ['OUTCOME_SALES', { ...website, optimization_goal: 'OFFSITE_CONVERSIONS', promoted_object: shop }],
};
const plain = {
  object_story_spec: {
    page_id: '3100000000000001',
    link_data: { link: 'https://example.com', message: 'Warm all winter.' },
  },
};

await practice.control('switches', { rate_limits: 'off' });
for (const [name, [objective, adSet]] of Object.entries(kinds))
  for (let place = 0; place < 6; place += 1) await grow(name, objective, adSet);
await practice.advance(31 * 24 * 60);
const asked = 'campaign_name,spend,impressions,reach,ctr,cpm,inline_link_clicks,actions,action_values';
const month = await read({ date_preset: 'last_30d' });
const daily = await read({ time_range: { since: '2026-10-04', until: '2026-10-31' }, time_increment: '1' });

test.each(Object.keys(kinds))('a month of %s looks like one', (name) => {
  const rows = month.filter((row) => row['campaign_name'] === name);
  expect(rows).toHaveLength(6);
  for (const row of rows) {
    expect(Number(row['ctr'])).toBeGreaterThan(0.5);
    expect(Number(row['ctr'])).toBeLessThan(2.5);
    expect(Number(row['cpm'])).toBeGreaterThan(30);
    expect(Number(row['cpm'])).toBeLessThan(180);
    const frequency = Number(row['impressions']) / Number(row['reach']);
    expect(frequency).toBeGreaterThan(1.1);
    expect(frequency).toBeLessThan(4);
  }
});

test.each([
  ['leads', 'lead'],
  ['sales', 'omni_purchase'],
])('some of those who click on %s do what it is for, most do not', (name, action) => {
  const own = month.filter((row) => row['campaign_name'] === name);
  for (const row of own) {
    expect(actionIn(row, action)).toBeGreaterThan(0);
    expect(actionIn(row, action)).toBeLessThan(Number(row['inline_link_clicks']) / 4);
  }
});

test.each(['traffic', 'sales'])('fewer people land on a website than click on %s', (name) => {
  for (const row of month.filter((each) => each['campaign_name'] === name))
    expect(actionIn(row, 'landing_page_view')).toBeLessThan(Number(row['inline_link_clicks']));
});

test('by region and by hour, what happened on a website is kept back, and nothing else is', async () => {
  const kinds = ['lead', 'omni_purchase', 'landing_page_view', 'link_click'];
  const told = async (breakdowns: string, keptBack: string) => {
    await practice.control('switches', { off_meta_in_parts: keptBack });
    const rows = await read({ date_preset: 'last_7d', breakdowns });
    return kinds.filter((type) => rows.some((row) => actionIn(row, type) > 0));
  };
  for (const column of ['region', 'hourly_stats_aggregated_by_advertiser_time_zone']) {
    expect(await told(column, 'all-but-visits')).toEqual(['lead', 'landing_page_view', 'link_click']);
    expect(await told(column, 'all')).toEqual(['lead', 'link_click']);
    expect(await told(column, 'nothing')).toEqual(kinds);
  }
  expect(await told('age', 'all')).toEqual(kinds);
});

test('no day and no week costs more than Meta lets it', () => {
  for (const own of Map.groupBy(daily, (row) => textOf(row['campaign_id'])).values()) {
    const spends = own.map(({ spend }) => Number(spend));
    expect(Math.max(...spends)).toBeLessThanOrEqual(1.75 * 300);
    for (let first = 0; first < 28; first += 7)
      expect(spends.slice(first, first + 7).reduce((sum, spend) => sum + spend, 0)).toBeLessThanOrEqual(
        7 * 300,
      );
  }
  expect(daily.every(({ reach, impressions }) => Number(reach) <= Number(impressions))).toBe(true);
});

async function grow(name: string, objective: string, adSet: Fields): Promise<void> {
  const made = async (edge: string, body: Fields) =>
    textOf((await practice.graph.post(`${nok}/${edge}`, body))['id']);
  const campaign = await made('campaigns', { ...newCampaign, name, objective, status: 'ACTIVE' });
  const own = { ...newAdSet(campaign), targeting: norway, daily_budget: 30_000, status: 'ACTIVE', ...adSet };
  const set = await made('adsets', own);
  const creative = await made('adcreatives', name === 'leads' ? newCreative : plain);
  await made('ads', { name, adset_id: set, creative: { creative_id: creative }, status: 'ACTIVE' });
}

async function read(query: Fields): Promise<Fields[]> {
  const fields = `campaign_id,${asked}`;
  return rowsOf(
    await practice.graph.get(`${nok}/insights`, { level: 'campaign', fields, limit: '1000', ...query }),
  );
}

function actionIn(row: Fields, type: string): number {
  const action = listOf(row['actions'])
    .filter(isMap)
    .find((each) => each['action_type'] === type);
  return Number(action?.['value'] ?? 0);
}

import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { nok, openPractice, type Practice, rowsOf } from '#sandbox/practice/practice.ts';

let practice: Practice;
beforeEach(async () => {
  practice = await openPractice({ now: () => Date.parse('2026-12-01T05:00:00Z') });
  await practice.control('accounts/large', { campaigns: 40, adsPerCampaign: 3 });
});
afterEach(() => practice.close());

/** Every row, page by page. */
async function all(edge: string, query: Fields): Promise<Fields[]> {
  const rows: Fields[] = [];
  let after = '';
  do {
    const answer = await practice.graph.get(`${nok}/${edge}`, {
      ...query,
      limit: '50',
      ...(after && { after }),
    });
    rows.push(...rowsOf(answer));
    const next = (answer['paging'] as { next?: string } | undefined)?.next;
    after = next ? (new URL(next).searchParams.get('after') ?? '') : '';
  } while (after);
  return rows;
}

test('a large account has campaigns, ad sets and ads that have been running for a month', async () => {
  const [campaigns, adSets, ads] = await Promise.all(
    ['campaigns', 'adsets', 'ads'].map((edge) => all(edge, { fields: 'effective_status' })),
  );
  expect([campaigns?.length, adSets?.length, ads?.length]).toEqual([40, 40, 120]);
  expect(new Set(campaigns?.map((row) => row['effective_status']))).toEqual(new Set(['ACTIVE', 'PAUSED']));
});

test('its history is there at once, day by day, and adds up', async () => {
  const query = { fields: 'spend,campaign_id', date_preset: 'last_30d' };
  const spent = async (more: Fields) =>
    (await all('insights', { ...query, ...more })).reduce(
      (sum, { spend }) => sum + Math.round(Number(spend) * 100),
      0,
    );
  const daily = await all('insights', { ...query, level: 'ad', time_increment: '1' });
  expect(daily.length).toBeGreaterThan(2_500);
  expect(new Set(daily.map((row) => row['date_start'])).size).toBe(30);
  const whole = await spent({ level: 'account' });
  expect(whole).toBeGreaterThan(0);
  expect(await spent({ level: 'ad', time_increment: '1' })).toBe(whole);
  expect(await spent({ level: 'campaign' })).toBe(whole);
});

test('it sells, collects leads and is seen, each campaign for what it is for', async () => {
  const rows = await all('insights', {
    fields: 'objective,actions',
    level: 'campaign',
    date_preset: 'maximum',
  });
  const has = (objective: string, action: string) =>
    rows.some(
      (row) => row['objective'] === objective && JSON.stringify(row['actions'] ?? []).includes(`"${action}"`),
    );
  expect(has('OUTCOME_SALES', 'omni_purchase')).toBe(true);
  expect(has('OUTCOME_LEADS', 'offsite_conversion.fb_pixel_lead')).toBe(true);
  expect(has('OUTCOME_TRAFFIC', 'landing_page_view')).toBe(true);
  expect(has('OUTCOME_TRAFFIC', 'omni_purchase')).toBe(false);
});

test('what was paused then spends nothing now', async () => {
  const campaigns = await all('campaigns', { fields: 'effective_status' });
  const paused = campaigns.filter((row) => row['effective_status'] === 'PAUSED').map(({ id }) => textOf(id));
  await practice.advance(24 * 60);
  const rows = await all('insights', { fields: 'campaign_id', level: 'campaign', date_preset: 'yesterday' });
  const spending = rows.map((row) => textOf(row['campaign_id']));
  expect(spending).toHaveLength(40 - paused.length);
  expect(spending.filter((id) => paused.includes(id))).toEqual([]);
});

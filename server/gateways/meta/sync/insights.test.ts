import { expect, test } from 'vitest';
import { InsightReply, toInsightRow, insightsParams } from './insights.ts';
import { countResults } from './result-counts.ts';

const reply = {
  campaign_id: '1202',
  account_currency: 'NOK',
  spend: '53.39',
  impressions: '3613',
  reach: '2890',
  clicks: '120',
  actions: [
    { action_type: 'link_click', value: '88' },
    { action_type: 'landing_page_view', value: '70' },
    { action_type: 'lead', value: '9' },
    { action_type: 'onsite_conversion.lead_grouped', value: '9' },
  ],
  date_start: '2026-09-01',
  date_stop: '2026-09-30',
};

test('figures become numbers, and money minor units', () => {
  expect(toInsightRow(InsightReply.parse(reply), 'NOK')).toEqual({
    campaignId: '1202',
    adId: null,
    since: '2026-09-01',
    until: '2026-09-30',
    currency: 'NOK',
    spendMinor: 5_339,
    impressions: 3_613,
    clicks: 120,
    reach: 2_890,
    counts: { leads: 9, linkClicks: 88, landingPageViews: 70, purchases: 0 },
    parts: {},
  });
});

test('what Meta leaves out is nothing, not an error', () => {
  const { campaign_id, date_start, date_stop } = reply;
  const row = toInsightRow(InsightReply.parse({ campaign_id, date_start, date_stop }), 'USD');
  expect(row).toMatchObject({ currency: 'USD', spendMinor: 0, impressions: 0, reach: 0 });
  expect(row.counts).toEqual({ leads: 0, linkClicks: 0, landingPageViews: 0, purchases: 0 });
});

test('overlapping counts are never added, and what is absent is none', () => {
  expect(countResults(reply.actions)).toEqual({
    leads: 9,
    linkClicks: 88,
    landingPageViews: 70,
    purchases: 0,
  });
  const clicks = countResults([{ action_type: 'link_click', value: '4' }]);
  expect(clicks).toMatchObject({ linkClicks: 4, landingPageViews: 0 });
});

test('a purchase on every channel counts before one on the website', () => {
  const purchases = [
    { action_type: 'purchase', value: '3' },
    { action_type: 'omni_purchase', value: '5' },
  ];
  expect(countResults(purchases).purchases).toBe(5);
});

test('days are asked for one by one, or all at once', () => {
  expect(
    insightsParams({ level: 'ad', since: '2026-11-01', until: '2026-11-20', daily: true }),
  ).toMatchObject({
    level: 'ad',
    time_range: { since: '2026-11-01', until: '2026-11-20' },
    time_increment: 1,
  });
  const range = { since: '2026-11-01', until: '2026-11-01' };
  expect(insightsParams({ level: 'campaign', ranges: [range] })).toMatchObject({ time_ranges: [range] });
});

test('figures in parts are asked of one campaign, by columns that go together, and without reach', () => {
  const params = insightsParams({
    level: 'campaign',
    campaignId: '1202',
    by: 'placement',
    ranges: [{ since: '2026-11-01', until: '2026-11-07' }],
  });
  expect(params).toMatchObject({ breakdowns: ['publisher_platform', 'platform_position'] });
  expect(params['fields']).not.toContain('reach');
  const hour = { ...reply, hourly_stats_aggregated_by_advertiser_time_zone: '07:00:00 - 07:59:59' };
  expect(toInsightRow(InsightReply.parse(hour), 'NOK').parts).toEqual({ hour: 7 });
  const placed = { ...reply, publisher_platform: 'instagram', platform_position: 'feed' };
  expect(toInsightRow(InsightReply.parse(placed), 'NOK').parts).toEqual({
    platform: 'instagram',
    position: 'feed',
  });
});

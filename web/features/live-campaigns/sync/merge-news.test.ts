import type { LiveCampaign, LiveNews, LiveOverview } from '#contract/live/live-campaign.ts';
import { expect, test } from 'vitest';
import { mergeNews } from './merge-news.ts';

const sync = {
  state: 'synced',
  startedAt: null,
  lastSyncedAt: null,
  asOf: null,
  problem: null,
  nextManualAt: null,
  isMissingPublished: false,
} as const;
const campaign = (id: string, name = id) => ({ facebookCampaignId: id, name }) as LiveCampaign;
const [a, b, c] = [campaign('a'), campaign('b'), campaign('c')];
const known = { period: '30d', stamp: '1', sync, campaigns: [a, b, c] } as LiveOverview;
const news = (rest: Partial<LiveNews>): LiveNews => ({
  stamp: '2',
  sync,
  campaignCount: 3,
  changed: [],
  totals: null,
  ...rest,
});

test('where nothing changed the campaigns stay the very same', () => {
  const merged = mergeNews(known, news({}));
  expect(merged?.stamp).toBe('2');
  expect(merged?.campaigns).toBe(known.campaigns);
});

test('what changed goes to its new place, what is new comes in, and the others follow each other as before', () => {
  const changed = [
    { place: 0, campaign: campaign('c', 'spends most now') },
    { place: 2, campaign: campaign('d') },
  ];
  const merged = mergeNews(known, news({ campaignCount: 4, changed }));
  expect(merged?.campaigns).toEqual([changed[0]!.campaign, a, changed[1]!.campaign, b]);
  expect(merged?.campaigns[1]).toBe(a);
});

test('where campaigns have left the list, it cannot be told which', () => {
  expect(mergeNews(known, news({ campaignCount: 2 }))).toBeUndefined();
  expect(
    mergeNews(known, news({ campaignCount: 3, changed: [{ place: 0, campaign: campaign('d') }] })),
  ).toBeUndefined();
});

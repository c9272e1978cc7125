import type { LiveAd, LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import { expect, test } from 'vitest';
import { adsShown, spentByOthers } from './ads-shown.ts';

const ad = (spendMinor: number, goneAt: string | null = null) =>
  ({ goneAt, figures: { spendMinor } }) as LiveAd;
const detail = (spendMinor: number, ads: LiveAd[], goneAt: string | null = null) =>
  ({ campaign: { goneAt, figures: { spendMinor } }, ads, figuresFrom: 'campaign' }) as LiveCampaignDetail;
const gone = '2026-11-20T12:00:00.000Z';

test('an ad that was taken back is not shown, and what it has spent is told', () => {
  const campaign = detail(5000, [ad(3000), ad(0, gone)]);
  expect(adsShown(campaign)).toHaveLength(1);
  expect(spentByOthers(campaign)).toBe(2000);
});

test('of a campaign that is gone all ads are shown', () => {
  expect(adsShown(detail(5000, [ad(3000, gone), ad(2000, gone)], gone))).toHaveLength(2);
});

test('what was lost by rounding is not told', () => {
  expect(spentByOthers(detail(5001, [ad(3000), ad(2000)]))).toBe(0);
});

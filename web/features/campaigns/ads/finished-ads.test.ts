import type { AdCopy } from '#contract/campaigns/ads.ts';
import { type CampaignFields } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { expect, test } from 'vitest';
import { draftApi } from '../draft/draft-api.ts';
import { DraftKeeper } from '../draft/draft-keeper.ts';
import { keepFinishedAds } from './finished-ads.ts';

function ads(count: number, of: string): AdCopy[] {
  return Array.from({ length: count }, (_, place) => ({
    id: crypto.randomUUID(),
    tone: 'friendly',
    headline: `${of} ${place}`,
    primaryText: '',
    description: '',
    callToAction: 'LEARN_MORE',
    selected: false,
  }));
}
function keeperWith(fields: Partial<CampaignFields>) {
  let now = { ...emptyCampaign, ...fields };
  const { view } = new DraftKeeper(draftApi, null);
  return {
    view: () => ({ ...view(), fields: now }),
    change: (changes: Partial<CampaignFields>) => void (now = { ...now, ...changes }),
  };
}

test('ads that were finished stand behind the ones that were there', () => {
  const keeper = keeperWith({ ads: ads(2, 'old') });
  expect(keepFinishedAds(keeper, ads(3, 'new'))).toBe(3);
  expect(keeper.view().fields.ads.map(({ headline }) => headline)).toEqual([
    'old 0',
    'old 1',
    'new 0',
    'new 1',
    'new 2',
  ]);
});

test('a full draft loses none of its ads', () => {
  const keeper = keeperWith({ ads: ads(19, 'old') });
  expect(keepFinishedAds(keeper, ads(3, 'new'))).toBe(1);
  expect(keeper.view().fields.ads).toHaveLength(20);
});

test('an ad the draft holds already is not kept twice', () => {
  const [first, second] = ads(2, 'new');
  const keeper = keeperWith({ ads: [first!] });
  expect(keepFinishedAds(keeper, [first!, second!])).toBe(1);
  expect(keeper.view().fields.ads.map(({ headline }) => headline)).toEqual(['new 0', 'new 1']);
});

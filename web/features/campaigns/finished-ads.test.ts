import type { AdCopy } from '#contract/ads.ts';
import { type CampaignFields } from '#contract/campaigns.ts';
import { emptyCampaign } from '#contract/empty-campaign.ts';
import { expect, test } from 'vitest';
import { draftDoor } from './draft-door.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { keepFinishedAds } from './finished-ads.ts';

function ads(count: number, of: string): AdCopy[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `0193b5c0-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`,
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
  const { view } = new DraftKeeper(draftDoor, null);
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

import { type CampaignFields } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { type AdCopy } from '#contract/campaigns/ads.ts';
import { expect, test } from 'vitest';
import { findPublishGap, type PublishSituation } from './publish-checks.ts';

const ad: AdCopy = {
  id: '0193b5c0-0000-7000-8000-000000000002',
  tone: 'friendly',
  headline: 'New bathroom?',
  primaryText: 'Ten days, fixed price.',
  description: '',
  callToAction: 'LEARN_MORE',
  selected: true,
};

function situation(fields: Partial<CampaignFields>, rest: Partial<PublishSituation> = {}): PublishSituation {
  return {
    fields: {
      ...emptyCampaign,
      objective: 'traffic',
      websiteUrl: 'https://ror.no',
      mediaIds: ['a'],
      ads: [ad],
      dailyBudgetMinor: 10_000,
      ...fields,
    },
    adAccountId: 'act_1',
    pageId: '2',
    isConnectionRead: true,
    isConnected: true,
    isCreating: false,
    openLaw: 0,
    ...rest,
  };
}

test('a complete campaign may go', () => {
  expect(findPublishGap(situation({}))).toBeUndefined();
});

test('before the connection has been read, nobody is told that nothing is chosen', () => {
  const unread = { isConnectionRead: false, adAccountId: null, pageId: null };
  expect(findPublishGap(situation({}, unread))).toBe('unread');
  expect(findPublishGap(situation({}, { ...unread, isConnectionRead: true }))).toBe('account');
});

test('everything missing is told in order, the Facebook selection first', () => {
  const bare = { ads: [], mediaIds: [], websiteUrl: '', objective: 'sales' as const, dailyBudgetMinor: null };
  expect(findPublishGap(situation(bare, { pageId: null }))).toBe('page');
  expect(findPublishGap(situation(bare))).toBe('ads');
  expect(findPublishGap(situation({ ...bare, ads: [ad] }))).toBe('pixel');
  expect(findPublishGap(situation({ ...bare, ads: [ad], pixelId: '5' }))).toBe('media');
  expect(findPublishGap(situation({ ...bare, ads: [ad], pixelId: '5', mediaIds: ['a'] }))).toBe('website');
});

test('while creating, an unlinked Facebook account is named as such', () => {
  const unlinked = { isConnected: false, adAccountId: null, pageId: null };
  expect(findPublishGap(situation({}, { ...unlinked, isCreating: true }))).toBe('connection');
  expect(findPublishGap(situation({}, unlinked))).toBe('account');
});

test('an ad that is written but not chosen does not count', () => {
  expect(findPublishGap(situation({ ads: [{ ...ad, selected: false }] }))).toBe('ads');
});

test('lead campaigns need a form and no website', () => {
  expect(findPublishGap(situation({ objective: 'leads', websiteUrl: '', leadFormId: '7' }))).toBeUndefined();
  expect(findPublishGap(situation({ objective: 'leads' }))).toBe('lead-form');
});

test('nothing is published without a budget somebody set', () => {
  expect(findPublishGap(situation({ dailyBudgetMinor: null }))).toBe('budget');
});

test('what the law asks comes after what is missing', () => {
  expect(findPublishGap(situation({}, { openLaw: 1 }))).toBe('law');
  expect(findPublishGap(situation({ mediaIds: [] }, { openLaw: 1 }))).toBe('media');
});

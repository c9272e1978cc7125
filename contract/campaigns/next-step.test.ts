import { expect, test } from 'vitest';
import type { CampaignFields } from './campaign.ts';
import { emptyCampaign } from './empty-campaign.ts';
import { findNextStep } from './next-step.ts';

const complete: CampaignFields = {
  ...emptyCampaign,
  title: 'Spring',
  businessName: 'Bergen Rør',
  industry: 'Plumbing',
  objective: 'traffic',
  websiteUrl: 'https://ror.example',
  productService: 'Bathrooms',
  offerDescription: 'A new bathroom in ten days.',
  sellingPoints: ['Fast', 'Clean', 'Certified'],
  campaignPriceMinor: 0,
  dailyBudgetMinor: 150_00,
  locations: [
    {
      type: 'city',
      key: '1',
      name: 'Oslo',
      region: null,
      countryCode: 'NO',
      countryName: 'Norway',
      radiusKm: 25,
    },
  ],
  mediaIds: ['0193b5c0-0000-7000-8000-000000000001'],
  facebookAdAccountId: '1',
  facebookPageId: '2',
  ads: [
    {
      id: '0193b5c0-0000-7000-8000-000000000002',
      tone: 'friendly',
      headline: 'New bathroom?',
      primaryText: 'Ten days.',
      description: '',
      callToAction: 'LEARN_MORE',
      selected: true,
    },
  ],
};

test('a draft goes on at the first step that waits for something', () => {
  expect(findNextStep({ ...complete, objective: null, mediaIds: [] })).toEqual({
    step: 'business',
    missing: ['objective'],
  });
  expect(findNextStep({ ...complete, mediaIds: [] })).toEqual({ step: 'media', missing: ['media'] });
  expect(findNextStep({ ...complete, objective: 'leads' })).toEqual({
    step: 'lead-form',
    missing: ['lead-form'],
  });
});

test('where every step is done, what publishing needs besides leads to where it is filled in', () => {
  expect(findNextStep({ ...complete, dailyBudgetMinor: null, facebookPageId: null })).toEqual({
    step: 'audience',
    missing: ['budget'],
  });
  expect(findNextStep({ ...complete, facebookPageId: null })).toEqual({ step: 'review', missing: ['page'] });
  expect(findNextStep({ ...complete, objective: 'sales', pixelId: '3', websiteUrl: '' })).toEqual({
    step: 'business',
    missing: ['website'],
  });
});

test('a draft that lacks nothing is looked over and published', () => {
  expect(findNextStep(complete)).toEqual({ step: 'review', missing: [] });
});

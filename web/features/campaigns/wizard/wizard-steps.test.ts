import { type CampaignFields } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { stepsFor } from '#contract/campaigns/next-step.ts';
import { isWebsiteUrl } from '#contract/campaigns/website-address.ts';
import { expect, test } from 'vitest';
import { completeUrl, findGapFields, findStepGaps, furthestStep } from './wizard-steps.ts';

const oslo = {
  type: 'city',
  key: '1',
  name: 'Oslo',
  region: null,
  countryCode: 'NO',
  countryName: 'Norway',
  radiusKm: 25,
} as const;

const complete: CampaignFields = {
  ...emptyCampaign,
  title: 'Spring',
  businessName: 'Bergen Rør',
  industry: 'Plumbing',
  objective: 'leads',
  productService: 'Bathrooms',
  offerDescription: 'A new bathroom in ten days.',
  sellingPoints: ['Fast', 'Clean', 'Certified'],
  campaignPriceMinor: 0,
  locations: [oslo],
  leadFormId: '77',
};

test('leads and sales take six steps, website visits five', () => {
  expect(stepsFor('leads')).toEqual(['business', 'offer', 'audience', 'lead-form', 'media', 'review']);
  expect(stepsFor('sales')[3]).toBe('pixel');
  expect(stepsFor('sales')).toHaveLength(6);
  expect(stepsFor('traffic')).toEqual(['business', 'offer', 'audience', 'media', 'review']);
});

test('the first step asks for business, industry, title and objective', () => {
  expect(findStepGaps('business', emptyCampaign)).toEqual([
    'business-name',
    'industry',
    'title',
    'objective',
  ]);
  expect(findStepGaps('business', { ...complete, title: '   ' })).toEqual(['title']);
});

test('who goes on too early is shown the fields that are missing, in order', () => {
  const first = ['businessName', 'industry', 'title', 'objective'];
  expect(findGapFields('business', emptyCampaign)).toEqual(first);
  expect(findGapFields('business', { ...complete, objective: null })).toEqual(['objective']);
  expect(findGapFields('audience', { ...complete, locations: [] })).toEqual(['locations']);
  expect(findGapFields('audience', complete, ['dailyBudgetMinor'])).toEqual(['dailyBudgetMinor']);
  expect(findGapFields('audience', complete)).toEqual([]);
});

test('only website visits need the website before going on', () => {
  expect(findStepGaps('business', { ...complete, objective: 'traffic' })).toEqual(['website']);
  expect(findStepGaps('business', { ...complete, objective: 'sales' })).toEqual([]);
  expect(
    findStepGaps('business', { ...complete, objective: 'traffic', websiteUrl: 'https://ror.no' }),
  ).toEqual([]);
});

test('blank selling points do not count', () => {
  expect(findStepGaps('offer', { ...complete, sellingPoints: ['Fast', ' ', 'Clean', ''] })).toEqual([
    'selling-points',
  ]);
});

test('the campaign price is needed and may be zero', () => {
  expect(findStepGaps('offer', complete)).toEqual([]);
  expect(findStepGaps('offer', { ...complete, campaignPriceMinor: null })).toEqual(['campaign-price']);
});

test('an amount nobody can read holds the step, even an optional one', () => {
  expect(findStepGaps('offer', complete, ['beforePriceMinor'])).toEqual(['unclear-amount']);
  expect(findStepGaps('audience', complete, ['dailyBudgetMinor'])).toEqual(['unclear-amount']);
});

test('the audience needs a place; the budget may wait', () => {
  expect(findStepGaps('audience', { ...complete, dailyBudgetMinor: null })).toEqual([]);
  expect(findStepGaps('audience', { ...complete, locations: [] })).toEqual(['place']);
  expect(findStepGaps('audience', { ...complete, ageFrom: 40, ageTo: 30 })).toEqual(['ages']);
});

test('form, pixel, pictures and ads are each asked for in their step', () => {
  expect(findStepGaps('lead-form', { ...complete, leadFormId: null })).toEqual(['lead-form']);
  expect(findStepGaps('pixel', { ...complete, objective: 'sales' })).toEqual(['pixel']);
  expect(findStepGaps('media', complete)).toEqual(['media']);
  expect(findStepGaps('review', complete)).toEqual(['ads']);
});

test('an address typed by hand leads no further than the campaign is filled in', () => {
  expect(furthestStep(emptyCampaign)).toBe(1);
  expect(furthestStep(complete)).toBe(5);
  expect(furthestStep({ ...complete, mediaIds: ['a'] })).toBe(6);
});

test('a website is a full address; a bare domain is completed', () => {
  expect(isWebsiteUrl('https://ror.no/tilbud?x=1')).toBe(true);
  expect(isWebsiteUrl('ror.no')).toBe(false);
  expect(isWebsiteUrl('javascript:alert(1)')).toBe(false);
  expect(isWebsiteUrl('https://rolf ror.no')).toBe(false);
  expect(isWebsiteUrl('https://mailto:a@b.no')).toBe(false);
  expect(completeUrl('rolf ror.no')).toBe('rolf ror.no');
  expect(completeUrl('mailto:a@b.no')).toBe('mailto:a@b.no');
  expect(completeUrl(' ror.no ')).toBe('https://ror.no');
  expect(completeUrl('http://ror.no')).toBe('http://ror.no');
  expect(completeUrl('just words')).toBe('just words');
});

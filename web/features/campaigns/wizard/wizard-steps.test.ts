import { type CampaignFields } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { isWebsiteUrl } from '#contract/campaigns/website-address.ts';
import { expect, test } from 'vitest';
import { completeUrl, findGaps, furthestStep, stepsFor } from './wizard-steps.ts';

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

test('the first step asks for title, business, industry and objective', () => {
  expect(findGaps('business', emptyCampaign)).toEqual(['title', 'businessName', 'industry', 'objective']);
  expect(findGaps('business', { ...complete, title: '   ' })).toEqual(['title']);
});

test('only website visits need the website before going on', () => {
  expect(findGaps('business', { ...complete, objective: 'traffic' })).toEqual(['websiteUrl']);
  expect(findGaps('business', { ...complete, objective: 'sales' })).toEqual([]);
  expect(findGaps('business', { ...complete, objective: 'traffic', websiteUrl: 'https://ror.no' })).toEqual(
    [],
  );
});

test('blank selling points do not count', () => {
  expect(findGaps('offer', { ...complete, sellingPoints: ['Fast', ' ', 'Clean', ''] })).toEqual([
    'sellingPoints',
  ]);
});

test('the campaign price is needed and may be zero', () => {
  expect(findGaps('offer', complete)).toEqual([]);
  expect(findGaps('offer', { ...complete, campaignPriceMinor: null })).toEqual(['campaignPrice']);
});

test('an amount nobody can read holds the step, even an optional one', () => {
  expect(findGaps('offer', complete, ['beforePriceMinor'])).toEqual(['unclearAmount']);
  expect(findGaps('audience', complete, ['dailyBudgetMinor'])).toEqual(['unclearAmount']);
});

test('the audience needs a place; the budget may wait', () => {
  expect(findGaps('audience', { ...complete, dailyBudgetMinor: null })).toEqual([]);
  expect(findGaps('audience', { ...complete, locations: [] })).toEqual(['locations']);
  expect(findGaps('audience', { ...complete, ageFrom: 40, ageTo: 30 })).toEqual(['ages']);
});

test('form, pixel, pictures and ads are each asked for in their step', () => {
  expect(findGaps('lead-form', { ...complete, leadFormId: null })).toEqual(['leadForm']);
  expect(findGaps('pixel', complete)).toEqual(['pixel']);
  expect(findGaps('media', complete)).toEqual(['media']);
  expect(findGaps('review', complete)).toEqual(['ads']);
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

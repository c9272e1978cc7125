import { expect, test } from 'vitest';
import { creativeParams } from './creative-params.ts';
import { adParams, adSetParams, campaignParams, registrableDomain } from './tree-params.ts';
import type { PlannedAd, TreePlan } from './tree.ts';

const ad: PlannedAd = {
  name: 'Ad 1',
  headline: 'New bathroom by Christmas',
  primaryText: 'We start on Monday.',
  description: 'Fixed price',
  callToAction: 'SIGN_UP',
  imageHash: '02bee5277ec507b6fd0f9b9ff2f22d9c',
};

const leads: TreePlan = {
  marker: 'adfjord:k7f3q2',
  name: 'Bathrooms',
  objective: 'leads',
  specialAdCategories: [],
  dailyBudgetMinor: 15_000,
  targeting: {
    locations: [{ type: 'city', key: '549499', radiusKm: 25 }],
    ageMin: 25,
    ageMax: 60,
    genders: 'women',
  },
  page: { id: '104', instagramId: '17841' },
  leadFormId: '5',
  beneficiary: 'Plumber AS',
  payer: 'Plumber AS',
  ads: [ad],
};
const sales: TreePlan = {
  ...leads,
  objective: 'sales',
  pixelId: '7',
  websiteUrl: 'https://www.shop.test/bath',
};
const traffic: TreePlan = { ...leads, objective: 'traffic', websiteUrl: 'https://www.shop.test/bath' };
const campaignId = '1';

test('a campaign is paused, labelled and keeps its budget on the ad set', () => {
  expect(campaignParams(leads)).toMatchObject({
    name: 'Bathrooms',
    objective: 'OUTCOME_LEADS',
    status: 'PAUSED',
    special_ad_categories: [],
    special_ad_category_country: undefined,
    is_adset_budget_sharing_enabled: false,
    adlabels: [{ name: 'adfjord:k7f3q2' }],
  });
});

test('a special category names its countries', () => {
  const plan: TreePlan = { ...leads, specialAdCategories: ['EMPLOYMENT'], specialAdCountries: ['NO'] };
  expect(campaignParams(plan)).toMatchObject({
    special_ad_categories: ['EMPLOYMENT'],
    special_ad_category_country: ['NO'],
  });
});

test('each objective goes where it should and towards what it should', () => {
  expect(adSetParams(leads, campaignId)).toMatchObject({
    destination_type: 'ON_AD',
    optimization_goal: 'LEAD_GENERATION',
    promoted_object: { page_id: '104' },
  });
  expect(adSetParams(traffic, campaignId)).toMatchObject({
    destination_type: 'WEBSITE',
    optimization_goal: 'LANDING_PAGE_VIEWS',
    promoted_object: undefined,
  });
  expect(adSetParams(sales, campaignId)).toMatchObject({
    destination_type: 'WEBSITE',
    optimization_goal: 'OFFSITE_CONVERSIONS',
    promoted_object: { pixel_id: '7', custom_event_type: 'PURCHASE' },
  });
});

test('an ad set is paused, names who pays, and states its bid strategy', () => {
  expect(adSetParams(leads, campaignId)).toMatchObject({
    campaign_id: '1',
    status: 'PAUSED',
    daily_budget: 15_000,
    billing_event: 'IMPRESSIONS',
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
    dsa_beneficiary: 'Plumber AS',
    dsa_payor: 'Plumber AS',
    adlabels: [{ name: 'adfjord:k7f3q2' }],
  });
});

test('a lead ad opens the form', () => {
  expect(creativeParams(leads, ad)).toMatchObject({
    object_story_spec: {
      page_id: '104',
      instagram_user_id: '17841',
      link_data: {
        link: 'http://fb.me/',
        message: 'We start on Monday.',
        name: 'New bathroom by Christmas',
        description: 'Fixed price',
        image_hash: ad.imageHash,
        call_to_action: { type: 'SIGN_UP', value: { lead_gen_form_id: '5' } },
      },
    },
  });
});

test('other ads open the website', () => {
  const link = 'https://www.shop.test/bath';
  expect(creativeParams(sales, ad)).toMatchObject({
    object_story_spec: { link_data: { link, call_to_action: { value: { link } } } },
  });
});

test('Meta may not change a picture or a word by itself', () => {
  const params = JSON.stringify(creativeParams(leads, ad));
  expect(params).toContain('"image_touchups":{"enroll_status":"OPT_OUT"}');
  expect(params).toContain('"text_optimizations":{"enroll_status":"OPT_OUT"}');
  expect(params).not.toContain('OPT_IN');
  expect(params).not.toContain('standard_enhancements');
});

test('only a sale names the domain where it happens', () => {
  const parents = { adSetId: '2', creativeId: '3' };
  expect(adParams(sales, ad, parents)).toMatchObject({ conversion_domain: 'shop.test', status: 'PAUSED' });
  expect(adParams(leads, ad, parents)).toMatchObject({
    adset_id: '2',
    creative: { creative_id: '3' },
    conversion_domain: undefined,
    adlabels: [{ name: 'adfjord:k7f3q2' }],
  });
});

test('a domain is the part one can register', () => {
  expect(registrableDomain('https://shop.test')).toBe('shop.test');
  expect(registrableDomain('https://a.b.example.no/x?y')).toBe('example.no');
  expect(registrableDomain('https://www.example.co.uk')).toBe('example.co.uk');
});

test('a plan that lacks what its objective needs never gets as far as Meta', () => {
  const { leadFormId: _, ...withoutForm } = leads;
  expect(() => creativeParams(withoutForm, ad)).toThrow('leadFormId');
  expect(() => adSetParams({ ...leads, objective: 'sales' }, campaignId)).toThrow('pixelId');
});

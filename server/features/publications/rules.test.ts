import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { expect, test } from 'vitest';
import { findGaps } from '#contract/campaigns/readiness.ts';
import { approvedPlan } from './rules.ts';
import { sayCheck } from './check/tell-check.ts';

const timezone = 'Europe/Oslo';
const adAccount = { id: 'act_1', currency: 'NOK', status: 1, minDailyBudgetMinor: 2_000, timezone };
const bergen = {
  type: 'city' as const,
  key: '1',
  name: 'Bergen',
  region: 'Vestland',
  countryCode: 'NO',
  countryName: 'Norway',
  radiusKm: 25,
};
const picture = (id: string) => ({
  id,
  fileName: 'van.jpg',
  kind: 'image' as const,
  contentType: 'image/jpeg',
  bytes: 1,
  width: 1200,
  height: 1200,
  durationMs: null,
  focalPoint: { x: 0.5, y: 0.5 },
  enhancement: {
    status: 'none' as const,
    step: null,
    percent: 0,
    problem: null,
    studioSaid: null,
    editedUrl: null,
    enhancedUrl: null,
  },
  url: '',
  previewUrl: '',
  createdAt: '2026-11-21T00:00:00Z',
});
const ad = (headline: string, selected = true) => ({
  id: crypto.randomUUID(),
  tone: 'friendly' as const,
  headline,
  primaryText: 'Warm water by tonight.',
  description: 'Fixed price',
  callToAction: 'LEARN_MORE' as const,
  selected,
});
const ready = {
  ...emptyCampaign,
  id: crypto.randomUUID(),
  version: 3,
  status: 'draft' as const,
  title: 'Winter check',
  businessName: 'Bergen Rør',
  objective: 'traffic' as const,
  websiteUrl: 'https://bergenror.example',
  currency: 'NOK',
  dailyBudgetMinor: 15_000,
  locations: [bergen],
  media: [picture('m1'), picture('m2')],
  mediaIds: ['m1', 'm2'],
  ads: [ad('First'), ad('Second'), ad('Left out', false), ad('Third')],
  facebookAdAccountId: 'act_1',
  facebookPageId: 'p1',
  facebookCampaignId: null,
  facebookAdIds: [],
};
const page = { id: 'p1', instagramId: null };
const nobody = { defaultBeneficiary: null, defaultPayer: null, timezone };
const media = [{ mediaId: 'm1' }, { mediaId: 'm2' }];
const planOf = (draft: typeof ready, account: Parameters<typeof approvedPlan>[1]['adAccount'] = nobody) =>
  approvedPlan(draft, { page, adAccount: account, media });
const reasons = (changes: object, account: typeof adAccount | undefined = adAccount) =>
  findGaps({ ...ready, ...changes }, account).map(({ field }) => field);

test('a complete draft lacks nothing', () => {
  expect(reasons({})).toEqual([]);
});

test('what is missing is named in the order of the checks', () => {
  expect(reasons({ ads: [], media: [], websiteUrl: '', facebookPageId: null })).toEqual([
    'facebookPageId',
    'ads',
    'mediaIds',
    'websiteUrl',
  ]);
});

test('a website address is needed except for lead generation', () => {
  expect(reasons({ websiteUrl: 'javascript:alert(1)' })).toEqual(['websiteUrl']);
  expect(reasons({ websiteUrl: '', objective: 'leads', leadFormId: 'f1' })).toEqual([]);
});

test('leads need a form and sales need a pixel', () => {
  expect(reasons({ objective: 'leads' })).toEqual(['leadFormId']);
  expect(reasons({ objective: 'sales' })).toEqual(['pixelId']);
});

test('a budget in another currency than the account’s is asked for again', () => {
  expect(reasons({ currency: 'USD' })).toEqual(['dailyBudgetMinor']);
});

test('a budget below the account’s minimum is refused before Facebook does', () => {
  const [gap] = findGaps({ ...ready, dailyBudgetMinor: 1_999 }, adAccount);
  expect(gap).toMatchObject({ code: 'least-budget', field: 'dailyBudgetMinor' });
  expect(sayCheck(gap!.code, gap!.params, 'en')).toBe(
    'Facebook takes at least NOK\u00a020 per day for this ad account.',
  );
});

test('an ad account that is not active is named', () => {
  expect(reasons({}, { ...adAccount, status: 2 })).toEqual(['facebookAdAccountId']);
});

test('the plan holds the selected ads only, each with the picture it was seen with', () => {
  const { ads } = planOf(ready);
  expect(ads.map(({ headline, mediaId }) => [headline, mediaId])).toEqual([
    ['First', 'm1'],
    ['Second', 'm2'],
    ['Third', 'm2'],
  ]);
});

test('who benefits and who pays is the business, unless the account says otherwise', () => {
  const plan = planOf(ready, { defaultBeneficiary: 'Rør AS', defaultPayer: null, timezone });
  expect([plan.beneficiary, plan.payer]).toEqual(['Rør AS', 'Bergen Rør']);
});

test('what the person says about it counts before both', () => {
  const said = {
    ...ready,
    beneficiary: 'Kunden AS',
    payer: 'Byrået AS',
    locations: [{ ...bergen, countryCode: 'DK' }],
  };
  const plan = planOf(said, { defaultBeneficiary: 'Rør AS', defaultPayer: 'Rør AS', timezone });
  expect(plan).toMatchObject({ beneficiary: 'Kunden AS', payer: 'Byrået AS', isRegulated: true });
});

test('a special ad category goes to Meta under its name there, with the countries it is shown in', () => {
  const jobs = { ...ready, specialAdCategory: 'employment' as const };
  const plan = planOf(jobs);
  expect(plan).toMatchObject({ specialAdCategories: ['EMPLOYMENT'], specialAdCountries: ['NO'] });
});

test.each(['employment', 'housing', 'financial'])('%s is for adults of all ages and genders', (category) => {
  expect(reasons({ specialAdCategory: category })).toEqual([]);
  expect(reasons({ specialAdCategory: category, ageFrom: 25 })).toEqual(['ageFrom']);
  expect(reasons({ specialAdCategory: category, gender: 'women' })).toEqual(['ageFrom']);
  expect(reasons({ specialAdCategory: 'gambling', ageFrom: 25 })).toEqual([]);
});

test('politics stays out of the EU', () => {
  expect(reasons({ specialAdCategory: 'politics' })).toEqual([]);
  const berlin = { ...bergen, countryCode: 'DE' };
  expect(reasons({ specialAdCategory: 'politics', locations: [bergen, berlin] })).toEqual(['locations']);
});

test.each([
  ['English', 'Winter check · Ad 1'],
  ['Norwegian', 'Winter check · Annonse 1'],
] as const)('ads in %s are named in it at Meta', (language, name) => {
  const { ads } = planOf({ ...ready, language });
  expect(ads[0]).toMatchObject({ name });
});

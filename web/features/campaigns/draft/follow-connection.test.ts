import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { expect, test } from 'vitest';
import { followConnection } from './follow-connection.ts';

const noDefaults = { defaultBeneficiary: null, defaultPayer: null, timezone: 'Europe/Oslo' };
const krone = { id: 'act_1', currency: 'NOK', name: 'Bergen', minDailyBudgetMinor: 1000, ...noDefaults };
const dollar = { id: 'act_2', currency: 'USD', name: 'Boston', minDailyBudgetMinor: 100, ...noDefaults };
const page = { id: '10', name: 'Bergen Rør', pictureUrl: null, category: null, website: null };
const draft = {
  ...emptyCampaign,
  facebookAdAccountId: 'act_2',
  facebookPageId: '10',
  campaignPriceMinor: 99_900,
  dailyBudgetMinor: 2000,
  brakes: { mostPerDayMinor: 9000 },
  leadFormId: '7',
  pixelId: '8',
};

test('an unchanged choice changes nothing', () => {
  expect(followConnection(draft, { adAccount: dollar, page })).toEqual({});
});

test('with nothing chosen the draft keeps what it has', () => {
  expect(followConnection(draft, { adAccount: null, page: null })).toEqual({});
});

test('an account in another currency leaves the prices alone and clears the budget and its brakes', () => {
  expect(followConnection(draft, { adAccount: krone, page })).toEqual({
    facebookAdAccountId: 'act_1',
    pixelId: null,
    currency: 'NOK',
    dailyBudgetMinor: null,
    brakes: {},
  });
});

test('another page brings its own lead forms', () => {
  expect(followConnection(draft, { adAccount: dollar, page: { ...page, id: '11' } })).toEqual({
    facebookPageId: '11',
    leadFormId: null,
  });
});

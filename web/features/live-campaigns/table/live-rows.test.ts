import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { expect, test } from 'vitest';
import { findCampaigns, putInOrder } from './live-rows.ts';

const spring = make({ name: 'Vårsalg', dailyBudgetMinor: 30, status: 'PAUSED' });
const bergen = make({ name: 'Rørlegger Bergen', dailyBudgetMinor: null, facebookCampaignId: '1204' });
const oslo = make({ name: 'Rørlegger Oslo', dailyBudgetMinor: 100, goneAt: '2026-11-21T11:55:00.000Z' });
const anna = make({ name: 'anna 10', dailyBudgetMinor: 4 });
const campaigns = [spring, bergen, oslo, anna];

test('what has no value stands last, whichever way the others stand', () => {
  expect(putInOrder(campaigns, { id: 'budget', desc: true })).toEqual([oslo, spring, anna, bergen]);
  expect(putInOrder(campaigns, { id: 'budget', desc: false })).toEqual([anna, spring, oslo, bergen]);
  // What is gone has no status any more.
  expect(putInOrder(campaigns, { id: 'status', desc: false })).toEqual([bergen, anna, spring, oslo]);
});

test('names stand as in a dictionary, one that comes in later too', () => {
  expect(putInOrder(campaigns, { id: 'name', desc: false })).toEqual([anna, bergen, oslo, spring]);
  const later = make({ name: 'Bergen' });
  expect(putInOrder([...campaigns, later], { id: 'name', desc: true })).toEqual([
    spring,
    oslo,
    bergen,
    later,
    anna,
  ]);
});

test('a search wants every word, in whatever letters, or the id', () => {
  expect(findCampaigns(campaigns, { text: ' oslo RØR ', status: '', goal: '' })).toEqual([oslo]);
  expect(findCampaigns(campaigns, { text: '1204', status: '', goal: '' })).toEqual([bergen]);
  expect(findCampaigns(campaigns, { text: '120', status: '', goal: '' })).toEqual([]);
});

test('a search within a status finds what is gone only among what is gone', () => {
  expect(findCampaigns(campaigns, { text: 'rør', status: 'ACTIVE', goal: '' })).toEqual([bergen]);
  expect(findCampaigns(campaigns, { text: 'rør', status: 'gone', goal: '' })).toEqual([oslo]);
});

function make(fields: Partial<LiveCampaign>): LiveCampaign {
  const at = '2026-11-20T12:00:00.000Z';
  const counts = { spendMinor: 0, impressions: 0, reach: 0, clicks: 0, results: 0, frequency: 0 };
  return {
    facebookCampaignId: '1',
    campaignId: null,
    name: '',
    objective: 'leads',
    status: 'ACTIVE',
    configuredStatus: 'ACTIVE',
    delivery: {
      state: 'running',
      reason: { code: 'delivering' },
      metaWords: null,
      remedy: { code: 'none' },
      also: [],
    },
    currency: 'NOK',
    dailyBudgetMinor: 5000,
    budgetPlace: 'campaign',
    costGoalMinor: null,
    limitMinor: null,
    figures: { ...counts, ctrPercent: 0, cpcMinor: null, costPerResultMinor: null },
    today: { spendMinor: 0, impressions: 0, clicks: 0, results: 0 },
    createdAt: at,
    lastSyncedAt: at,
    goneAt: null,
    ...fields,
  };
}

test('of one goal, what cannot be built here counts as visits', () => {
  const leads = make({ name: 'Leads', objective: 'leads' });
  const other = make({ name: 'Other', objective: null });
  const none = { text: '', status: '' };
  expect(findCampaigns([leads, other], { ...none, goal: 'traffic' })).toEqual([other]);
  expect(findCampaigns([leads, other], { ...none, goal: 'leads' })).toEqual([leads]);
});

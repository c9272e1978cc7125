import { type Campaign } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { expect, test } from 'vitest';
import { changedFields, fieldsOf, holds } from './draft-fields.ts';

const campaign: Campaign = {
  ...emptyCampaign,
  title: 'Spring',
  id: '0193b5c0-0000-7000-8000-000000000001',
  version: 4,
  status: 'draft',
  media: [],
  facebookCampaignId: null,
  facebookAdIds: [],
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
};

test('only what changed is sent, lists included', () => {
  const saved = fieldsOf(campaign);
  const fields = { ...saved, title: 'Summer', sellingPoints: ['Fast', '', ''], locations: [] };
  expect(changedFields(saved, fields)).toEqual({ title: 'Summer', sellingPoints: ['Fast', '', ''] });
});

test('nothing is sent when nothing changed', () => {
  expect(changedFields(fieldsOf(campaign), fieldsOf(campaign))).toEqual({});
});

test('what only the server knows is never sent', () => {
  expect(fieldsOf(campaign)).not.toHaveProperty('version');
});

test('a trimmed copy on the server is the same text', () => {
  expect(holds(campaign, { title: 'Spring ' })).toBe(true);
  expect(holds(campaign, { title: 'Summer' })).toBe(false);
});

test('the order in which the server names the parts of something is no difference', () => {
  const source = { from: 'website' as const, words: 'Bergen', url: null };
  const sources = { industry: source, businessName: { url: null, words: 'Bergen', from: source.from } };
  expect(holds({ ...campaign, sources }, { sources: { businessName: source, industry: source } })).toBe(true);
});

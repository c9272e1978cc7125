import type { AdCopy } from '#contract/campaigns/ads.ts';
import { expect, test } from 'vitest';
import { areEdited } from './edited-ads.ts';

const ad: AdCopy = {
  id: '0193b5c0-0000-7000-8000-000000000002',
  tone: 'friendly',
  headline: 'New bathroom?',
  primaryText: 'Ten days, fixed price.',
  description: '',
  callToAction: 'LEARN_MORE',
  selected: false,
};

test('choosing an ad is not editing it', () => {
  expect(areEdited([{ ...ad, selected: true }], [ad])).toBe(false);
});

test('a changed word, or a changed button, is an edit', () => {
  expect(areEdited([{ ...ad, headline: 'New kitchen?' }], [ad])).toBe(true);
  expect(areEdited([{ ...ad, callToAction: 'SHOP_NOW' }], [ad])).toBe(true);
});

test('ads from an earlier visit are treated as edited', () => {
  expect(areEdited([ad], null)).toBe(true);
  expect(areEdited([], null)).toBe(false);
});

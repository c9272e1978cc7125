import { adTextLengths } from '#contract/campaigns/ads.ts';
import { liveLimits } from '#contract/live/steering.ts';
import { expect, test } from 'vitest';
import { hintForText } from './ad-hints.ts';

test('where a text may be longer than is seen at once, the field says how much is seen', () => {
  expect(hintForText('primaryText', adTextLengths.primaryText)).toBe('All of it is seen without “See more”.');
  expect(hintForText('primaryText', liveLimits.newAd.primaryText)).toBe(
    'The first 125 characters are seen without “See more”.',
  );
});

test('a headline says why it is short', () => {
  expect(hintForText('headline', liveLimits.newAd.headline)).toBe('Longer headlines are cut off on phones.');
});

import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { expect, test } from 'vitest';
import { designContentOf } from './design-content.ts';

const look = { colours: [], logoMediaId: null, wordsToAvoid: [] };
const campaign = {
  ...emptyCampaign,
  language: 'Norwegian' as const,
  businessName: ' Bergen  Rør ',
  productService: 'Vintersjekk.',
  offerDescription: 'Hei! En rørlegger ser gjennom varmeanlegget ditt før frosten. Bestill i dag.',
  sellingPoints: ['Fast pris', ' ', 'Ferdig på en dag', 'Ti år i Bergen', 'Garanti'],
  beforePriceMinor: 149_000,
  campaignPriceMinor: 99_000,
};

test('what designs say are the facts of the campaign, and a sentence of its offer that says something', () => {
  expect(designContentOf(campaign, { ...look, colours: ['#1f6f8b', '#ffffff'] })).toEqual({
    language: 'Norwegian',
    name: 'Bergen Rør',
    headline: 'Vintersjekk',
    now: '990\u00A0kr',
    before: '1\u00A0490\u00A0kr',
    points: ['Fast pris', 'Ferdig på en dag', 'Ti år i Bergen'],
    sentence: 'En rørlegger ser gjennom varmeanlegget ditt før frosten.',
    colour: '#1f6f8b',
    logoMediaId: null,
  });
});

test('prices are written as each language writes them', () => {
  expect(designContentOf({ ...campaign, language: 'English' }, look)).toMatchObject({
    now: 'NOK\u00A0990',
    before: 'NOK\u00A01,490',
  });
  expect(designContentOf({ ...campaign, campaignPriceMinor: 0 }, look).now).toBe('Gratis');
});

test('a price before is said only where it was more', () => {
  expect(designContentOf({ ...campaign, beforePriceMinor: 99_000 }, look).before).toBeNull();
  expect(designContentOf({ ...campaign, campaignPriceMinor: null }, look)).toMatchObject({
    now: null,
    before: null,
  });
});

test('nothing is said in words the firm avoids', () => {
  const content = designContentOf(campaign, { ...look, wordsToAvoid: ['rørlegger', 'fast pris'] });
  expect(content.points).not.toContain('Fast pris');
  expect(content.sentence).toBe('Bestill i dag.');
});

test('of signs the typeface does not have, and of what they leave, nothing is drawn', () => {
  const drawn = {
    ...campaign,
    productService: '🔥 Vintersjekk 🔥',
    sellingPoints: ['💯', '👍 Fast pris', '«!»'],
  };
  expect(
    designContentOf({ ...drawn, offerDescription: '💩. 💩!', businessName: 'شركة' }, look),
  ).toMatchObject({
    headline: 'Vintersjekk',
    points: ['Fast pris'],
    sentence: '',
    name: '',
  });
});

import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import type { FactSource } from '#contract/websites/fact-source.ts';
import { expect, test } from 'vitest';
import { fillIn, typedOtherwise, type Filling } from './fill-in.ts';

const source: FactSource = { from: 'website', words: 'Bergen Rør', url: 'https://bergenror.example/' };
const filling: Filling = {
  title: { value: 'Drain check, Bergen' },
  businessName: { value: 'Bergen Rør', source },
  industry: undefined,
  campaignPriceMinor: { value: 99_000, source },
  beforePriceMinor: { value: null },
  priceCurrency: { value: 'SEK' },
};

test('an empty draft takes all of it, and says from where', () => {
  expect(fillIn(emptyCampaign, filling)).toEqual({
    title: 'Drain check, Bergen',
    businessName: 'Bergen Rør',
    campaignPriceMinor: 99_000,
    beforePriceMinor: null,
    priceCurrency: 'SEK',
    sources: { businessName: source, campaignPriceMinor: source },
  });
});

test('what somebody typed is named, and stays where it is spared', () => {
  const fields = { ...emptyCampaign, businessName: 'Rør AS', title: 'Mine' };
  const typed = typedOtherwise(fields, filling);
  expect(typed).toEqual(['businessName']);
  expect(fillIn(fields, filling, typed)).not.toHaveProperty('businessName');
  expect(fillIn(fields, filling)).toMatchObject({ businessName: 'Bergen Rør' });
  expect(fillIn(fields, filling)).not.toHaveProperty('title');
});

test('what was filled in from elsewhere is nobody’s word, and gives way', () => {
  const page: FactSource = { ...source, from: 'facebook-page' };
  const sources = { businessName: page, industry: page };
  const fields = { ...emptyCampaign, businessName: 'Rør', industry: 'Plumbing and heating', sources };
  expect(typedOtherwise(fields, filling)).toEqual([]);
  expect(fillIn(fields, filling).sources).toEqual({
    businessName: source,
    industry: page,
    campaignPriceMinor: source,
  });
});

test('a price that was typed keeps its money, and a price that is not told takes none away', () => {
  const fields = { ...emptyCampaign, beforePriceMinor: 149_000 };
  expect(Object.keys(fillIn(fields, filling))).toEqual(['title', 'businessName', 'sources']);
});

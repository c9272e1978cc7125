import { CampaignFacts } from '#sandbox/writer/facts.ts';
import { writeAds } from '#sandbox/writer/copywriter.ts';
import { findFaults } from '#server/features/campaigns/writing/check-copy.ts';
import { givenBy } from '#server/features/campaigns/writing/given-facts.ts';
import { briefFor } from '#server/features/campaigns/rules.ts';
import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { expect, test } from 'vitest';

const trades: Partial<CampaignFields>[] = [
  {
    businessName: 'Bergen Rør',
    industry: 'Home services',
    productService: 'Heating check-up',
    offerDescription:
      'A plumber looks through your heating before the frost does. You get a list of what to mend.',
    sellingPoints: ['Fixed price', 'Ten years in Bergen', 'Tidy boots'],
  },
  {
    businessName: 'Rørvakta',
    industry: 'Håndverk',
    productService: 'Hjelp ved sprukket rør',
    offerDescription: 'Vi stanser lekkasjen og reparerer røret. Du får en rapport til forsikringen.',
    sellingPoints: ['Fast oppmøtepris', 'Åpent om natten', 'Egne folk'],
  },
  {
    businessName: 'Solsiden bakeri',
    industry: 'Bakery and café',
    productService: 'Surdeigsbrød',
    offerDescription: 'Et brød i uka i en måned. Hentes på Torget.',
    sellingPoints: ['Bakt om natten', 'Lokalt korn', 'Hentes når du vil'],
  },
  {
    businessName: 'Salong Nord',
    industry: 'Hair and beauty',
    productService: 'Haircut and colour',
    offerDescription: 'Cut, colour and a talk about what suits you.',
    sellingPoints: ['Book online', 'Mild products', 'By the station'],
  },
  {
    businessName: 'Fjell begravelsesbyrå',
    industry: 'Begravelse',
    productService: 'Gravferd',
    offerDescription: 'Vi hjelper dere med alt fra første samtale.',
    sellingPoints: ['Lokalt byrå', 'Faste priser', 'Egen kapell'],
  },
  {
    businessName: 'Warm Floors',
    industry: 'Home services',
    productService: 'Underfloor heating that lasts',
    offerDescription:
      'A plumber looks through your heating before the frost does, and fixes what is small at once.',
    sellingPoints: ['Fixed price', 'Own fitters', 'Tidy boots'],
  },
  {
    businessName: 'Bergen Rør',
    industry: 'Håndverk',
    productService: 'Sprukket rør',
    offerDescription:
      'Vi kommer innen to timer og stanser vannet før vi finner ut hva som har gått galt hos dere.',
    sellingPoints: ['Fast oppmøtepris', 'Åpent om natten', 'Egne folk'],
  },
];
const prices = [
  { beforePriceMinor: 149_000, campaignPriceMinor: 99_000 },
  { beforePriceMinor: null, campaignPriceMinor: 0 },
];
const cases = trades.flatMap((trade) =>
  (['English', 'Norwegian'] as const).flatMap((language) =>
    prices.flatMap((price) =>
      (['leads', 'traffic', 'sales'] as const).map((objective) => ({
        ...emptyCampaign,
        ...trade,
        ...price,
        language,
        objective,
      })),
    ),
  ),
);

const setsOf = (campaign: Parameters<typeof briefFor>[0]) =>
  [0, 1, 2, 3].map((turn) =>
    writeAds(CampaignFacts.parse(briefFor(campaign, { industryGuidance: null })), { turn }),
  );

test.each(cases)('the practice writer claims nothing: $businessName, $language, $objective', (campaign) => {
  for (const ads of setsOf(campaign))
    for (const ad of ads)
      expect({ ad, faults: findFaults(ad, givenBy(campaign)) }).toEqual({ ad, faults: [] });
});

test.each(cases)(
  'six ads differ, and so does the second try: $businessName, $language, $objective',
  (campaign) => {
    const [first, second] = setsOf(campaign);
    expect(new Set(first!.map(({ headline }) => headline)).size).toBe(6);
    expect(new Set(first!.map(({ primaryText }) => primaryText)).size).toBe(6);
    for (const [place, ad] of first!.entries()) expect(ad.primaryText).not.toBe(second![place]!.primaryText);
  },
);

test.each(cases)('the offer’s description is told: $businessName, $language, $objective', (campaign) => {
  const [sentence = ''] = campaign.offerDescription.split(/[.!?]/);
  expect(JSON.stringify(setsOf(campaign)[0])).toContain(sentence);
});

test.each(cases)(
  'of every set, several ads tell of the offer: $businessName, $language, $objective',
  (campaign) => {
    const clauses = campaign.offerDescription.split(/[.!?]|, and /).filter(Boolean);
    for (const ads of setsOf(campaign)) {
      const telling = ads.filter(({ primaryText }) =>
        clauses.some((clause) => primaryText.includes(clause.trim())),
      );
      expect(telling.length).toBeGreaterThanOrEqual(2);
    }
  },
);

test.each([
  ['Heating check-up', 'English', /(about|on|off|put|at) heating check-up/i, /an? heating check-up/],
  ['Burst pipe', 'English', /(offers|need|for) (a )?burst pipe/i, /help with a burst pipe/i],
  ['Sprukket rør', 'Norwegian', /(tilbyr|trenger|etter|alt om) sprukket rør/i, /hjelp ved sprukket rør/i],
] as const)('the product is named as people say it: %s, %s', (productService, language, wrong, right) => {
  const campaign = { ...cases[0]!, productService, language };
  const told = JSON.stringify(setsOf(campaign));
  expect(told).not.toMatch(wrong);
  expect(told).toMatch(right);
});

test('what costs nothing is told as free, never as a price of 0', () => {
  for (const campaign of cases.filter(({ campaignPriceMinor }) => campaignPriceMinor === 0)) {
    const told = JSON.stringify(setsOf(campaign));
    expect(told).toMatch(/It is free|Det er gratis/);
    expect(told).not.toMatch(/\b0\b|for free|for gratis/);
  }
});

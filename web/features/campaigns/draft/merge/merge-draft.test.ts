import type { AdCopy } from '#contract/campaigns/ads.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { readLegacyLocations } from '#contract/campaigns/legacy-locations.ts';
import { expect, test } from 'vitest';
import type { FieldChanges } from '../draft-fields.ts';
import { mergeDraft } from './merge-draft.ts';

function ad(headline: string): AdCopy {
  const words = { headline, primaryText: 'Warm all winter.', description: '' };
  return { ...words, id: crypto.randomUUID(), tone: 'friendly', callToAction: 'LEARN_MORE', selected: false };
}

interface Moment {
  before: FieldChanges;
  mine: FieldChanges;
  theirs: FieldChanges;
  /** Sent from here, and never answered. */
  sent?: FieldChanges[];
}

function merge({ before, mine, theirs, sent = [] }: Moment) {
  const campaign = (fields: FieldChanges, version: number) => ({
    ...emptyCampaign,
    ...fields,
    id: '0193b5c0-0000-7000-8000-000000000001',
    version,
    status: 'draft' as const,
    media: [],
    facebookCampaignId: null,
    facebookAdIds: [],
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
  });
  const saved = { ...emptyCampaign, ...before };
  const local = { known: campaign(before, 1), here: { ...saved, ...mine }, pending: mine, saved };
  return mergeDraft(campaign(theirs, 9), { ...local, maybeSent: sent });
}

const [one, own, another] = [ad('Warm house'), ad('Dry cellar'), ad('Theirs')];

test.each([
  ['nobody else', [one, own], [one, { ...own, headline: 'Dry cellars' }]],
  [
    'somebody who goes on with it',
    [one, { ...own, description: 'All year' }, another],
    [one, { ...own, headline: 'Dry cellars', description: 'All year' }, another],
  ],
])('what is typed on in an ad whose saving was not answered stays: %s saves', (_who, theirs, ads) => {
  const { fields, disputes } = merge({
    before: { ads: [one] },
    sent: [{ ads: [one, own] }],
    mine: { ads: [one, { ...own, headline: 'Dry cellars' }] },
    theirs: { ads: theirs },
  });
  expect(fields.ads).toEqual(ads);
  expect(disputes).toEqual({});
});

test('of ads that were being written those not seen do not come; those changed meanwhile keep that', () => {
  const written = [own, another, ad('Not seen')];
  const mine = [{ ...one, headline: 'Warm houses' }, { ...own, headline: 'Dry cellar all year' }, another];
  const { fields } = merge({ before: { ads: [one] }, mine: { ads: mine }, theirs: { ads: written } });
  expect(fields.ads).toEqual(mine);
});

test('where two have chosen more places than there is room for, the first stand and the others can be had again', () => {
  const towns = Array.from({ length: 12 }, (_, at) => ({
    ...readLegacyLocations('Bergen')[0]!,
    key: `${at}`,
  }));
  const [mine, theirs] = [{ locations: towns.slice(6) }, { locations: towns.slice(0, 6) }];
  const { fields, disputes } = merge({ before: {}, mine, theirs });
  expect(fields.locations).toEqual(theirs.locations);
  expect(disputes['locations']).toMatchObject({ mine: mine.locations });
});

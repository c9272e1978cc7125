import type { Delivery } from '#contract/live/delivery.ts';
import { expect, test } from 'vitest';
import { accountAddresses } from './delivery-account.ts';
import type { AccountStanding } from './delivery-facts.ts';
import { deliveriesOf } from './delivery-rules.ts';
import type { AdFacts, AdSetFacts, CampaignFacts } from './delivery-facts.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const account: AccountStanding = {
  link: 'working',
  status: 1,
  hasPaymentMethod: true,
  ...accountAddresses('act_17'),
};
const campaign: CampaignFacts = {
  id: 'c',
  status: 'ACTIVE',
  configuredStatus: 'ACTIVE',
  isGone: false,
  pausedHere: undefined,
  lastDeliveredOn: '2026-11-21',
  silentFrom: '2026-11-19',
};
const adSet: AdSetFacts = {
  id: 's',
  status: 'ACTIVE',
  configuredStatus: 'ACTIVE',
  isGone: false,
  startsAt: null,
  endsAt: null,
  awaitsLaunch: false,
};
const ad: AdFacts = {
  id: 'a',
  adSetId: 's',
  status: 'ACTIVE',
  configuredStatus: 'ACTIVE',
  isGone: false,
  awaitsLaunch: false,
  reviewFeedback: null,
  activeSince: new Date('2026-11-01T00:00:00Z'),
};
const off = { status: 'PAUSED', configuredStatus: 'PAUSED' };
const refused = { status: 'DISAPPROVED', reviewFeedback: 'Alcohol: not here' };

interface Case {
  account?: Partial<AccountStanding>;
  campaign?: Partial<CampaignFacts>;
  adSets?: Partial<AdSetFacts>[];
  ads?: Partial<AdFacts>[];
}

function deliver({ adSets = [{}], ads = [{}], ...facts }: Case) {
  return deliveriesOf({
    now,
    account: { ...account, ...facts.account },
    campaign: { ...campaign, ...facts.campaign },
    adSets: adSets.map((each) => ({ ...adSet, ...each })),
    ads: ads.map((each) => ({ ...ad, ...each })),
  });
}

function gist({ state, reason, remedy, also }: Delivery): string {
  return [state, reason.code, remedy.code, ...also.map((each) => `+${each.reason.code}`)].join(' ');
}

const both: Partial<AdSetFacts>[] = [{}, { id: 's2' }];

const cases: [string, Case, string][] = [
  ['everything is on and approved', {}, 'running delivering none'],
  [
    'a refused ad beside an approved one',
    { ads: [{}, { id: 'b', ...refused }] },
    'running delivering none +ads-refused',
  ],
  ['an ad paused beside a running one', { ads: [{}, { id: 'b', ...off }] }, 'running delivering none'],
  ['the campaign is paused', { campaign: off }, 'paused campaign-paused run-campaign'],
  [
    'the campaign was paused from here',
    { campaign: { ...off, pausedHere: { by: 'Kari', at: '2026-11-22T10:00:00Z' } } },
    'paused paused-here run-campaign',
  ],
  [
    'it was published without being launched',
    {
      campaign: off,
      adSets: [{ ...off, awaitsLaunch: true }],
      ads: [{ ...off, awaitsLaunch: true }],
    },
    'paused never-launched launch',
  ],
  [
    'only the campaign was switched on of what was published paused',
    { adSets: [{ ...off, awaitsLaunch: true }], ads: [{ ...off, awaitsLaunch: true }] },
    'not-delivering never-launched launch',
  ],
  [
    'all ad sets are paused',
    { adSets: both.map((each) => ({ ...each, ...off })), ads: [{}, { id: 'b', adSetId: 's2' }] },
    'not-delivering ad-sets-paused run-ad-sets',
  ],
  [
    'one ad is refused, and the ad set of the other is paused',
    { adSets: [{}, { id: 's2', ...off }], ads: [refused, { id: 'b', adSetId: 's2' }] },
    'not-delivering ads-refused fix-ads +ad-sets-paused',
  ],
  ['all ads are paused', { ads: [off] }, 'not-delivering ads-paused run-ads'],
  ['all ads are refused', { ads: [refused] }, 'not-delivering ads-refused fix-ads'],
  [
    'the only ad waits for its review',
    { ads: [{ status: 'PENDING_REVIEW' }] },
    'in-review ads-in-review wait',
  ],
  [
    'an ad set starts tomorrow',
    { adSets: [{ startsAt: new Date(now + 86_400_000) }] },
    'scheduled starts-later wait',
  ],
  ['every ad set has ended', { adSets: [{ endsAt: new Date(now - 1) }] }, 'ended ended none'],
  [
    'one ad set of two has ended',
    { adSets: [{ endsAt: new Date(now - 1) }, { id: 's2' }], ads: [{}, { id: 'b', adSetId: 's2' }] },
    'running delivering none',
  ],
  ['there is no ad set', { adSets: [], ads: [] }, 'not-delivering no-ad-sets none'],
  ['there is no ad', { ads: [] }, 'not-delivering no-ads add-ads'],
  ['the ads were all deleted', { ads: [{ isGone: true }] }, 'not-delivering no-ads add-ads'],
  ['the account is disabled', { account: { status: 2 } }, 'not-delivering account-disabled open-account'],
  ['the account has a debt', { account: { status: 3 } }, 'not-delivering account-unsettled open-billing'],
  ['the account is in a grace period', { account: { status: 9 } }, 'running delivering none'],
  ['the account is closed', { account: { status: 101 } }, 'not-delivering account-closed open-account'],
  [
    'nobody has heard of the account’s status',
    { account: { status: 77 } },
    'unknown account-unheard-of open-account',
  ],
  [
    'the account has nothing to pay with, and delivers nothing',
    { account: { hasPaymentMethod: false }, campaign: { lastDeliveredOn: null } },
    'not-delivering account-without-payment open-billing',
  ],
  [
    'Meta does not tell us what an account that delivers pays with',
    { account: { hasPaymentMethod: false } },
    'running delivering none',
  ],
  ['the link is broken', { account: { link: 'broken' } }, 'unknown connection-broken reconnect'],
  ['nothing is linked', { account: { link: 'missing' } }, 'unknown not-connected reconnect'],
  ['no account is chosen', { account: { link: 'not-chosen' } }, 'unknown account-not-chosen choose-account'],
  ['the account is not shared', { account: { link: 'not-shared' } }, 'unknown account-not-shared reconnect'],
  [
    'a paused campaign is paused, whatever the link says',
    { campaign: off, account: { link: 'broken' } },
    'paused campaign-paused run-campaign +connection-broken',
  ],
  [
    'Meta has issues with an ad',
    { ads: [{ status: 'WITH_ISSUES' }] },
    'not-delivering ads-with-issues open-ads-manager',
  ],
  [
    'Meta has issues with the campaign',
    { campaign: { status: 'WITH_ISSUES' } },
    'not-delivering with-issues open-ads-manager',
  ],
  [
    'an ad waits for a payment method',
    { ads: [{ status: 'PENDING_BILLING_INFO' }] },
    'not-delivering account-without-payment open-billing',
  ],
  ['nobody has heard of a status', { campaign: { status: 'NAPPING' } }, 'unknown status-unheard-of none'],
  ['it is gone', { campaign: { isGone: true } }, 'gone gone none'],
  ['it is archived', { campaign: { status: 'ARCHIVED' } }, 'gone gone none'],
  [
    'nothing was shown for days',
    { campaign: { lastDeliveredOn: '2026-11-18' } },
    'not-delivering silent open-ads-manager',
  ],
  [
    'nothing was shown, but the figures are old',
    { campaign: { lastDeliveredOn: null, silentFrom: undefined } },
    'running delivering none',
  ],
  [
    'nothing was shown, but it was switched on only yesterday',
    { campaign: { lastDeliveredOn: null }, ads: [{ activeSince: new Date('2026-11-21T00:00:00Z') }] },
    'running delivering none',
  ],
];

test.for(cases)('%s', ([, facts, expected]) => {
  expect(gist(deliver(facts).campaign)).toBe(expected);
});

const switches = ['ACTIVE', 'PAUSED'];
const reviews = ['ACTIVE', 'PENDING_REVIEW', 'DISAPPROVED', 'WITH_ISSUES', 'NAPPING'];
const all = switches.flatMap((ofCampaign) =>
  switches.flatMap((ofAdSet) =>
    switches.flatMap((ofAd) =>
      reviews.flatMap((review) =>
        [1, 2, 3].flatMap((ofAccount) =>
          (['working', 'broken'] as const).map((link) => ({
            ofCampaign,
            ofAdSet,
            ofAd,
            review,
            ofAccount,
            link,
          })),
        ),
      ),
    ),
  ),
);

test('of all combinations only that one runs in which nothing stands in the way', () => {
  const running = all.filter(({ ofCampaign, ofAdSet, ofAd, review, ofAccount, link }) => {
    const {
      campaign: whole,
      adSets,
      ads,
    } = deliver({
      account: { status: ofAccount, link },
      campaign: { status: ofCampaign, configuredStatus: ofCampaign },
      adSets: [{ status: ofAdSet, configuredStatus: ofAdSet }],
      ads: [{ status: review, configuredStatus: ofAd }],
    });
    expect(adSets().get('s')!.state === 'running').toBe(whole.state === 'running');
    expect(ads().get('a')!.state === 'running').toBe(whole.state === 'running');
    return whole.state === 'running';
  });
  expect(running).toEqual([
    {
      ofCampaign: 'ACTIVE',
      ofAdSet: 'ACTIVE',
      ofAd: 'ACTIVE',
      review: 'ACTIVE',
      ofAccount: 1,
      link: 'working',
    },
  ]);
});

test('a reason names all it is about, and its remedy too', () => {
  const { campaign: whole, ads } = deliver({
    ads: [refused, { id: 'b', ...refused, reviewFeedback: 'Tobacco' }],
  });
  expect(whole).toMatchObject({
    reason: { facebookAdIds: ['a', 'b'] },
    remedy: { facebookAdIds: ['a', 'b'] },
    metaWords: 'Alcohol: not here\nTobacco',
  });
  expect(ads().get('b')).toMatchObject({ reason: { facebookAdIds: ['b'] }, metaWords: 'Tobacco' });
});

test('an ad in an ad set that is paused says so, and a refused one that it is refused', () => {
  const { ads } = deliver({ adSets: [off], ads: [{}, { id: 'b', ...refused }] });
  expect(gist(ads().get('a')!)).toBe('paused ad-sets-paused run-ad-sets');
  expect(gist(ads().get('b')!)).toBe('not-delivering ads-refused fix-ads +ad-sets-paused');
});

test('of an ad that was never launched it is not said as well that its campaign is paused', () => {
  const waiting = { ...off, awaitsLaunch: true };
  const { ads } = deliver({ campaign: off, adSets: [waiting], ads: [waiting] });
  expect(gist(ads().get('a')!)).toBe('paused never-launched launch');
});

test('publishing leaves ad set and ads to be launched, and all of them are named', () => {
  const waiting = { ...off, awaitsLaunch: true };
  const { campaign: whole } = deliver({ adSets: [waiting], ads: [waiting, { id: 'b', ...waiting }] });
  expect(whole.reason).toEqual({
    code: 'never-launched',
    facebookAdSetIds: ['s'],
    facebookAdIds: ['a', 'b'],
  });
});

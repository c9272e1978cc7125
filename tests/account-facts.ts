import { daysAfter } from '#contract/days.ts';
import type { DeliveryState } from '#contract/live/delivery.ts';
import type { KnownAd, KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import type { AccountFacts } from '#server/features/recommendations/account-facts.ts';

/** The day of the last sync: a Thursday. */
const today = '2026-11-26';
type KnownDay = KnownCampaign['days'][number];

/** Full days up to yesterday, oldest first, each with as much as its place in the list says. */
export function daysOf(spends: number[], more: Partial<Record<keyof KnownDay, number[]>> = {}): KnownDay[] {
  return spends.map((spendMinor, place) => ({
    day: daysAfter(today, place - spends.length),
    spendMinor,
    impressions: more.impressions?.[place] ?? spendMinor * 2,
    reach: more.reach?.[place] ?? spendMinor,
    clicks: more.clicks?.[place] ?? Math.round(spendMinor / 500),
    results: more.results?.[place] ?? 0,
  }));
}

/** A campaign that runs, with what is to be said of it. */
export function known({
  state = 'running',
  ...changes
}: Partial<KnownCampaign> & { state?: DeliveryState } = {}): KnownCampaign {
  return {
    facebookCampaignId: '120200000000001',
    campaignId: null,
    name: 'Winter check',
    objective: 'leads',
    dailyBudgetMinor: 150_00,
    budgetPlace: 'campaign',
    costGoalMinor: null,
    limitMinor: null,
    createdAt: new Date('2026-09-01T08:00:00Z'),
    lastDeliveredOn: daysAfter(today, -1),
    delivery: {
      state,
      reason: { code: state === 'running' ? 'delivering' : 'campaign-paused' },
      metaWords: null,
      remedy: { code: 'none' },
      also: [],
    },
    days: [],
    week: null,
    comparedAds: [],
    ads: [],
    places: [],
    spentInAllMinor: null,
    ...changes,
  };
}

/** An ad account with these campaigns. */
export function factsOf(campaigns: KnownCampaign[], changes: Partial<AccountFacts> = {}): AccountFacts {
  const at = Date.parse(`${today}T10:00:00Z`);
  return {
    adAccountId: 'act_1',
    currency: 'NOK',
    timezone: 'Europe/Oslo',
    today,
    daysReadSince: '2026-01-01',
    at,
    now: at,
    asOf: new Date(at).toISOString(),
    campaigns,
    drifts: [],
    badPages: [],
    silentPixels: [],
    month: null,
    limitAtMeta: null,
    linkEndsAt: null,
    worth: {},
    waiting: [],
    fates: [],
    quickness: { timed: 0, medianMinutes: null },
    ...changes,
  };
}

/** An ad that is shown. */
export function knownAd(changes: Partial<KnownAd> = {}): KnownAd {
  return {
    facebookAdId: '9',
    name: 'Ad 1',
    isOn: true,
    activeSince: null,
    wordsSince: null,
    headline: 'A warm winter',
    primaryText: 'We look after your boiler.',
    description: null,
    opensForm: false,
    weeks: null,
    ...changes,
  };
}

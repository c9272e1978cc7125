import { randomUUID } from 'node:crypto';
import {
  LiveOverview,
  type LiveCampaign,
  type LiveNews,
  type SyncState,
} from '#contract/live/live-campaign.ts';
import { Operation } from '#contract/operations/operations.ts';
import type { DailyFigures, Figures } from '#contract/live/live-figures.ts';

const offers = [
  'Winter check',
  'Heat pump in a day',
  'Rørlegger Bergen',
  'Spring sale',
  'Bathroom in a week',
];
const objectives = ['leads', 'traffic', 'sales', null] as const;
const statuses = ['ACTIVE', 'PAUSED', 'PAUSED', 'ACTIVE', 'WITH_ISSUES', 'PAUSED', 'ARCHIVED'];

/** What the server would answer for an ad account with that many campaigns; the same every time. */
function makeOverview(count: number): LiveOverview {
  const at = '2026-11-21T11:55:00.000Z';
  const campaigns = Array.from({ length: count }, (_, place) => {
    const status = pick(statuses, place);
    const spendMinor = scatter(place, 900_000);
    return {
      facebookCampaignId: `1202${String(place).padStart(10, '0')}`,
      campaignId: place % 3 === 0 ? `00000000-0000-4000-8000-${String(place).padStart(12, '0')}` : null,
      name: `${pick(offers, scatter(place, 1000))} ${scatter(place, count)}`,
      objective: pick(objectives, place),
      status,
      configuredStatus: status === 'ACTIVE' ? 'ACTIVE' : 'PAUSED',
      delivery: {
        state: status === 'ACTIVE' ? ('running' as const) : ('paused' as const),
        reason: { code: status === 'ACTIVE' ? ('delivering' as const) : ('campaign-paused' as const) },
        metaWords: null,
        remedy: { code: 'none' as const },
        also: [],
      },
      currency: 'NOK',
      dailyBudgetMinor: place % 5 === 4 ? null : 5000 + scatter(place, 200) * 500,
      budgetPlace: place % 5 === 4 ? ('lifetime' as const) : ('campaign' as const),
      figures: makeFigures(spendMinor, place),
      today: { spendMinor: 1200, impressions: 400, clicks: 9, results: 1 },
      createdAt: new Date(Date.UTC(2025, 0, 1) + scatter(place, 600) * 86_400_000).toISOString(),
      lastSyncedAt: at,
      costGoalMinor: null,
      limitMinor: null,
      goneAt: place % 211 === 210 ? at : null,
    };
  });
  const money = { currency: 'NOK', totalSpendMinor: 184_233_50, avgCpcMinor: 713 };
  const counted = {
    totalImpressions: 1_204_332,
    totalClicks: 25_838,
    totalConversions: 1204,
    avgCtr: 0.0215,
  };
  const visits = { objective: 'traffic', spendMinor: 40_000_00, results: 310, before: null };
  return LiveOverview.parse({
    period: '30d',
    stamp: '1.bench',
    campaigns,
    days: { since: '2026-10-23', until: '2026-11-21' },
    today: { day: '2026-11-22', spendMinor: 9_000_00, impressions: 40_000, clicks: 900, results: 40 },
    totals: { totalCampaigns: count, activeCampaigns: 2, pausedCampaigns: 3, ...money, ...counted },
    totalsBefore: { ...money, ...counted, totalSpendMinor: 150_000_00, totalConversions: 1350 },
    goals: [visits],
    week: { days: { since: '2026-11-15', until: '2026-11-21' }, spendMinor: 40_000_00, goals: [visits] },
    sync: {
      state: 'synced',
      startedAt: new Date().toISOString(),
      lastSyncedAt: new Date().toISOString(),
      asOf: new Date().toISOString(),
      problem: null,
      nextManualAt: null,
      isMissingPublished: false,
    },
  });
}

/** An ad account with that many campaigns, whose figures move with every sync. */
export function openAccount(count: number) {
  let overview = makeOverview(count);
  let changed: LiveNews['changed'] = [];
  let days = makeDays();
  /** Tells it once: whoever asks has been told before. */
  function news(): LiveNews {
    const { stamp, sync, days, totals, today, totalsBefore, goals, week } = overview;
    const told = changed;
    changed = [];
    return {
      stamp,
      sync,
      campaignCount: count,
      changed: told,
      totals: told.length > 0 ? { days, totals, today, totalsBefore, goals, week } : null,
    };
  }
  return {
    overview,
    news,
    daily: () => days,
    /** Answers what the stream tells of it. */
    endSync(spent: number): SyncState {
      const sync = { ...overview.sync, lastSyncedAt: new Date().toISOString() };
      overview = { ...overview, sync };
      const last = days.days.at(-1)!;
      const asOf = spent > 0 ? new Date().toISOString() : days.asOf;
      days = {
        ...days,
        days: [...days.days.slice(0, -1), { ...last, spendMinor: last.spendMinor + spent * 100 }],
        asOf,
      };
      changed = overview.campaigns.slice(0, spent).map((campaign, place) => {
        const figures = { ...campaign.figures, spendMinor: campaign.figures.spendMinor + 100 };
        return { place, campaign: { ...campaign, figures } };
      });
      return sync;
    },
    /** Somebody lets a campaign run or pauses it. */
    change({
      json: { facebookCampaignId, status },
    }: {
      json: Pick<LiveCampaign, 'facebookCampaignId' | 'status'>;
    }) {
      const place = overview.campaigns.findIndex((each) => each.facebookCampaignId === facebookCampaignId);
      const was = overview.campaigns[place]!;
      changed = [{ place, campaign: { ...was, status, configuredStatus: status } }];
      const at = new Date().toISOString();
      return Operation.parse({
        id: randomUUID(),
        facebookCampaignId,
        details: { kind: 'status', from: was.status, to: status },
        by: 'Kari Nordmann',
        status: 'done',
        problem: null,
        startedAt: at,
        finishedAt: at,
        waitsUntil: null,
        undoes: null,
        canUndo: true,
        whyNoUndo: null,
      } satisfies Omit<Operation, 'details'> & { details: unknown });
    },
  };
}

/** Thirty days and today, and the thirty before. */
function makeDays(): DailyFigures {
  const from = Date.UTC(2026, 8, 23);
  const days = Array.from({ length: 61 }, (_, place) => ({
    day: new Date(from + place * 86_400_000).toISOString().slice(0, 10),
    spendMinor: 300_000 + scatter(place, 40) * 10_000,
    impressions: 20_000 + scatter(place, 9000),
    clicks: 400 + scatter(place, 300),
    results: 10 + scatter(place, 40),
  }));
  return {
    currency: 'NOK',
    days: days.slice(30),
    today: days.at(-1)!.day,
    knownSince: null,
    before: days.slice(0, 30),
    asOf: new Date().toISOString(),
  };
}

function makeFigures(spendMinor: number, place: number): Figures {
  const impressions = spendMinor * 2 + scatter(place, 500);
  const clicks = Math.round(impressions / 47);
  const results = place % 6 === 5 ? 0 : Math.round(clicks / 19);
  return {
    spendMinor,
    impressions,
    reach: Math.round(impressions / 2.1),
    clicks,
    results,
    frequency: 2.1,
    ctrPercent: impressions === 0 ? 0 : (clicks / impressions) * 100,
    cpcMinor: clicks === 0 ? null : Math.round(spendMinor / clicks),
    costPerResultMinor: results === 0 ? null : Math.round(spendMinor / results),
  };
}

/** Numbers below a bound that look like chance and are always the same. */
function scatter(place: number, below: number): number {
  return (Math.imul(place + 1, 2_654_435_761) >>> 0) % below;
}

function pick<Kind>(kinds: readonly Kind[], place: number): Kind {
  // The remainder is always a place in the list.
  return kinds[place % kinds.length]!;
}

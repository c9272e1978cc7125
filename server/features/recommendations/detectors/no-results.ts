import type { Objective } from '#contract/campaigns/campaign.ts';
import { daysAfter } from '#contract/days.ts';
import type { KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import type { AccountFacts } from '../account-facts.ts';
import { type Brought, costAtMost, sumOf } from '../cost-at-most.ts';
import { type Detector, type Found, pictureOfAll } from '../detector.ts';

/** A result that is this many times overdue by chance alone is one in about fifty campaigns, however often one looks. */
const overdueAtLeast = 4;
/** Where nothing tells what a result costs: after so many clicks and full days. */
const without = { clicks: 150, days: 7 };
/** Campaigns of one goal differ: what a result costs in others is known that much less. */
const unlike = 2;
/** From so many results on, what one costs is known. */
const resultsAtLeast = 5;

/** Spending without results: what was spent since the last result would have brought several. */
export const noResults: Detector = {
  code: 'no-results',
  silencedBy: ['not-shown', 'learning', 'form-unsent', 'landing-page', 'pixel-silent'],
  detect(facts) {
    const sums = new Map<Objective, Brought>();
    for (const campaign of facts.campaigns) {
      const { spendMinor, results } = sumOf(campaign.days);
      const known = sums.get(goalOf(campaign)) ?? { spendMinor: 0, results: 0 };
      sums.set(goalOf(campaign), {
        spendMinor: known.spendMinor + spendMinor,
        results: known.results + results,
      });
    }
    return facts.campaigns
      .filter(({ delivery, days }) => delivery.state === 'running' && days.length > 0)
      .flatMap((campaign) => find(facts, campaign, sums.get(goalOf(campaign))!) ?? []);
  },
};

function goalOf({ objective }: KnownCampaign): Objective {
  return objective ?? 'traffic';
}

/** `all`: what the campaigns with its goal brought, itself among them. */
function find(facts: AccountFacts, campaign: KnownCampaign, all: Brought): Found | undefined {
  const { days, costGoalMinor } = campaign;
  const objective = goalOf(campaign);
  const lastResult = days.findLastIndex(({ results }) => results > 0);
  const since = days.slice(lastResult + 1);
  const spendMinor = since.reduce((sum, day) => sum + day.spendMinor, 0);
  const clicks = since.reduce((sum, day) => sum + day.clicks, 0);
  if (since.length === 0 || spendMinor === 0) return undefined;

  const before = days.slice(0, lastResult + 1);
  const results = before.reduce((sum, day) => sum + day.results, 0);
  const own = costAtMost(before, resultsAtLeast);
  const mine = sumOf(days);
  const others = { spendMinor: all.spendMinor - mine.spendMinor, results: all.results - mine.results };
  const elsewhere = costAtMost([others], resultsAtLeast);
  const usual =
    (own && { ...own, from: 'campaign' as const }) ??
    (costGoalMinor === null
      ? undefined
      : { usualMinor: costGoalMinor, atMostMinor: costGoalMinor, from: 'goal' as const }) ??
    (elsewhere && {
      usualMinor: elsewhere.usualMinor,
      atMostMinor: unlike * elsewhere.atMostMinor,
      from: 'account' as const,
    });
  // Each result begins a new wait: of many waits one is long by chance.
  const overdue = overdueAtLeast + Math.log(1 + results);
  const isOverdue = usual
    ? spendMinor >= overdue * usual.atMostMinor
    : since.length >= without.days && clicks >= without.clicks;
  if (!isOverdue) return undefined;
  const first = since[0]!.day;
  return {
    class: 'costs-wrongly',
    reason: {
      code: 'no-results',
      objective,
      days: { since: first, until: daysAfter(facts.today, -1) },
      spendMinor,
      clicks,
      usualMinor: usual?.usualMinor ?? null,
      usualFrom: usual?.from ?? null,
    },
    campaign,
    sureness: usual?.from === 'campaign' ? 'likely' : 'worth-a-look',
    // Told again once it has cost twice as much as when it was told.
    evidence: `${first} ${Math.floor(Math.log2(spendMinor))}`,
    stakeMinor: spendMinor,
    picture: pictureOfAll([campaign], 'spend', facts),
    action: { code: 'pause-campaign' },
  };
}

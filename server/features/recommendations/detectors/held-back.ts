import { daysAfter } from '#contract/days.ts';
import { minorDigits } from '#contract/currencies.ts';
import type { KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import type { AccountFacts } from '../account-facts.ts';
import { costAtMost, sumOf } from '../cost-at-most.ts';
import { type Detector, type Found, pictureOf } from '../detector.ts';

const dayCount = 7;
/** A day on which that much of its budget was spent is one on which it ran out. */
const spentWhole = 0.9;
/** More than that in all: it had another budget for a while. */
const spentAtMost = 1.1;
const resultsAtLeast = 10;
/** Meta learns anew where a budget grows by more than about a fifth. */
const raise = 1.2;

/** A good campaign that its budget holds back: it spends all of it day after day, and its results cost less than they may. */
export const heldBack: Detector = {
  code: 'held-back',
  silencedBy: ['not-shown', 'learning', 'ad-worse'],
  detect: (facts) => facts.campaigns.flatMap((campaign) => find(facts, campaign) ?? []),
};

function find(facts: AccountFacts, campaign: KnownCampaign): Found | undefined {
  const { today, currency, worth } = facts;
  const { dailyBudgetMinor: budget, budgetPlace, costGoalMinor, delivery } = campaign;
  const objective = campaign.objective ?? 'traffic';
  const mostMinor = costGoalMinor ?? worth[objective] ?? null;
  const isOne = budgetPlace === 'campaign' || budgetPlace === 'ad-set';
  if (!budget || !isOne || mostMinor === null || delivery.state !== 'running') return undefined;
  const days = { since: daysAfter(today, -dayCount), until: daysAfter(today, -1) };
  const week = campaign.days.filter(({ day }) => day >= days.since);
  const { spendMinor, results } = sumOf(week);
  const isWhole = week.length === dayCount && week.every((day) => day.spendMinor >= spentWhole * budget);
  const cost = costAtMost(week, resultsAtLeast);
  if (!isWhole || spendMinor > spentAtMost * dayCount * budget) return undefined;
  if (!cost || cost.atMostMinor > mostMinor) return undefined;
  const unit = 10 ** minorDigits(currency);
  return {
    class: 'could-be-better',
    reason: {
      code: 'held-back',
      objective,
      days,
      results,
      costMinor: cost.usualMinor,
      mostMinor,
      mostFrom: costGoalMinor === null ? 'worth' : 'goal',
      dailyBudgetMinor: budget,
    },
    campaign,
    sureness: 'likely',
    evidence: `${budget} ${Math.round((10 * cost.usualMinor) / mostMinor)}`,
    stakeMinor: (mostMinor - cost.usualMinor) * results,
    picture: pictureOf(campaign, 'results', (day) => day.results),
    action: { code: 'raise-budget', dailyBudgetMinor: Math.round((budget * raise) / unit) * unit },
  };
}

import { daysAfter } from '#contract/days.ts';
import { compareAds } from '#server/features/live-campaigns/comparison/compare-ads.ts';
import type { AdWithDays } from '#server/features/live-campaigns/figures/ad-days-queries.ts';
import { type AccountsOrder, firstDay, makeAccounts, type MadeCampaign } from './make-accounts.ts';

/** What somebody was told who looked every day, and on which day first. */
export interface Told {
  truth: 'right' | 'wrong';
  onDay: number;
}

export interface Judged {
  ratio: number;
  adCount: number;
  resultsPerDay: number;
  ours: Told | undefined;
  /** A plain z-test of each ad against the others, at five percent. */
  plain: Told | undefined;
}

const fewestResults = 10;
const fewestDays = 7;

/** Looks at every campaign on every day, until one ad is called better; those whose truth changes on the way, or that bring nothing, are left out. */
export function* judgeComparison(order: AccountsOrder): Generator<Judged> {
  for (const { campaigns } of makeAccounts(order))
    for (const campaign of campaigns) {
      const { tired, bringsNothing, ratio } = campaign.truth;
      if (tired || bringsNothing) continue;
      const results = campaign.ads.flatMap(({ days }) => days).reduce((sum, day) => sum + day.results, 0);
      yield {
        ratio,
        adCount: campaign.ads.length,
        resultsPerDay: results / order.dayCount,
        ours: lookDaily(campaign, order.dayCount, findBetter),
        plain: lookDaily(campaign, order.dayCount, findSignificant),
      };
    }
}

type Found = { better: string[]; worse: string[] };

function lookDaily(
  { ads, truth }: MadeCampaign,
  dayCount: number,
  look: (ads: AdWithDays[], until: string) => Found,
): Told | undefined {
  for (let onDay = fewestDays; onDay <= dayCount; onDay += 1) {
    const until = daysAfter(firstDay, onDay - 1);
    const known = ads.map((ad) => ({ ...ad, days: ad.days.filter(({ day }) => day <= until) }));
    const { better, worse } = look(known, until);
    if (better.length + worse.length === 0) continue;
    const isRight =
      truth.betterAdId !== null &&
      better.every((id) => id === truth.betterAdId) &&
      !worse.includes(truth.betterAdId);
    return { truth: isRight ? 'right' : 'wrong', onDay };
  }
  return undefined;
}

function findBetter(ads: AdWithDays[], until: string): Found {
  const compared = compareAds(ads, until)?.ads ?? [];
  const those = (of: string) =>
    compared.flatMap(({ facebookAdId, standing }) => (standing === of ? [facebookAdId] : []));
  return { better: those('better'), worse: those('worse') };
}

function findSignificant(ads: AdWithDays[]): Found {
  const sum = (of: AdWithDays[], what: 'spendMinor' | 'results') =>
    of.flatMap(({ days }) => days).reduce((total, day) => total + day[what], 0);
  const [spent, together] = [sum(ads, 'spendMinor'), sum(ads, 'results')];
  const found: Found = { better: [], worse: [] };
  if (together < fewestResults) return found;
  for (const ad of ads) {
    const share = sum([ad], 'spendMinor') / spent;
    const z = (sum([ad], 'results') - together * share) / Math.sqrt(together * share * (1 - share));
    if (z > 1.96) found.better.push(ad.facebookAdId);
    if (z < -1.96) found.worse.push(ad.facebookAdId);
  }
  return found;
}

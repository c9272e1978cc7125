import { daysAfter } from '#contract/days.ts';
import type { KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import { compareAds } from '#server/features/live-campaigns/comparison/compare-ads.ts';
import type { AccountFacts } from '../account-facts.ts';
import { type Detector, type Found, pictureOf } from '../detector.ts';

/** An ad that is worse than another of its campaign: only where the comparison that may be looked at daily says so. */
export const adWorse: Detector = {
  code: 'ad-worse',
  silencedBy: ['not-shown', 'no-results'],
  detect: (facts) => facts.campaigns.flatMap((campaign) => find(facts, campaign) ?? []),
};

function find({ today }: AccountFacts, campaign: KnownCampaign): Found | undefined {
  if (campaign.delivery.state !== 'running' || campaign.comparedAds.length < 2) return undefined;
  const compared = compareAds(campaign.comparedAds, daysAfter(today, -1));
  if (compared?.verdict.code !== 'better') return undefined;
  const known = new Map(campaign.ads.map((ad) => [ad.facebookAdId, ad]));
  const shown = compared.ads.filter(({ facebookAdId }) => known.get(facebookAdId)?.isOn);
  const costOf = ({ spendMinor, results }: (typeof shown)[number]) =>
    results > 0 ? spendMinor / results : Infinity;
  const [worst] = shown
    .filter(({ standing }) => standing === 'worse')
    .toSorted((one, other) => other.spendMinor - one.spendMinor);
  const [best] = shown
    .filter((ad) => ad.standing !== 'worse' && ad.results > 0)
    .toSorted((one, other) => costOf(one) - costOf(other));
  if (!worst || !best) return undefined;
  const nameOf = ({ facebookAdId }: { facebookAdId: string }) => {
    const { headline, name } = known.get(facebookAdId)!;
    if (!headline) return name;
    const isShared = campaign.ads.filter((ad) => ad.headline === headline).length > 1;
    return isShared ? `${headline} (${name})` : headline;
  };
  return {
    class: 'costs-wrongly',
    reason: {
      code: 'ad-worse',
      objective: campaign.objective ?? 'traffic',
      ad: nameOf(worst),
      better: nameOf(best),
      costMinor: worst.results > 0 ? Math.round(costOf(worst)) : null,
      betterCostMinor: Math.round(costOf(best)),
      spendMinor: worst.spendMinor,
      days: compared.days,
    },
    campaign,
    about: worst.facebookAdId,
    sureness: 'likely',
    evidence: `${best.facebookAdId} ${Math.floor(Math.log2(Math.max(1, worst.spendMinor)))}`,
    stakeMinor: Math.round(worst.spendMinor - worst.results * costOf(best)),
    picture: pictureOf(
      campaign.comparedAds.find(({ facebookAdId }) => facebookAdId === worst.facebookAdId) ?? { days: [] },
      'spend',
      (day) => day.spendMinor,
    ),
    action: { code: 'pause-ad', facebookAdId: worst.facebookAdId },
  };
}

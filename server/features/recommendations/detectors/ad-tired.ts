import type { KnownAd, KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import { type Detector, pictureOf } from '../detector.ts';

/** Clicked on less by so much, and shown more often to each by so much, than in the week before. */
const clicksLess = 0.85;
const timesMore = 1.2;
/** An ad that is as good as before looks like that on one day in two thousand. */
const z = 3.29;

/** A tired ad: the same people see it more often and click on it less, by two full weeks. */
export const adTired: Detector = {
  code: 'ad-tired',
  silencedBy: ['not-shown', 'learning', 'no-results', 'ad-worse'],
  detect({ campaigns }) {
    return campaigns.flatMap((campaign) => {
      const [ad] = campaign.ads
        .filter((each) => each.isOn && isTired(each))
        .toSorted((one, other) => spendOf(other) - spendOf(one));
      if (!ad?.weeks || campaign.delivery.state !== 'running') return [];
      const { before, now } = ad.weeks;
      const round = (value: number) => Math.round(value * 100) / 100;
      return {
        class: 'could-be-better',
        reason: {
          code: 'ad-tired',
          ad: ad.headline ?? ad.name,
          clickRate: round((100 * now.clicks) / now.impressions),
          clickRateBefore: round((100 * before.clicks) / before.impressions),
          times: round(now.impressions / now.reach),
          timesBefore: round(before.impressions / before.reach),
          spendMinor: now.spendMinor,
        },
        campaign,
        about: ad.facebookAdId,
        sureness: 'likely',
        evidence: String(
          Math.round((20 * now.clicks) / now.impressions / (before.clicks / before.impressions)),
        ),
        stakeMinor: now.spendMinor,
        picture: pictureOf(daysOf(campaign, ad), 'click-rate', ({ clicks, impressions }) =>
          impressions > 0 ? (100 * clicks) / impressions : 0,
        ),
        action: { code: 'add-ad' },
      };
    });
  },
};

function daysOf({ comparedAds }: KnownCampaign, { facebookAdId }: KnownAd): Pick<KnownCampaign, 'days'> {
  return comparedAds.find((ad) => ad.facebookAdId === facebookAdId) ?? { days: [] };
}

function spendOf({ weeks }: KnownAd): number {
  return weeks?.now.spendMinor ?? 0;
}

function isTired({ weeks }: KnownAd): boolean {
  if (!weeks) return false;
  const { before, now } = weeks;
  if ([before, now].some(({ impressions, reach }) => impressions === 0 || reach === 0)) return false;
  const [rate, rateBefore] = [now, before].map(({ clicks, impressions }) => clicks / impressions) as [
    number,
    number,
  ];
  const times = now.impressions / now.reach / (before.impressions / before.reach);
  if (rate > clicksLess * rateBefore || times < timesMore) return false;
  const pooled = (now.clicks + before.clicks) / (now.impressions + before.impressions);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / now.impressions + 1 / before.impressions));
  return spread > 0 && (rateBefore - rate) / spread >= z;
}

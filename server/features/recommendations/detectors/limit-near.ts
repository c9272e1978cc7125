import type { KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import { daysAfter } from '#contract/days.ts';
import { type Detector, type Found, pictureOfAll } from '../detector.ts';

/** So many days ahead there is time to raise it. */
const daysAhead = 3;
const paceDays = 7;

/** What will soon have spent all that Meta lets it spend: the ad account, or a campaign. */
export const limitNear: Detector = {
  code: 'limit-near',
  silencedBy: ['not-shown'],
  detect({ campaigns, limitAtMeta, today }) {
    const running = campaigns.filter(({ delivery }) => delivery.state === 'running');
    const since = daysAfter(today, -paceDays);
    const pace = (of: readonly KnownCampaign[]) =>
      of
        .flatMap(({ days }) => days)
        .filter(({ day }) => day >= since)
        .reduce((sum, { spendMinor }) => sum + spendMinor, 0) / paceDays;
    const picture = (of: readonly KnownCampaign[]) => pictureOfAll(of, 'spend', { today });
    const ofAccount =
      limitAtMeta && find({ ...limitAtMeta, paceMinor: pace(running), picture: picture(campaigns) });
    const ofCampaigns = running.flatMap((campaign) => {
      const { limitMinor, spentInAllMinor: spentMinor } = campaign;
      if (limitMinor === null || spentMinor === null) return [];
      const its = { paceMinor: pace([campaign]), picture: picture([campaign]), campaign };
      return find({ limitMinor, spentMinor, ...its }) ?? [];
    });
    return [...(ofAccount ? [ofAccount] : []), ...ofCampaigns];
  },
};

interface Limited {
  limitMinor: number;
  spentMinor: number;
  paceMinor: number;
  picture: Required<Found>['picture'];
  campaign?: KnownCampaign;
}

function find({ limitMinor, spentMinor, paceMinor, picture, campaign }: Limited): Found | undefined {
  const leftMinor = Math.max(0, limitMinor - spentMinor);
  if (paceMinor === 0 || leftMinor > daysAhead * paceMinor) return undefined;
  const days = Math.floor(leftMinor / paceMinor);
  return {
    class: campaign ? 'could-be-better' : 'stops-everything',
    reason: { code: 'limit-near', of: campaign ? 'campaign' : 'account', leftMinor, limitMinor, days },
    campaign,
    // What is spent is spent; how long the rest lasts is reckoned.
    sureness: leftMinor === 0 ? 'certain' : 'likely',
    evidence: `${limitMinor} ${days}`,
    stakeMinor: Math.round(paceMinor),
    picture,
    action: campaign
      ? { code: 'see-campaign', facebookCampaignId: campaign.facebookCampaignId }
      : { code: 'see-limits' },
  };
}

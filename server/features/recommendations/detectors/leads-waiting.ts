import { costAtMost } from '../cost-at-most.ts';
import type { Detector } from '../detector.ts';

const hourMs = 3_600_000;
/** From so many on, what one costs is known. */
const resultsAtLeast = 3;

/** People who have answered a form and have waited for an hour or more. */
export const leadsWaiting: Detector = {
  code: 'leads-waiting',
  detect({ waiting, campaigns, now }) {
    const known = new Map(campaigns.map((campaign) => [campaign.facebookCampaignId, campaign]));
    return waiting
      .toSorted((one, other) => one.since.getTime() - other.since.getTime())
      .flatMap(({ facebookCampaignId, count, since }) => {
        const campaign = known.get(facebookCampaignId);
        const hours = Math.floor((now - since.getTime()) / hourMs);
        if (!campaign || hours < 1) return [];
        const usual = costAtMost(campaign.days, resultsAtLeast);
        return {
          class: 'people-wait',
          reason: {
            code: 'leads-waiting',
            count,
            since: since.toISOString(),
            hours,
            costMinor: usual ? usual.usualMinor * count : null,
          },
          campaign,
          sureness: 'certain',
          // Whoever has waited for another day is another matter than whoever has for an hour.
          evidence: `${since.toISOString()} ${Math.floor(hours / 24)}`,
          action: { code: 'see-leads' },
        };
      });
  },
};

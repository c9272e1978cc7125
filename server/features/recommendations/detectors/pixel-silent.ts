import { dayAt } from '#contract/days.ts';
import { type Detector, pictureOfAll } from '../detector.ts';

/** A pixel that had fired and does not any more, while people click the ads that go by it. */
export const pixelSilent: Detector = {
  code: 'pixel-silent',
  silencedBy: ['landing-page'],
  detect: ({ silentPixels, campaigns, adAccountId, timezone, today }) =>
    silentPixels.flatMap((pixel) => {
      const { pixelId, name, lastFiredAt, clicks, spendMinor, facebookCampaignIds } = pixel;
      const going = campaigns.filter(({ facebookCampaignId }) =>
        facebookCampaignIds.includes(facebookCampaignId),
      );
      if (going.length === 0) return [];
      const since = dayAt(lastFiredAt.getTime(), timezone);
      const account = adAccountId.replace('act_', '');
      return {
        class: 'costs-wrongly',
        reason: { code: 'pixel-silent', name, since, clicks, spendMinor },
        campaign: going.length === 1 ? going[0] : undefined,
        campaigns: going,
        about: pixelId,
        sureness: 'likely',
        // Told again once twice as many have clicked for nothing.
        evidence: `${since} ${Math.floor(Math.log2(clicks))}`,
        stakeMinor: spendMinor,
        picture: pictureOfAll(going, 'clicks', { today }),
        action: {
          code: 'open-events-manager',
          url: `https://business.facebook.com/events_manager2/list/dataset/${pixelId}/overview?act=${account}`,
        },
      };
    }),
};

import type { Detector } from '../detector.ts';

/** What somebody has changed at Meta, where it concerns money or what people see. */
export const changedAtMeta: Detector = {
  code: 'changed-at-meta',
  detect({ drifts, campaigns }) {
    const [first] = campaigns;
    return drifts
      .filter(({ concern }) => concern !== 'none')
      .flatMap((drift) => {
        const { id, facebookCampaignId, seenAt, worstDay } = drift;
        const campaign = campaigns.find((each) => each.facebookCampaignId === facebookCampaignId);
        // What holds for all of the ad account is told on the page of each of its campaigns.
        const seenOn = facebookCampaignId === null ? first : campaign;
        if (!seenOn) return [];
        return {
          class: 'costs-wrongly',
          reason: { code: 'changed-at-meta', drift },
          campaign,
          about: id,
          sureness: 'certain',
          evidence: seenAt,
          stakeMinor: worstDay ? Math.max(0, worstDay.toMinor - worstDay.fromMinor) : 0,
          action: { code: 'see-campaign', facebookCampaignId: seenOn.facebookCampaignId },
        };
      });
  },
};

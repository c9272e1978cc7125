import { isProbablyMeta } from '#contract/live/drift-words.ts';
import type { Drift } from '#contract/live/drifts.ts';
import type { KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import type { Detector, Found } from '../detector.ts';

/** What somebody has changed at Meta, where it concerns money or what people see. */
export const changedAtMeta: Detector = {
  code: 'changed-at-meta',
  detect({ drifts, campaigns }) {
    const known = new Map(campaigns.map((campaign) => [campaign.facebookCampaignId, campaign]));
    const told = drifts.flatMap((drift) => {
      const campaign = known.get(drift.facebookCampaignId ?? '');
      // What holds for all of the ad account is told on the page of each of its campaigns.
      const seenOn = drift.facebookCampaignId === null ? campaigns[0] : campaign;
      return drift.concern === 'none' || !seenOn ? [] : { drift, campaign, seenOn };
    });
    return [...Map.groupBy(told, ({ drift }) => togetherBy(drift)).values()].map((several) =>
      several.length > 1 ? begunTogether(several) : changed(several[0]!),
    );
  },
};

interface Told {
  drift: Drift;
  campaign: KnownCampaign | undefined;
  seenOn: KnownCampaign;
}

/** Campaigns that one look has found begun are one thing to know. */
function togetherBy({ turn, objectType, id, seenAt }: Drift): string {
  return turn.code === 'begun' && objectType === 'campaign' ? seenAt : id;
}

function changed({ drift, campaign, seenOn }: Told): Found {
  return {
    class: 'costs-wrongly',
    reason: { code: 'changed-at-meta', drift },
    campaign,
    about: drift.id,
    sureness: isProbablyMeta(drift.who) ? 'likely' : 'certain',
    evidence: drift.seenAt,
    stakeMinor: dearerBy(drift),
    action: { code: 'see-campaign', facebookCampaignId: seenOn.facebookCampaignId },
  };
}

function begunTogether(several: Told[]): Found {
  const seenAt = several[0]!.drift.seenAt;
  const worstDayMinor = several.reduce((sum, { drift }) => sum + dearerBy(drift), 0);
  return {
    class: 'costs-wrongly',
    reason: { code: 'begun-at-meta', count: several.length, worstDayMinor },
    campaigns: several.map(({ seenOn }) => seenOn),
    about: seenAt,
    sureness: 'certain',
    evidence: seenAt,
    stakeMinor: worstDayMinor,
    action: { code: 'see-campaigns' },
  };
}

function dearerBy({ worstDay }: Drift): number {
  return worstDay ? Math.max(0, worstDay.toMinor - worstDay.fromMinor) : 0;
}

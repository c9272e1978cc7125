import { daysBetween } from '#contract/days.ts';
import type { DeliveryState } from '#contract/live/delivery.ts';
import type { KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import { type Detector, pictureOfAll } from '../detector.ts';

const isOver: DeliveryState[] = ['paused', 'ended', 'gone'];
/** Sooner, it may be meant for the weekend; later, nobody waits for it. */
const quietDays = { least: 3, most: 60 };

/** No campaign runs any more, for days, where one did; the one that brought most for its money can be switched on again. */
export const nothingRuns: Detector = {
  code: 'nothing-runs',
  detect({ campaigns, today }) {
    if (campaigns.some(({ delivery }) => !isOver.includes(delivery.state))) return [];
    const since = campaigns
      .flatMap(({ lastDeliveredOn }) => lastDeliveredOn ?? [])
      .toSorted()
      .at(-1);
    if (since === undefined) return [];
    const quiet = daysBetween({ since, until: today }) - 1;
    if (quiet < quietDays.least || quiet > quietDays.most) return [];
    const best = campaigns
      .filter(({ delivery }) => delivery.remedy.code === 'run-campaign')
      .toSorted((one, other) => resultsOf(other) - resultsOf(one))[0];
    return [
      {
        class: 'could-be-better',
        reason: { code: 'nothing-runs', since },
        campaign: best,
        about: 'all',
        sureness: 'certain',
        evidence: since,
        picture: pictureOfAll(campaigns, 'spend', { today }),
        action: best ? { code: 'mend', remedy: best.delivery.remedy } : { code: 'new-campaign' },
      },
    ];
  },
};

function resultsOf({ days }: KnownCampaign): number {
  return days.reduce((sum, { results }) => sum + results, 0);
}

import { daysAfter } from '#contract/days.ts';
import { type Detector, pictureOf } from '../detector.ts';

const dayCount = 14;
/** Where so few clicks end in a form that is sent, something in it stands in their way. Meta counts clicks of all kinds. */
const sentAtMost = 0.02;
/** Looked at every day of a year, a form that as many do send is accused one time in three or less. */
const z = 3.29;

/** A form that people open and do not send. */
export const formUnsent: Detector = {
  code: 'form-unsent',
  silencedBy: ['not-shown', 'learning'],
  detect({ campaigns, today }) {
    const days = { since: daysAfter(today, -dayCount), until: daysAfter(today, -1) };
    return campaigns.flatMap((campaign) => {
      const shown = campaign.ads.filter(({ isOn }) => isOn);
      const opensForm = shown.length > 0 && shown.every((ad) => ad.opensForm === true);
      if (campaign.delivery.state !== 'running' || campaign.objective !== 'leads' || !opensForm) return [];
      const lately = campaign.days.filter(({ day }) => day >= days.since);
      const sum = (of: 'clicks' | 'results' | 'spendMinor') =>
        lately.reduce((total, day) => total + day[of], 0);
      const [clicks, leads, spendMinor] = [sum('clicks'), sum('results'), sum('spendMinor')];
      if (clicks === 0 || shareAtMost(leads, clicks) >= sentAtMost) return [];
      return {
        class: leads === 0 ? 'costs-wrongly' : 'could-be-better',
        reason: { code: 'form-unsent', days, clicks, leads, spendMinor },
        campaign,
        sureness: 'likely',
        evidence: `${leads === 0} ${Math.floor(Math.log2(clicks))}`,
        stakeMinor: spendMinor,
        picture: pictureOf(campaign, 'clicks', (day) => day.clicks),
        action: { code: 'edit-ad', facebookAdId: shown.length === 1 ? shown[0]!.facebookAdId : null },
      };
    });
  },
};

/** The upper end of Wilson’s interval. */
function shareAtMost(hits: number, tries: number): number {
  const share = hits / tries;
  const spread = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries));
  return (share + (z * z) / (2 * tries) + spread) / (1 + (z * z) / tries);
}

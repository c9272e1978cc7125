import { dayAt, daysAfter } from '#contract/days.ts';
import type { KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import type { AccountFacts } from '../account-facts.ts';
import { type Detector, type Found, pictureOf } from '../detector.ts';

/** Meta says that an ad set has learnt after about fifty results within a week. */
const learnt = { days: 7, results: 50 };

/** What Meta is still learning to show, and whose figures might make somebody change it: it is better left alone. */
export const learning: Detector = {
  code: 'learning',
  silencedBy: ['not-shown'],
  detect: (facts) => facts.campaigns.flatMap((campaign) => find(facts, campaign) ?? []),
};

function find({ today, timezone }: AccountFacts, campaign: KnownCampaign): Found | undefined {
  const begins = campaign.ads.flatMap(({ activeSince }) => activeSince?.getTime() ?? []);
  if (campaign.delivery.state !== 'running' || begins.length === 0) return undefined;
  const since = dayAt(Math.max(...begins), timezone);
  const until = daysAfter(since, learnt.days);
  if (until <= today) return undefined;
  const days = campaign.days.filter(({ day }) => day >= since);
  const spendMinor = days.reduce((sum, day) => sum + day.spendMinor, 0);
  const results = days.reduce((sum, day) => sum + day.results, 0);
  const goal = campaign.costGoalMinor;
  const looksBad = results === 0 || (goal !== null && spendMinor > goal * results);
  if (spendMinor === 0 || results >= learnt.results || !looksBad) return undefined;
  return {
    class: 'good-to-know',
    reason: {
      code: 'learning',
      objective: campaign.objective ?? 'traffic',
      since,
      until,
      spendMinor,
      results,
    },
    campaign,
    sureness: 'likely',
    evidence: since,
    picture: pictureOf(campaign, 'results', (day) => day.results),
    action: { code: 'see-campaign', facebookCampaignId: campaign.facebookCampaignId },
  };
}

import type { AccountFacts, WaitingLeads } from '../account-facts.ts';
import { costAtMost } from '../cost-at-most.ts';
import { type Detector, type Found, pictureOfAll } from '../detector.ts';

const hourMs = 3_600_000;
/** From so many on, what one costs is known. */
const resultsAtLeast = 3;

/** People who have answered a form and have waited for an hour or more: of each campaign, and of all that are not among those told of here. */
export const leadsWaiting: Detector = {
  code: 'leads-waiting',
  right: 'leads',
  detect(facts) {
    const known = new Set(facts.campaigns.map(({ facebookCampaignId }) => facebookCampaignId));
    const [listed, others] = [true, false].map((isKnown) =>
      facts.waiting.filter(({ facebookCampaignId }) => known.has(facebookCampaignId) === isKnown),
    ) as [WaitingLeads[], WaitingLeads[]];
    const all = listed.map((each) => [each]).concat(others.length > 0 ? [others] : []);
    return all
      .flatMap((lists) => find(facts, lists) ?? [])
      .toSorted((one, other) => Date.parse(one.reason.since) - Date.parse(other.reason.since));
  },
};

type Waiting = Found & { reason: { code: 'leads-waiting'; since: string } };

function find({ campaigns, at, today }: AccountFacts, lists: readonly WaitingLeads[]): Waiting | undefined {
  const first = Math.min(...lists.map(({ since }) => since.getTime()));
  const count = lists.reduce((sum, list) => sum + list.count, 0);
  // Meta says when they answered: by its clock they wait.
  const hours = Math.floor((at - first) / hourMs);
  if (hours < 1) return undefined;
  const campaign = campaigns.find((each) => each.facebookCampaignId === lists[0]!.facebookCampaignId);
  const usual = campaign && costAtMost(campaign.days, resultsAtLeast);
  const since = new Date(first).toISOString();
  return {
    class: 'people-wait',
    reason: {
      code: 'leads-waiting',
      count,
      since,
      hours,
      costMinor: usual ? usual.usualMinor * count : null,
    },
    campaign,
    sureness: 'certain',
    // Whoever has waited for another day is another matter than whoever has for an hour.
    evidence: `${since} ${Math.floor(hours / 24)}`,
    picture: campaign ? pictureOfAll([campaign], 'results', { today }) : null,
    action: { code: 'see-leads' },
  };
}

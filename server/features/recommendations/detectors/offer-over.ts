import { dayAt, daysBetween } from '#contract/days.ts';
import type { KnownAd, KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import type { AccountFacts } from '../account-facts.ts';
import { type Detector, type Found, pictureOfAll } from '../detector.ts';
import { findDeadlines, type WrittenDeadline } from './dates-in-words.ts';

/** Longer ago, a day without a year may be meant for the next one. */
const daysAgoAtMost = 60;

/** An offer whose last day has passed, by the words of an ad that is still shown. */
export const offerOver: Detector = {
  code: 'offer-over',
  silencedBy: ['not-shown'],
  detect: (facts) => facts.campaigns.flatMap((campaign) => find(facts, campaign) ?? []),
};

function find(facts: AccountFacts, campaign: KnownCampaign): Found | undefined {
  if (campaign.delivery.state !== 'running') return undefined;
  const over = campaign.ads
    .filter(({ isOn }) => isOn)
    .flatMap((ad) => {
      const deadline = passedIn(facts, campaign, ad);
      return deadline ? [{ ad, deadline }] : [];
    });
  const [first] = over;
  if (!first) return undefined;
  const { ad, deadline } = first;
  return {
    class: 'costs-wrongly',
    reason: {
      code: 'offer-over',
      day: deadline.day,
      words: deadline.words,
      ads: over.length,
      headline: ad.headline ?? ad.name,
      dailyBudgetMinor: campaign.dailyBudgetMinor,
    },
    campaign,
    sureness: deadline.hasYear ? 'certain' : 'likely',
    evidence: over.map((each) => `${each.ad.facebookAdId} ${each.deadline.day}`).join(' '),
    stakeMinor: campaign.dailyBudgetMinor ?? 0,
    picture: pictureOfAll([campaign], 'spend', facts),
    action: { code: 'edit-ad', facebookAdId: over.length === 1 ? ad.facebookAdId : null },
  };
}

/** The latest of the days it names, where even that has passed, and not long ago. */
function passedIn(
  { today, timezone }: AccountFacts,
  campaign: KnownCampaign,
  ad: KnownAd,
): WrittenDeadline | undefined {
  const text = [ad.headline, ad.primaryText, ad.description].filter(Boolean).join('\n');
  if (!/\d/.test(text)) return undefined;
  const writtenAt = [campaign.createdAt, ad.wordsSince].map((at) => at?.getTime() ?? 0);
  const deadlines = findDeadlines(text, dayAt(Math.max(...writtenAt), timezone));
  const last = deadlines.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1);
  if (!last || last.day >= today) return undefined;
  return daysBetween({ since: last.day, until: today }) - 1 <= daysAgoAtMost ? last : undefined;
}

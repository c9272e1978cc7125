import { dayAt } from '#contract/days.ts';
import type { AccountFacts } from '../account-facts.ts';
import { dailyBudgetOf } from '../daily-budget.ts';
import { type Detector, type Found, pictureOfAll } from '../detector.ts';

/** A page that running ads lead to and that was found bad twice in a row: told once, however many campaigns lead there. */
export const landingPage: Detector = {
  code: 'landing-page',
  detect: (facts) => facts.badPages.flatMap((page) => find(facts, page) ?? []),
};

function find(
  { campaigns, today, timezone }: AccountFacts,
  { address, trouble, status, ms, since, facebookCampaignIds }: AccountFacts['badPages'][number],
): Found | undefined {
  const leading = campaigns.filter(
    ({ facebookCampaignId, delivery }) =>
      facebookCampaignIds.includes(facebookCampaignId) && delivery.state === 'running',
  );
  if (leading.length === 0) return undefined;
  const dailyBudgetMinor = dailyBudgetOf(leading);
  const isSlow = trouble === 'slow';
  return {
    class: isSlow ? 'could-be-better' : 'costs-wrongly',
    reason: {
      code: 'landing-page',
      address,
      trouble,
      status,
      seconds: Math.round(ms / 1000),
      since: dayAt(since.getTime(), timezone),
      dailyBudgetMinor,
    },
    campaign: leading.length === 1 ? leading[0] : undefined,
    campaigns: leading,
    about: address,
    sureness: isSlow ? 'worth-a-look' : status === null && !ofCertificate.has(trouble) ? 'likely' : 'certain',
    // What costs money for nothing is told again on the next day.
    evidence: isSlow ? since.toISOString() : `${since.toISOString()} ${today}`,
    stakeMinor: dailyBudgetMinor ?? 0,
    picture: pictureOfAll(leading, 'clicks', { today }),
    action: { code: 'look-again', address },
  };
}

/** What no browser takes, wherever one sits; that nobody answers may be so from here only. */
const ofCertificate = new Set(['expired', 'wrong-name', 'self-signed']);

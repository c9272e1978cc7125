import { daysAfter } from '#contract/days.ts';
import { type AccountFacts, fatesDays } from '../account-facts.ts';
import { type Detector, type Found, pictureOf } from '../detector.ts';

/** The others have to have won so many, or their share is not known. */
const winsAtLeast = 3;
/** If it were as good as the others, a row of losses as long as this would happen less often than this. */
const chanceAtMost = 0.05;

/** A campaign that spends and of whose leads none was won, while the others win too large a share of theirs for that to be bad luck. */
export const winsNothing: Detector = {
  code: 'wins-nothing',
  right: 'leads',
  detect: (facts) => facts.campaigns.flatMap((campaign) => find(facts, campaign) ?? []),
};

function find(
  { fates, today }: AccountFacts,
  campaign: AccountFacts['campaigns'][number],
): Found | undefined {
  const { facebookCampaignId } = campaign;
  const own = fates.find((each) => each.facebookCampaignId === facebookCampaignId);
  if (!own || own.won > 0 || campaign.delivery.state !== 'running') return undefined;
  const others = fates.filter((each) => each !== own);
  const won = others.reduce((sum, each) => sum + each.won, 0);
  const decided = won + others.reduce((sum, each) => sum + each.lost, 0);
  if (won < winsAtLeast || (1 - won / decided) ** own.lost > chanceAtMost) return undefined;
  const since = daysAfter(today, -fatesDays);
  const spendMinor = campaign.days
    .filter(({ day }) => day >= since)
    .reduce((sum, day) => sum + day.spendMinor, 0);
  if (spendMinor === 0) return undefined;
  return {
    class: 'could-be-better',
    reason: { code: 'wins-nothing', lost: own.lost, othersWon: won, othersDecided: decided, spendMinor },
    campaign,
    sureness: 'likely',
    // Twice as many lost is another matter.
    evidence: String(Math.floor(Math.log2(own.lost))),
    stakeMinor: spendMinor,
    picture: pictureOf(campaign, 'spend', (day) => day.spendMinor),
    action: { code: 'see-leads' },
  };
}

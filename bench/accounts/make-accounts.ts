import type { Objective } from '#contract/campaigns/campaign.ts';
import { daysAfter } from '#contract/days.ts';
import { openRandom } from '#tests/proof/chance.ts';
import type { AdWithDays } from '#server/features/live-campaigns/figures/ad-days-queries.ts';
import type { CountedDay } from '#server/features/live-campaigns/figures/packed-days-queries.ts';
import { openDraw, type Draw } from './draw.ts';
import { moveShares } from './move-shares.ts';

/** What is so, whatever the figures look like. */
export interface CampaignTruth {
  /** How many times as many results its best ad brings for the same money; 1 where all are alike. */
  ratio: number;
  betterAdId: string | null;
  /** An ad of which people have had enough, and since which day: it is shown to them again and again, and they click less. */
  tired: { facebookAdId: string; since: string } | null;
  /** It would spend more if it might. Others find too few people for their budget. */
  isHeldBack: boolean;
  /** Whatever it spends, nothing comes: its page or its form is broken. */
  bringsNothing: boolean;
}

export interface MadeCampaign {
  facebookCampaignId: string;
  name: string;
  objective: Objective;
  dailyBudgetMinor: number;
  /** Each with all its days, oldest first. */
  ads: AdWithDays[];
  /** How many results its money should bring, day by day, were there no chance. */
  expected: number[];
  truth: CampaignTruth;
}

export interface MadeAccount {
  adAccountId: string;
  currency: string;
  campaigns: MadeCampaign[];
}

export interface AccountsOrder {
  seed: string;
  count: number;
  dayCount: number;
}

export const firstDay = '2026-01-01';
const ratios = [1, 1, 1.2, 1.5, 2];
/** What a result costs in kroner, from and to. */
const costs: Record<Objective, [number, number]> = { leads: [40, 400], sales: [80, 800], traffic: [3, 15] };
/** By how much the results of an ad swing from day to day, besides by chance: one day's people are not the next one's. */
export const swing = 0.15;

/** Make-believe ad accounts whose truth is known; the same ones for the same seed. */
export function* makeAccounts({ seed, count, dayCount }: AccountsOrder): Generator<MadeAccount> {
  for (let at = 0; at < count; at += 1) {
    // Of its own, so that an account stays as it is whatever comes before it.
    const draw = openDraw(openRandom(`${seed} ${at}`));
    const adAccountId = `act_${at}`;
    const campaigns = Array.from({ length: draw.whole(1, 2) }, (_, place) =>
      makeCampaign(draw, { id: `${at}-${place}`, dayCount }),
    );
    yield { adAccountId, currency: 'NOK', campaigns };
  }
}

function makeCampaign(draw: Draw, { id, dayCount }: { id: string; dayCount: number }): MadeCampaign {
  const objective = draw.one<Objective>(['leads', 'leads', 'leads', 'sales', 'traffic']);
  const adCount = draw.one([2, 2, 3, draw.whole(4, 6)]);
  const ids = Array.from({ length: adCount }, (_, at) => `${id}-${at}`);
  const ratio = draw.one(ratios);
  const isTired = draw.chance(0.25);
  const truth: CampaignTruth = {
    ratio,
    betterAdId: ratio > 1 ? draw.one(ids) : null,
    tired: isTired
      ? {
          facebookAdId: draw.one(ids),
          since: daysAfter(firstDay, draw.whole(20, Math.max(21, dayCount - 20))),
        }
      : null,
    isHeldBack: draw.chance(0.5),
    bringsNothing: draw.chance(0.05),
  };
  const dailyBudgetMinor = Math.round(draw.size(100, 1_500)) * 100;
  const costMinor = draw.size(...costs[objective]) * 100;
  const { days, expected } = makeDays(draw, { ids, truth, dailyBudgetMinor, costMinor, dayCount });
  const ads = ids.map((facebookAdId, at) => ({
    facebookAdId,
    facebookCampaignId: id,
    name: `Ad ${at + 1}`,
    status: 'ACTIVE',
    goneAt: null,
    days: days.flatMap((day) => (day[at]!.spendMinor > 0 ? [day[at]!] : [])),
  }));
  return {
    facebookCampaignId: id,
    name: `Campaign ${id}`,
    objective,
    dailyBudgetMinor,
    ads,
    expected,
    truth,
  };
}

interface Plan {
  ids: string[];
  truth: CampaignTruth;
  dailyBudgetMinor: number;
  /** Of a result of an ad that is not the better one. */
  costMinor: number;
  dayCount: number;
}

/** Day by day, what each ad did, and what all of them should have brought. */
function makeDays(
  draw: Draw,
  { ids, truth, dailyBudgetMinor, costMinor, dayCount }: Plan,
): { days: CountedDay[][]; expected: number[] } {
  const thousandMinor = draw.size(60, 180) * 100;
  const clickRate = draw.size(0.008, 0.03);
  const weekend = draw.size(0.7, 1.3);
  const brought = ids.map(() => ({ spendMinor: 0, results: 0 }));
  let shares = ids.map(() => 1 / ids.length);
  const expected = Array.from({ length: dayCount }, () => 0);
  const days = Array.from({ length: dayCount }, (_, at) => {
    const day = daysAfter(firstDay, at);
    const spentMinor = dailyBudgetMinor * (truth.isHeldBack ? draw.around(1, 0.05) : draw.size(0.4, 0.85));
    shares = moveShares(draw, shares, { brought, costMinor });
    return ids.map((id, place) => {
      const tiredDays = truth.tired?.facebookAdId === id ? daysSince(truth.tired.since, day) : 0;
      const energy = 0.97 ** tiredDays;
      const spendMinor = Math.round(shares[place]! * spentMinor);
      const impressions = draw.poisson((spendMinor / thousandMinor) * 1_000);
      const clicks = Math.min(impressions, draw.poisson(impressions * clickRate * energy));
      const rate = (id === truth.betterAdId ? truth.ratio : 1) * energy * (at % 7 > 4 ? weekend : 1);
      const due = (spendMinor / costMinor) * rate;
      const onDay = due * draw.around(1, swing);
      const results = truth.bringsNothing ? 0 : draw.poisson(onDay);
      expected[at]! += truth.bringsNothing ? 0 : due;
      const reach = Math.round(impressions / Math.min(6, 1.15 + 0.06 * tiredDays));
      brought[place]!.spendMinor += spendMinor;
      brought[place]!.results += results;
      return { day, spendMinor, impressions, reach, clicks, results };
    });
  });
  return { days, expected };
}

function daysSince(since: string, day: string): number {
  return Math.max(0, (Date.parse(day) - Date.parse(since)) / 86_400_000);
}

import type { CountedDay } from '#server/features/live-campaigns/figures/packed-days-queries.ts';
import type { KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import { known, knownAd } from '#tests/account-facts.ts';
import { openRandom } from '#tests/proof/chance.ts';
import { openDraw } from '../accounts/draw.ts';
import { type MadeCampaign, swing } from '../accounts/make-accounts.ts';

/** A campaign as it is looked at day after day: what a person has said of it, and what happens to it besides. */
export interface Looked {
  made: MadeCampaign;
  /** What a result may cost, where somebody has said it. */
  costGoalMinor: number | null;
  /** What Meta lets it spend in all, and the place of the day on which it has. */
  limit: { limitMinor: number; reachedAt: number };
  /** What it did in all, by the place of the day. */
  days: CountedDay[];
  ads: { facebookAdId: string; days: CountedDay[] }[];
}

const daysKnown = 28;

/** Clicks and how often people see an ad swing from day to day as its results do, besides by chance. */
export function openCampaign(made: MadeCampaign, seed: string): Looked {
  const draw = openDraw(openRandom(`${seed} ${made.facebookCampaignId} looked at`));
  const ads = made.ads.map(({ facebookAdId, days }) => ({
    facebookAdId,
    days: days.map((day) => ({
      ...day,
      clicks: Math.min(day.impressions, Math.round(day.clicks * draw.around(1, swing))),
      reach: Math.min(day.impressions, Math.round(day.reach * draw.around(1, swing))),
    })),
  }));
  const [first] = [...ads].map(({ days }) => days);
  const days = first!.map(({ day }) =>
    sumOf(
      day,
      ads.flatMap((ad) => ad.days.filter((each) => each.day === day)),
    ),
  );
  const usual =
    days.reduce((sum, day) => sum + day.spendMinor, 0) / made.expected.reduce((sum, due) => sum + due, 0);
  const reachedAt = draw.whole(daysKnown + 2, days.length - 1);
  return {
    made,
    costGoalMinor: draw.chance(0.5) && Number.isFinite(usual) ? Math.round(usual * draw.size(0.5, 2)) : null,
    limit: { limitMinor: spentBy(days, reachedAt), reachedAt },
    days,
    ads,
  };
}

/** What is known of it on the day at that place, whose own figures are not. */
export function lookAt({ made, days, ads, costGoalMinor, limit }: Looked, place: number): KnownCampaign {
  const { facebookCampaignId, name, objective, dailyBudgetMinor } = made;
  return known({
    facebookCampaignId,
    name,
    objective,
    dailyBudgetMinor,
    costGoalMinor,
    limitMinor: limit.limitMinor,
    spentInAllMinor: spentBy(days, place - 1),
    days: days.slice(Math.max(0, place - daysKnown), place),
    ads: ads.map((ad) =>
      knownAd({
        facebookAdId: ad.facebookAdId,
        opensForm: objective === 'leads',
        weeks: place < 14 ? null : { before: weekOf(ad.days, place - 7), now: weekOf(ad.days, place) },
      }),
    ),
  });
}

function spentBy(days: readonly CountedDay[], last: number): number {
  return days.slice(0, last + 1).reduce((sum, { spendMinor }) => sum + spendMinor, 0);
}

function weekOf(days: readonly CountedDay[], until: number): CountedDay {
  return sumOf('', days.slice(until - 7, until));
}

function sumOf(day: string, days: readonly CountedDay[]): CountedDay {
  const sum = (of: Exclude<keyof CountedDay, 'day'>) => days.reduce((total, each) => total + each[of], 0);
  return {
    day,
    spendMinor: sum('spendMinor'),
    impressions: sum('impressions'),
    reach: sum('reach'),
    clicks: sum('clicks'),
    results: sum('results'),
  };
}

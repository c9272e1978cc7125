import type { BudgetPlace } from '#contract/live-campaigns.ts';
import type { LiveChange } from '#contract/live-changes.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { Person } from '#server/plumbing/sessions.ts';
import type { Spoken } from '#server/plumbing/spoken.ts';
import { answerChange } from './answer-change.ts';
import type { LiveCampaignRow } from './queries.ts';
import { startChange } from './start-change.ts';

interface Wish {
  facebookCampaignId: string;
  dailyBudgetMinor: number;
}

/** Changes what a campaign may spend a day, on the campaign itself or on the one ad set that has its budget. */
export async function setDailyBudget(
  house: House,
  person: Person,
  { facebookCampaignId, dailyBudgetMinor }: Wish,
): Promise<LiveChange> {
  const change = await startChange(house, person, {
    facebookCampaignId,
    decide(_tx, { campaign, adAccount: { minDailyBudgetMinor } }) {
      const { currency } = campaign;
      const from = { dailyBudgetMinor: budgetIn(campaign, person), currency };
      if (dailyBudgetMinor < minDailyBudgetMinor)
        throw new Refusal('BUDGET_TOO_LOW', { minimumMinor: minDailyBudgetMinor, currency });
      return { kind: 'daily-budget', from, to: { dailyBudgetMinor, currency } };
    },
  });
  return answerChange(house, person, change);
}

const notHere: Record<Exclude<BudgetPlace, 'campaign' | 'ad-set'>, Spoken<string>> = {
  'several-ad-sets': {
    en: 'Its budget is split over several ad sets.',
    nb: 'Budsjettet er fordelt på flere annonsesett.',
  },
  lifetime: {
    en: 'It has one budget for its whole run, and none for a day.',
    nb: 'Den har ett budsjett for hele perioden, og ikke noe for en dag.',
  },
  none: { en: 'Meta tells of no daily budget.', nb: 'Meta oppgir ikke noe dagsbudsjett.' },
};

function budgetIn({ budgetPlace, dailyBudgetMinor }: LiveCampaignRow, { language }: Person): number {
  const isHere = budgetPlace === 'campaign' || budgetPlace === 'ad-set';
  if (isHere && dailyBudgetMinor !== null) return dailyBudgetMinor;
  throw new Refusal('BUDGET_NOT_HERE', { reason: notHere[isHere ? 'none' : budgetPlace][language] });
}

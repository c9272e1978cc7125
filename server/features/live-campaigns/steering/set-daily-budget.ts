import { mustBeMeant } from '#server/features/operations/guardrails.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { budgetKind } from './budget-kind.ts';
import { permitOnLive } from './permit-on-live.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { becauseOf, coded } from '#server/platform/coded-text.ts';
import type { DetailsOf } from '#server/features/operations/kind.ts';
import { listLiveAdSets, type LiveCampaignRow } from '../queries.ts';

interface Input {
  facebookCampaignId: string;
  dailyBudgetMinor: number;
  facebookAdSetId?: string | undefined;
  confirmedDailyBudgetMinor?: number | undefined;
}

/** Changes what a campaign may spend a day: on the campaign itself, on the one ad set that has its budget, or on one of several. */
export async function setDailyBudget(ctx: AppContext, person: Person, input: Input): Promise<OperationRow> {
  const { facebookCampaignId, dailyBudgetMinor, confirmedDailyBudgetMinor } = input;
  return acceptOperation(ctx, person, {
    kind: budgetKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, person.workspaceId, facebookCampaignId),
    async decide(tx, { campaign }) {
      const { currency } = campaign;
      const { presentMinor, adSet } = await findBudget(tx, person, { campaign, input });
      const from = { dailyBudgetMinor: presentMinor, currency };
      return { kind: 'daily-budget', from, to: { dailyBudgetMinor, currency }, ...(adSet && { adSet }) };
    },
    guard(_, { known: { adAccount }, details: { from, to } }) {
      const { currency } = to;
      const { minDailyBudgetMinor: minimumMinor } = adAccount;
      if (to.dailyBudgetMinor < minimumMinor) throw new Refusal('BUDGET_TOO_LOW', { minimumMinor, currency });
      mustBeMeant(to.dailyBudgetMinor, {
        adAccount,
        presentMinor: from.dailyBudgetMinor,
        confirmedMinor: confirmedDailyBudgetMinor,
      });
    },
  });
}

interface Found {
  presentMinor: number;
  /** Where it is one of several. */
  adSet?: DetailsOf<'daily-budget'>['adSet'];
}

async function findBudget(
  tx: Database,
  person: Person,
  { campaign, input }: { campaign: LiveCampaignRow; input: Input },
): Promise<Found> {
  const { facebookCampaignId, facebookAdSetId } = input;
  if (facebookAdSetId === undefined) return { presentMinor: budgetIn(campaign, person) };
  const adSets = await listLiveAdSets(tx, person.workspaceId, facebookCampaignId);
  const adSet = adSets.find((each) => each.facebookAdSetId === facebookAdSetId && each.goneAt === null);
  if (!adSet) throw new Refusal('AD_SET_NOT_FOUND');
  const { dailyBudgetMinor: presentMinor, name } = adSet;
  if (presentMinor === null)
    throw notHere(campaign.budgetPlace === 'campaign' ? 'on-campaign' : 'none', person);
  // The only one is the budget of the campaign, whichever way it was asked for.
  const isOfSeveral = campaign.budgetPlace === 'several-ad-sets';
  return { presentMinor, ...(isOfSeveral && { adSet: { id: facebookAdSetId, name } }) };
}

function budgetIn({ budgetPlace, dailyBudgetMinor }: LiveCampaignRow, person: Person): number {
  if (budgetPlace !== 'campaign' && budgetPlace !== 'ad-set') throw notHere(budgetPlace, person);
  if (dailyBudgetMinor === null) throw notHere('none', person);
  return dailyBudgetMinor;
}

function notHere(
  place: 'several-ad-sets' | 'lifetime' | 'none' | 'on-campaign',
  { language }: Person,
): Refusal<'BUDGET_NOT_HERE'> {
  return new Refusal('BUDGET_NOT_HERE', becauseOf(coded(`budget-of-${place}`), language));
}

import { brakeNames, type Brakes, noBrakes } from '#contract/live/brakes.ts';
import type { AppContext } from '#server/app-context.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { brakesKind, permitBrakes } from './brakes-kind.ts';
import { findBrakes } from './brakes-queries.ts';

/** More of the least that may be spent a day, and of its budget, no campaign ever spends: it is a slip. */
const timesLeast = 100_000;
const timesBudget = 1000;

/** Says at what Meta is to pause a campaign. What is asked for already is looked after once more. */
export function setBrakes(
  ctx: AppContext,
  person: Person,
  { facebookCampaignId, ...to }: Brakes & { facebookCampaignId: string },
): Promise<OperationRow> {
  const { workspaceId } = person;
  return acceptOperation(ctx, person, {
    kind: brakesKind,
    permit: (tx) => permitBrakes({ ...ctx, db: tx }, workspaceId, facebookCampaignId),
    async decide(tx, { campaign: { currency } }) {
      const from = (await findBrakes(tx, workspaceId, facebookCampaignId))?.settings ?? noBrakes;
      return { kind: 'brakes', from, to, currency };
    },
    guard(_, { known: { campaign, adAccount }, details: { from, to, currency } }) {
      const leastMinor = adAccount.minDailyBudgetMinor;
      const mostMinor = Math.max(leastMinor * timesLeast, (campaign.dailyBudgetMinor ?? 0) * timesBudget);
      const isBeyond = (minor: number | null) => minor !== null && (minor < leastMinor || minor > mostMinor);
      // What stands already may be put back as it is.
      if (brakeNames.some((name) => to[name] !== from[name] && isBeyond(to[name])))
        throw new Refusal('BRAKE_OUT_OF_RANGE', { leastMinor, mostMinor, currency });
    },
  });
}

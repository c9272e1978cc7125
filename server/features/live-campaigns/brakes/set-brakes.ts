import { type Brakes, noBrakes } from '#contract/live/brakes.ts';
import type { AppContext } from '#server/app-context.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import { brakesMustBeMeant } from '#server/features/operations/guardrails.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { brakesKind, permitBrakes } from './brakes-kind.ts';
import { findBrakes } from './brakes-queries.ts';

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
    guard(_, { known: { campaign, adAccount }, details: { from } }) {
      brakesMustBeMeant(to, from, { adAccount, dailyBudgetMinor: campaign.dailyBudgetMinor });
    },
  });
}

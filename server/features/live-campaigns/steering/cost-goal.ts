import type { AppContext } from '#server/app-context.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { EngineParts, OperationKind } from '#server/features/operations/kind.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Held, updateLiveCampaign } from '../live-row-queries.ts';
import { getLiveCampaign } from '../queries.ts';

interface Input {
  facebookCampaignId: string;
  costGoalMinor: number | null;
}

/** Keeps what a result of a campaign may cost at most, or that nobody has said. */
export function setCostGoal(
  ctx: AppContext,
  person: Person,
  { facebookCampaignId, costGoalMinor }: Input,
): Promise<OperationRow> {
  return acceptOperation(ctx, person, {
    kind: costGoalKind,
    permit: (tx) => permit({ ...ctx, db: tx }, person.workspaceId, facebookCampaignId),
    decide: (_, { campaign: { currency, ...before } }) => ({
      kind: 'cost-goal',
      from: { costGoalMinor: before.costGoalMinor, currency },
      to: { costGoalMinor, currency },
    }),
  });
}

/** A campaign that is still there. What is ours alone needs no link to Facebook. */
const permit = async (...[{ db }, workspaceId, facebookCampaignId]: Parameters<EngineParts['permit']>) => {
  const campaign = await getLiveCampaign(db, workspaceId, facebookCampaignId);
  if (campaign.goneAt) throw new Refusal('LIVE_CAMPAIGN_NOT_FOUND');
  const { adAccountId } = campaign;
  return { subject: facebookCampaignId, facebookCampaignId, adAccountId, campaign };
};

/** Writes nothing to the outside. It is an operation for its history, its undo and whoever looks meanwhile. */
export const costGoalKind: OperationKind<'cost-goal'> = {
  permit,
  parts: (_, facebookCampaignId) => [`cost-goal:${facebookCampaignId}`],
  runHere: ({ workspaceId, operation: { facebookCampaignId }, details: { to } }) =>
    Promise.resolve({
      keep: (tx) =>
        updateLiveCampaign(tx, workspaceId, {
          facebookCampaignId: facebookCampaignId!,
          costGoalMinor: to.costGoalMinor,
        }),
    }),
  reverse: (details) => ({ ...details, from: details.to, to: details.from }),
  isStillSo: ({ to }, facebookCampaignId, held) =>
    (held as Held).campaigns.get(facebookCampaignId)?.costGoalMinor === to.costGoalMinor,
  unchanged: () => 'cost-goal',
  keepsSpending: () => false,
};

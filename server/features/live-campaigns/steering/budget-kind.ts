import type { OperationDetails } from '#contract/operations/operation-details.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { keepBudgetSum } from './budget-sum.ts';
import type { DetailsOf, Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import {
  changedSinceProblem,
  goneProblem,
  notTakenProblem,
  tooOftenProblem,
} from '#server/features/operations/problems.ts';
import { listOperationsSince } from '#server/features/operations/queries.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import { type Held, updateLiveAdSet, updateLiveCampaign } from '../live-row-queries.ts';
import { getLiveCampaign, listLiveAdSets, type LiveCampaignRow } from '../queries.ts';

const hourMs = 60 * 60_000;
const changesAnHour = 4;

/** Changes a daily budget at Meta, where it stands. */
export const budgetKind: OperationKind<'daily-budget'> = {
  parts: ({ adSet }, facebookCampaignId) => [`budget:${adSet?.id ?? facebookCampaignId}`],
  run: setDailyBudget,
  reverse: (details) => ({ ...details, from: details.to, to: details.from }),
  isStillSo({ adSet, to }, facebookCampaignId, held) {
    const { campaigns, adSets } = held as Held;
    return budgetHeld(adSet, campaigns.get(facebookCampaignId), adSets) === to.dailyBudgetMinor;
  },
  unchanged: () => 'daily-budget',
  keepsSpending: ({ from, to }) => to.dailyBudgetMinor < from.dailyBudgetMinor,
};

function budgetHeld(
  adSet: DetailsOf<'daily-budget'>['adSet'],
  campaign: LiveCampaignRow | undefined,
  adSets: Held['adSets'],
): number | null | undefined {
  if (!campaign || campaign.goneAt) return undefined;
  if (!adSet) return campaign.budgetPlace === 'several-ad-sets' ? null : campaign.dailyBudgetMinor;
  const row = adSets.get(adSet.id);
  return row && row.goneAt === null ? row.dailyBudgetMinor : undefined;
}

async function setDailyBudget(context: RunContext<'daily-budget'>): Promise<Ending> {
  const { ctx, account, operation, save } = context;
  const id = await whereItStands(context);
  if (id === undefined) return { problem: goneProblem() };
  const before = await ctx.meta.readDailyBudget(account, id);
  if (!before) return gone(context, id);
  const { from, to } = context.details;
  if (before.dailyBudgetMinor === to.dailyBudgetMinor) return kept(context, id, to.dailyBudgetMinor);
  if (operation.undoes && before.dailyBudgetMinor !== from.dailyBudgetMinor)
    return { ...kept(context, id, before.dailyBudgetMinor), problem: changedSinceProblem() };
  if (before.dailyBudgetMinor !== null && before.dailyBudgetMinor !== from.dailyBudgetMinor)
    await save({
      details: { ...context.details, from: { ...from, dailyBudgetMinor: before.dailyBudgetMinor } },
    });
  try {
    const send = () => ctx.meta.setDailyBudget(account, id, to.dailyBudgetMinor);
    await sendOperation(context, { send });
  } catch (error) {
    if (!isTooOften(error)) throw error;
    return { problem: tooOftenProblem(await untilAllowedMs(context), error) };
  }
  const after = await ctx.meta.readDailyBudget(account, id);
  if (!after) return gone(context, id);
  const end = kept(context, id, after.dailyBudgetMinor);
  const isTaken = after.dailyBudgetMinor === to.dailyBudgetMinor;
  return isTaken ? end : { ...end, problem: notTakenProblem('other-budget') };
}

/** On the campaign itself, on its one ad set with a budget, or on the one of several that the change is about. */
async function whereItStands({
  ctx: { db },
  workspaceId,
  operation,
  details,
}: RunContext<'daily-budget'>): Promise<string | undefined> {
  if (details.adSet) return details.adSet.id;
  const { budgetPlace, facebookCampaignId } = await getLiveCampaign(
    db,
    workspaceId,
    operation.facebookCampaignId!,
  );
  if (budgetPlace === 'campaign') return facebookCampaignId;
  const adSets = await listLiveAdSets(db, workspaceId, facebookCampaignId);
  const budgeted = adSets.filter(({ goneAt, dailyBudgetMinor }) => !goneAt && dailyBudgetMinor !== null);
  // Another has got one since: which of them was meant cannot be known.
  return budgeted.length === 1 ? budgeted[0]!.facebookAdSetId : undefined;
}

function gone({ ctx, workspaceId, operation }: RunContext<'daily-budget'>, id: string): Ending {
  const goneAt = new Date(ctx.now());
  const facebookCampaignId = operation.facebookCampaignId!;
  return {
    problem: goneProblem(),
    keep: (tx) =>
      id === facebookCampaignId
        ? updateLiveCampaign(tx, workspaceId, { facebookCampaignId, goneAt })
        : updateLiveAdSet(tx, workspaceId, { facebookAdSetId: id, goneAt }),
  };
}

/** What Meta holds; where the budget stands elsewhere since, the next sync tells. */
function kept(
  { ctx, workspaceId, operation }: RunContext<'daily-budget'>,
  id: string,
  dailyBudgetMinor: number | null,
): Ending {
  if (dailyBudgetMinor === null) return {};
  const changedHereAt = new Date(ctx.now());
  const facebookCampaignId = operation.facebookCampaignId!;
  return {
    async keep(tx) {
      if (id === facebookCampaignId) {
        await updateLiveCampaign(tx, workspaceId, { facebookCampaignId, dailyBudgetMinor, changedHereAt });
        return;
      }
      await updateLiveAdSet(tx, workspaceId, { facebookAdSetId: id, dailyBudgetMinor, changedHereAt });
      await keepBudgetSum(tx, workspaceId, { facebookCampaignId, changedHereAt });
    },
  };
}

function isTooOften(error: unknown): error is GatewayError {
  return error instanceof GatewayError && error.code === 613 && error.subcode === 1487632;
}

/** Meta does not say how long. As far as the changes were made here, the first of the last four tells. */
async function untilAllowedMs({ ctx, workspaceId, operation }: RunContext<'daily-budget'>): Promise<number> {
  const now = ctx.now();
  const recent = await listOperationsSince(ctx.db, workspaceId, {
    facebookCampaignIds: [operation.facebookCampaignId!],
    since: new Date(now - hourMs),
  });
  const doneAt = recent
    .filter(({ details, status }) => status === 'done' && isOfSameBudget(details, operation.details))
    .map(({ finishedAt }) => finishedAt!.getTime())
    .toSorted((one, other) => one - other);
  const first = doneAt.at(-changesAnHour);
  return first === undefined ? hourMs : first + hourMs - now;
}

function isOfSameBudget(one: OperationDetails, other: OperationDetails): boolean {
  return one.kind === 'daily-budget' && other.kind === 'daily-budget' && one.adSet?.id === other.adSet?.id;
}

import type { OperationDetails } from '#contract/operations/operation-details.ts';
import type { AppContext } from '#server/app-context.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import { mustBeMeant } from '#server/features/operations/guardrails.ts';
import type { DetailsOf, Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import {
  changedSinceProblem,
  goneProblem,
  notTakenProblem,
  tooOftenProblem,
} from '#server/features/operations/problems.ts';
import { type OperationRow, listOperationsSince } from '#server/features/operations/queries.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { becauseOf, coded } from '#server/platform/coded-text.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Held, updateLiveAdSet, updateLiveCampaign } from '../live-row-queries.ts';
import { type LiveCampaignRow, getLiveCampaign, listLiveAdSets } from '../queries.ts';
import { keepBudgetSum } from './budget-sum.ts';
import { adSetGone, campaignGone } from './gone-at-meta.ts';
import { permitOnLive } from './permit-on-live.ts';

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

/** Which budget is meant, and what it is now. */
export async function findBudget(
  tx: Database,
  person: Person,
  {
    campaign,
    input,
  }: { campaign: LiveCampaignRow; input: Pick<Input, 'facebookCampaignId' | 'facebookAdSetId'> },
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

const hourMs = 60 * 60_000;
const changesAnHour = 4;

/** Changes a daily budget at Meta, where it stands. */
export const budgetKind: OperationKind<'daily-budget'> = {
  spends(_tx, _workspaceId, { details: { from, to } }) {
    const addsDailyMinor = to.dailyBudgetMinor - from.dailyBudgetMinor;
    return addsDailyMinor > 0 ? { turnsOn: false, addsDailyMinor } : null;
  },
  parts: ({ adSet }, facebookCampaignId) => [`budget:${adSet?.id ?? facebookCampaignId}`],
  run,
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

async function run(context: RunContext<'daily-budget'>): Promise<Ending> {
  const { ctx, account, operation, save } = context;
  const id = await whereItStands(context);
  if (id === undefined) return { problem: goneProblem() };
  const before = await ctx.meta.readDailyBudget(account, id);
  if (!before) return gone(context, id);
  const { from, to } = context.details;
  if (before.dailyBudgetMinor === to.dailyBudgetMinor) return kept(context, id, to.dailyBudgetMinor);
  const isAnother = before.dailyBudgetMinor !== from.dailyBudgetMinor;
  // Lowered at Meta since: it would rise by more than anybody has agreed to.
  const risesByMore =
    before.dailyBudgetMinor !== null &&
    before.dailyBudgetMinor < Math.min(from.dailyBudgetMinor, to.dailyBudgetMinor);
  if (isAnother && (operation.undoes || risesByMore))
    return { ...kept(context, id, before.dailyBudgetMinor), problem: changedSinceProblem() };
  if (isAnother && before.dailyBudgetMinor !== null)
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

function gone(context: RunContext<'daily-budget'>, id: string): Ending {
  return id === context.operation.facebookCampaignId ? campaignGone(context) : adSetGone(context, id);
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

import type { ChangeMatter } from '#contract/live/change-matter.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { keepBudgetSum } from './budget-sum.ts';
import type { Ending, Errand } from './change-errand.ts';
import { changedSinceProblem, goneProblem, notTakenProblem, tooOftenProblem } from './change-problem.ts';
import { listChangesSince } from './change-queries.ts';
import { sendChange } from './change-sending.ts';
import { updateLiveAdSet, updateLiveCampaign } from './live-row-queries.ts';
import { getLiveCampaign, listLiveAdSets } from './queries.ts';

const hourMs = 60 * 60_000;
const changesAnHour = 4;

/** Changes a daily budget at Meta, where it stands. */
export async function setDailyBudgetOnMeta(errand: Errand<'daily-budget'>): Promise<Ending> {
  const { house, account, change, save } = errand;
  const id = await whereItStands(errand);
  if (id === undefined) return { problem: goneProblem() };
  const before = await house.meta.readDailyBudget(account, id);
  if (!before) return gone(errand, id);
  const { from, to } = errand.matter;
  if (before.dailyBudgetMinor === to.dailyBudgetMinor) return kept(errand, id, to.dailyBudgetMinor);
  if (change.undoes && before.dailyBudgetMinor !== from.dailyBudgetMinor)
    return { ...kept(errand, id, before.dailyBudgetMinor), problem: changedSinceProblem() };
  if (before.dailyBudgetMinor !== null && before.dailyBudgetMinor !== from.dailyBudgetMinor)
    await save({
      matter: { ...errand.matter, from: { ...from, dailyBudgetMinor: before.dailyBudgetMinor } },
    });
  try {
    const send = () => house.meta.setDailyBudget(account, id, to.dailyBudgetMinor);
    await sendChange(errand, { send });
  } catch (error) {
    if (!isTooOften(error)) throw error;
    return { problem: tooOftenProblem(await untilAllowedMs(errand), error) };
  }
  const after = await house.meta.readDailyBudget(account, id);
  if (!after) return gone(errand, id);
  const end = kept(errand, id, after.dailyBudgetMinor);
  const isTaken = after.dailyBudgetMinor === to.dailyBudgetMinor;
  return isTaken ? end : { ...end, problem: notTakenProblem('other-budget') };
}

/** On the campaign itself, on its one ad set with a budget, or on the one of several that the change is about. */
async function whereItStands({
  house: { db },
  workspaceId,
  change,
  matter,
}: Errand<'daily-budget'>): Promise<string | undefined> {
  if (matter.adSet) return matter.adSet.id;
  const { budgetPlace, facebookCampaignId } = await getLiveCampaign(
    db,
    workspaceId,
    change.facebookCampaignId!,
  );
  if (budgetPlace === 'campaign') return facebookCampaignId;
  const adSets = await listLiveAdSets(db, workspaceId, facebookCampaignId);
  const budgeted = adSets.filter(({ goneAt, dailyBudgetMinor }) => !goneAt && dailyBudgetMinor !== null);
  // Another has got one since: which of them was meant cannot be known.
  return budgeted.length === 1 ? budgeted[0]!.facebookAdSetId : undefined;
}

function gone({ house, workspaceId, change }: Errand<'daily-budget'>, id: string): Ending {
  const goneAt = new Date(house.now());
  const facebookCampaignId = change.facebookCampaignId!;
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
  { house, workspaceId, change }: Errand<'daily-budget'>,
  id: string,
  dailyBudgetMinor: number | null,
): Ending {
  if (dailyBudgetMinor === null) return {};
  const changedHereAt = new Date(house.now());
  const facebookCampaignId = change.facebookCampaignId!;
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
async function untilAllowedMs({ house, workspaceId, change }: Errand<'daily-budget'>): Promise<number> {
  const now = house.now();
  const recent = await listChangesSince(house.db, workspaceId, {
    facebookCampaignIds: [change.facebookCampaignId!],
    since: new Date(now - hourMs),
  });
  const doneAt = recent
    .filter(({ matter, status }) => status === 'done' && isOfSameBudget(matter, change.matter))
    .map(({ finishedAt }) => finishedAt!.getTime())
    .toSorted((one, other) => one - other);
  const first = doneAt.at(-changesAnHour);
  return first === undefined ? hourMs : first + hourMs - now;
}

function isOfSameBudget(one: ChangeMatter, other: ChangeMatter): boolean {
  return one.kind === 'daily-budget' && other.kind === 'daily-budget' && one.adSet?.id === other.adSet?.id;
}

import type { contract } from '#contract/contract.ts';
import type { guardrails } from '#contract/live/guardrails.ts';
import type { steering } from '#contract/live/steering.ts';
import type { watching } from '#contract/live/watching.ts';
import { presentOperation } from '#server/features/operations/present.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { member, type Visit } from '#server/procedures.ts';
import type { Router } from '@orpc/server';
import { addAds } from './new-ads.ts';
import { setBrakes } from '../brakes/set-brakes.ts';
import { getDrifts, keepDrift } from '../drift/list-drifts.ts';
import { putBack } from '../drift/put-back.ts';
import { setCostGoal } from './cost-goal.ts';
import { engineParts as parts } from './kinds.ts';
import { deleteCampaign } from './deletion.ts';
import { renameCampaign } from './rename.ts';
import { rewordAd } from './ad-copy.ts';
import { setDailyBudget } from './daily-budget.ts';
import { findBudgetRoom } from '../spending/budget-room.ts';
import { listAccountSpending } from '../spending/list-account-spending.ts';
import { setGuardrails } from '../spending/set-guardrails.ts';
import { setLocations } from './locations.ts';
import { setSchedule } from './schedule.ts';
import { setAccountLimit, setCampaignLimit } from './spending-limit.ts';
import { setStatus } from './set-status.ts';

const { liveCampaigns } = member;

interface Asked<Input> {
  context: { ctx: AppContext; person: Person };
  input: Input;
}

/** Accepts an operation and answers it as it stands. */
export function answering<Input>(
  accept: (ctx: AppContext, person: Person, input: Input) => Promise<OperationRow>,
) {
  return async ({ context: { ctx, person }, input }: Asked<Input>) =>
    presentOperation(ctx, person, { parts, row: await accept(ctx, person, input) });
}

type Questions = keyof typeof guardrails | keyof typeof steering | keyof typeof watching;

/** Answers to the contract's questions that change something at Meta. */
// By name: written out, it is more than the compiler writes.
export const steeringProcedures: Router<Pick<(typeof contract)['liveCampaigns'], Questions>, Visit> = {
  setStatus: liveCampaigns.setStatus.handler(answering(setStatus)),
  setDailyBudget: liveCampaigns.setDailyBudget.handler(answering(setDailyBudget)),
  rename: liveCampaigns.rename.handler(answering(renameCampaign)),
  setCostGoal: liveCampaigns.setCostGoal.handler(answering(setCostGoal)),
  setGuardrails: liveCampaigns.setGuardrails.handler(answering(setGuardrails)),
  listGuardrails: liveCampaigns.listGuardrails.handler(({ context: { ctx, person } }) =>
    listAccountSpending(ctx, person, parts),
  ),
  budgetRoom: liveCampaigns.budgetRoom.handler(({ context: { ctx, person }, input }) =>
    findBudgetRoom(ctx, person, input),
  ),
  setBrakes: liveCampaigns.setBrakes.handler(answering(setBrakes)),
  setAccountLimit: liveCampaigns.setAccountLimit.handler(answering(setAccountLimit)),
  setCampaignLimit: liveCampaigns.setCampaignLimit.handler(answering(setCampaignLimit)),
  setSchedule: liveCampaigns.setSchedule.handler(answering(setSchedule)),
  setLocations: liveCampaigns.setLocations.handler(answering(setLocations)),
  rewordAd: liveCampaigns.rewordAd.handler(answering(rewordAd)),
  addAds: liveCampaigns.addAds.handler(answering(addAds)),
  putBack: liveCampaigns.putBack.handler(answering(putBack)),
  listDrifts: liveCampaigns.listDrifts.handler(({ context: { ctx, person }, input }) =>
    getDrifts(ctx, person, input),
  ),
  keep: liveCampaigns.keep.handler(({ context: { ctx, person }, input }) => keepDrift(ctx, person, input)),
  remove: liveCampaigns.remove.handler(answering(deleteCampaign)),
};

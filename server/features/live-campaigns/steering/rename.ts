import type { AppContext } from '#server/app-context.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import { changedSinceProblem, goneProblem, notTakenProblem } from '#server/features/operations/problems.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { type Held, updateLiveCampaign } from '../live-row-queries.ts';
import { permitOnLive } from './permit-on-live.ts';

interface Input {
  facebookCampaignId: string;
  name: string;
}

/** Gives a campaign at Meta another name. */
export function renameCampaign(
  ctx: AppContext,
  person: Person,
  { facebookCampaignId, name }: Input,
): Promise<OperationRow> {
  return acceptOperation(ctx, person, {
    kind: nameKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, person.workspaceId, facebookCampaignId),
    decide: (_, { campaign }) => ({ kind: 'name', from: campaign.name, to: name }),
  });
}

/** Renames a campaign at Meta. */
export const nameKind: OperationKind<'name'> = {
  parts: (_, facebookCampaignId) => [`name:${facebookCampaignId}`],
  run,
  reverse: (details) => ({ ...details, from: details.to, to: details.from }),
  isStillSo: ({ to }, facebookCampaignId, held) =>
    (held as Held).campaigns.get(facebookCampaignId)?.name === to,
  unchanged: () => 'name',
  keepsSpending: () => false,
};

async function run(context: RunContext<'name'>): Promise<Ending> {
  const { ctx, account, details, operation, save } = context;
  const id = operation.facebookCampaignId!;
  const before = await ctx.meta.readName(account, id);
  if (!before) return ended(context, { goneAt: new Date(ctx.now()) }, goneProblem());
  if (before.name === details.to) return ended(context, before);
  if (operation.undoes && before.name !== details.from) return ended(context, before, changedSinceProblem());
  await save({ details: { ...details, from: before.name } });
  await sendOperation(context, { send: () => ctx.meta.rename(account, id, details.to) });
  const after = await ctx.meta.readName(account, id);
  if (!after) return ended(context, { goneAt: new Date(ctx.now()) }, goneProblem());
  return ended(context, after, after.name === details.to ? undefined : notTakenProblem('other-name'));
}

function ended(
  { ctx, workspaceId, operation }: RunContext<'name'>,
  held: { name: string } | { goneAt: Date },
  problem?: Ending['problem'],
): Ending {
  const facebookCampaignId = operation.facebookCampaignId!;
  const changedHereAt = new Date(ctx.now());
  return {
    ...(problem && { problem }),
    keep: (tx) => updateLiveCampaign(tx, workspaceId, { facebookCampaignId, changedHereAt, ...held }),
  };
}

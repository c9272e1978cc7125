import type { Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import { changedSinceProblem, goneProblem, notTakenProblem } from '#server/features/operations/problems.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import { type Held, updateLiveCampaign } from '../live-row-queries.ts';

/** Renames a campaign at Meta. */
export const nameKind: OperationKind<'name'> = {
  parts: (_, facebookCampaignId) => [`name:${facebookCampaignId}`],
  run: rename,
  reverse: (details) => ({ ...details, from: details.to, to: details.from }),
  isStillSo: ({ to }, facebookCampaignId, held) =>
    (held as Held).campaigns.get(facebookCampaignId)?.name === to,
  unchanged: () => 'name',
  keepsSpending: () => false,
};

async function rename(context: RunContext<'name'>): Promise<Ending> {
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

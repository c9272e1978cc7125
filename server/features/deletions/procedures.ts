import type { Deletion } from '#contract/people/deletions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { member, visitor } from '#server/procedures.ts';
import { listShares } from '../workspaces/member-queries.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { type DeletionRow, findDeletion } from './queries.ts';
import { fateOf } from './rules.ts';

const { deletions } = member;
const { deletions: open } = visitor;

export const deletionProcedures = open.router({
  deleteAccount: deletions.deleteAccount.handler(async ({ context: { ctx, person }, input }) =>
    presentDeletion(await deleteAccount(ctx, person, input.confirmationText)),
  ),
  foresee: deletions.foresee.handler(async ({ context: { ctx, person } }) => {
    const shares = await listShares(ctx.db, person.id);
    return shares.map((share) => ({ name: share.name, fate: fateOf(share) }));
  }),
  deleteWorkspace: deletions.deleteWorkspace.handler(async ({ context: { ctx, person }, input }) =>
    presentDeletion(await deleteWorkspace(ctx, person, input.name)),
  ),
  get: open.get.handler(async ({ context: { ctx }, input }) => {
    const row = await findDeletion(ctx.db, input.code);
    if (!row) throw new Refusal('DELETION_NOT_FOUND');
    return presentDeletion(row);
  }),
});

function presentDeletion({ code, scope, requestedAt, finishedAt }: DeletionRow): Deletion {
  return {
    code,
    scope,
    requestedAt: requestedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

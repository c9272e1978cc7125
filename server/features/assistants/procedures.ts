import { Scope } from '#contract/tools.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { member } from '#server/procedures.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { findClientName, type Grant, listGrants, removeGrants } from '../people/grants/grant-queries.ts';
import { findStanding, listWorkspacesOf } from '../workspaces/member-queries.ts';

const { assistants } = member;

export const assistantProcedures = assistants.router({
  list: assistants.list.handler(async ({ context: { ctx, person } }) => {
    const workspaces = await listWorkspacesOf(ctx.db, person);
    return (await listGrants(ctx.db, person.id)).flatMap((grant) => {
      const workspace = workspaces.find(({ id }) => id === grant.workspaceId);
      return workspace ? [present(grant, workspace.name)] : [];
    });
  }),
  readClient: assistants.readClient.handler(async ({ context: { ctx }, input }) => {
    const name = await findClientName(ctx.db, input.clientId);
    if (name === undefined) throw new Refusal('ASSISTANT_NOT_FOUND');
    return { name };
  }),
  disconnect: assistants.disconnect.handler(async ({ context: { ctx, person }, input }) => {
    await ctx.db.transaction(async (tx) => {
      const grant = (await listGrants(tx, person.id)).find(({ id }) => id === input.id);
      if (!grant) throw new Refusal('ASSISTANT_NOT_FOUND');
      await removeGrants(tx, [grant.workspaceId], { personId: person.id, clientId: grant.clientId });
      // In the log of its workspace, whichever is open here.
      const standing = await findStanding(tx, person.id, { named: grant.workspaceId });
      if (!standing) return;
      await noteDeed(
        tx,
        { name: person.name, workspaceId: standing.workspaceId },
        {
          at: ctx.now(),
          deed: 'assistant-disconnected',
          subject: { kind: 'assistant', id: grant.id, name: grant.name },
        },
      );
    });
    return { disconnected: true };
  }),
});

function present({ id, name, scopes, connectedAt, lastUsedAt }: Grant, workspace: string) {
  return {
    id,
    name,
    workspace,
    scopes: scopes.flatMap((scope) => Scope.safeParse(scope).data ?? []),
    connectedAt: connectedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

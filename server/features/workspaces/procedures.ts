import { member } from '#server/procedures.ts';
import { getUsage, getWorkspace } from './queries.ts';
import { isSubscribed } from './rules.ts';

const { workspaces } = member;

export const workspaceProcedures = workspaces.router({
  current: workspaces.current.handler(async ({ context: { ctx, person } }) => {
    const row = await getWorkspace(ctx.db, person.workspaceId);
    return {
      id: row.id,
      name: row.name,
      plan: row.plan,
      subscriptionActive: isSubscribed(row, ctx.now()),
      subscriptionEndsAt: row.subscriptionEndsAt?.toISOString() ?? null,
      trialEndsAt: row.trialEndsAt.toISOString(),
      usage: await getUsage(ctx.db, row, ctx.now()),
    };
  }),
});

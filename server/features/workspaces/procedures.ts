import { member } from '#server/procedures.ts';
import { getWorkspace } from './queries.ts';

const { workspaces } = member;

export const workspaceProcedures = workspaces.router({
  current: workspaces.current.handler(async ({ context: { house, person } }) => {
    const row = await getWorkspace(house.db, person.workspaceId);
    return {
      id: row.id,
      name: row.name,
      plan: row.plan,
      subscriptionActive: row.subscriptionActive,
      subscriptionEndsAt: row.subscriptionEndsAt?.toISOString() ?? null,
      trialEndsAt: row.trialEndsAt.toISOString(),
    };
  }),
});

import { member } from '#server/procedures.ts';
import { getUsage, getWorkspace } from './queries.ts';
import { isSubscribed } from './rules.ts';

const { workspaces } = member;

export const workspaceProcedures = workspaces.router({
  current: workspaces.current.handler(async ({ context: { house, person } }) => {
    const row = await getWorkspace(house.db, person.workspaceId);
    return {
      id: row.id,
      name: row.name,
      plan: row.plan,
      subscriptionActive: isSubscribed(row, house.now()),
      subscriptionEndsAt: row.subscriptionEndsAt?.toISOString() ?? null,
      trialEndsAt: row.trialEndsAt.toISOString(),
      usage: await getUsage(house.db, row, house.now()),
    };
  }),
});

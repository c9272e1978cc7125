import { may } from '#contract/people/roles.ts';
import { type Workspace, workspaceLimits } from '#contract/people/workspaces.ts';
import type { AppContext } from '#server/app-context.ts';
import { type Person, sessionsTopic } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { member } from '#server/procedures.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { lockPerson } from '../people/queries.ts';
import { setActiveWorkspace } from '../people/people-queries.ts';
import {
  countMembers,
  countMemberships,
  findStanding,
  lockMembers,
  listWorkspacesOf,
} from '../workspaces/member-queries.ts';
import {
  getUsage,
  getWorkspace,
  insertWorkspace,
  listOwned,
  updateWorkspace,
} from '../workspaces/queries.ts';
import { firstTrialEnd, isSubscribed } from '../workspaces/rules.ts';
import { countReceived } from './queries.ts';

const { workspaces } = member;

export const workspaceProcedures = workspaces.router({
  current: workspaces.current.handler(({ context: { ctx, person } }) => present(ctx, person)),
  list: workspaces.list.handler(({ context: { ctx, person } }) => listWorkspacesOf(ctx.db, person)),
  create: workspaces.create.handler(({ context: { ctx, person }, input }) =>
    makeWorkspace(ctx, person, input.name),
  ),
  switchTo: workspaces.switchTo.handler(async ({ context: { ctx, person }, input }) => {
    const standing = await findStanding(ctx.db, person.id, { named: input.id });
    if (!standing) throw new Refusal('NOT_A_MEMBER');
    await setActiveWorkspace(ctx.db, person.sessionId, standing.workspaceId);
    const { id, name } = await getWorkspace(ctx.db, standing.workspaceId);
    return { id, name, role: standing.role };
  }),
  update: workspaces.update.handler(async ({ context: { ctx, person }, input }) => {
    await ctx.db.transaction(async (tx) => {
      const { name } = await getWorkspace(tx, person.workspaceId);
      await updateWorkspace(tx, person.workspaceId, input);
      await noteDeed(tx, person, {
        at: ctx.now(),
        deed: 'workspace-renamed',
        from: { name },
        to: input,
      });
    });
    return present(ctx, person);
  }),
  setDemands: workspaces.setDemands.handler(async ({ context: { ctx, person }, input }) => {
    // Whoever asks it of others shows it first, or would be shut out by it.
    if (input.secondFactor && !person.hasShownSecondFactor) throw new Refusal('SECOND_FACTOR_NEEDED');
    await ctx.db.transaction(async (tx) => {
      const members = await lockMembers(tx, person.workspaceId);
      const { requiresApproval: approval, requiresSecondFactor: secondFactor } = await getWorkspace(
        tx,
        person.workspaceId,
      );
      const next = {
        approval: input.approval ?? approval,
        secondFactor: input.secondFactor ?? secondFactor,
      };
      await updateWorkspace(tx, person.workspaceId, {
        requiresApproval: next.approval,
        requiresSecondFactor: next.secondFactor,
      });
      await noteDeed(tx, person, {
        at: ctx.now(),
        deed: 'demands-set',
        from: { approval, secondFactor },
        to: next,
      });
      // What they have open looks again whether they may see it.
      for (const { personId } of members) await ctx.signals.notify(tx, sessionsTopic(personId));
    });
    return present(ctx, person);
  }),
});

async function present({ db, now }: AppContext, person: Person): Promise<Workspace> {
  const row = await getWorkspace(db, person.workspaceId);
  return {
    id: row.id,
    name: row.name,
    role: person.role,
    ceiling: person.ceiling,
    demands: { secondFactor: row.requiresSecondFactor, approval: row.requiresApproval },
    members: await countMembers(db, row.id),
    belongsTo: await countMemberships(db, person.id),
    invitedTo: await countReceived(db, person.email, new Date(now())),
    ...(may(person.role, 'see') && {
      plan: row.plan,
      subscriptionActive: isSubscribed(row, now()),
      subscriptionEndsAt: row.subscriptionEndsAt?.toISOString() ?? null,
      trialEndsAt: row.trialEndsAt.toISOString(),
      usage: await getUsage(db, row, now()),
    }),
  };
}

/** A second trial would be a gift to whoever makes workspaces: each has what is left of the first one's. */
async function makeWorkspace({ db, now }: AppContext, person: Person, name: string) {
  return db.transaction(async (tx) => {
    await lockPerson(tx, person.id);
    const owned = await listOwned(tx, person.id);
    const limit = workspaceLimits.owned;
    if (owned.length >= limit) throw new Refusal('TOO_MANY_WORKSPACES', { limit });
    const trialEndsAt = owned[0]?.trialEndsAt ?? firstTrialEnd(person);
    const { id } = await insertWorkspace(tx, person.id, { name, trialEndsAt });
    await noteDeed(tx, { ...person, workspaceId: id }, { at: now(), deed: 'workspace-made', to: { name } });
    return { id, name, role: 'owner' as const };
  });
}
